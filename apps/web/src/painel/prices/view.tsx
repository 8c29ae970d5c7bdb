import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery } from '../../ground/router.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import type { useCatalog, useMerchants, useTariffs } from './prices.hook.js';
import { TariffEditor } from './tariff-editor.part.js';
import { TariffList } from './tariff-list.part.js';
import { VehicleList } from './vehicle-list.part.js';
import { priceWords as text } from '../words.js';

const PayRulesPart = lazy(() =>
  import('./pay-rules.part.js').then((part) => ({ default: part.PayRulesPart })),
);

const FaultRulesPart = lazy(() =>
  import('./fault-rules.part.js').then((part) => ({ default: part.FaultRulesPart })),
);

const PART_NAMES = { tariffs: null, pay: 'repasse', faults: 'falhas', vehicles: 'veiculos' } as const;
type Part = keyof typeof PART_NAMES;

/** The part that the address names. */
export function partOf(name: string | null): Part {
  const parts = Object.keys(PART_NAMES) as Part[];
  return parts.find((part) => PART_NAMES[part] === name) ?? 'tariffs';
}

export interface PricesViewProps {
  part: Part;
  open: string | null;
  /** Id of the tariff that a new one is copied from. */
  copied: string | null;
  tariffs: ReturnType<typeof useTariffs>;
  vehicles: ReturnType<typeof useCatalog>['vehicles'];
  categories: ReturnType<typeof useCatalog>['categories'];
  merchants: ReturnType<typeof useMerchants>;
  mayPrice: boolean;
  mayCatalog: boolean;
  maySettings: boolean;
}

/** The screen of prices: tariffs, vehicle types and categories. */
export function PricesView(props: PricesViewProps) {
  const { part, tariffs, vehicles, categories } = props;
  const error = tariffs.error ?? vehicles.error ?? categories.error;
  const again = () => Promise.all([tariffs.refetch(), vehicles.refetch(), categories.refetch()]);
  const ready = tariffs.data && vehicles.data && categories.data;
  return (
    <div className="page prices">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={[
            { key: 'tariffs', label: text.tariffs },
            { key: 'pay', label: text.pay },
            { key: 'faults', label: text.faults },
            { key: 'vehicles', label: text.vehicles },
          ]}
          chosen={part}
          choose={(key) => goQuery({ parte: PART_NAMES[key], tarifa: null, de: null })}
        />
      </div>
      {error && <Failure error={error} again={again} />}
      {!error && !ready && <Loading lines={10} />}
      {ready && part === 'vehicles' && (
        <VehicleList
          vehicles={vehicles.data.items}
          categories={categories.data.items}
          mayWrite={props.mayCatalog}
        />
      )}
      {ready && part === 'pay' && (
        <Suspense fallback={<Loading lines={10} />}>
          <PayRulesPart mayWrite={props.maySettings} />
        </Suspense>
      )}
      {ready && part === 'faults' && (
        <Suspense fallback={<Loading lines={10} />}>
          <FaultRulesPart mayWrite={props.maySettings} />
        </Suspense>
      )}
      {ready && part === 'tariffs' && <TariffsPart {...props} />}
    </div>
  );
}

function TariffsPart(props: PricesViewProps) {
  const { open, copied } = props;
  if (open === null) return <TariffList {...props} />;
  return <TariffEditor key={`${open} ${copied ?? ''}`} {...props} open={open} />;
}
