import { lazy, Suspense } from '../../ground/lazy.js';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { useCatalog, useMerchants, useTariffs } from './prices.hook.js';
import { TariffEditor } from './tariff-editor.part.js';
import { TariffList } from './tariff-list.part.js';
import { VehicleList } from './vehicle-list.part.js';
import { priceWords as text } from '../words.js';

const PayRulesPart = lazy(() => import('./pay-rules.part.js'), 'PayRulesPart');

const FaultRulesPart = lazy(() => import('./fault-rules.part.js'), 'FaultRulesPart');

const PART_NAMES = { tariffs: null, pay: 'repasse', faults: 'falhas', vehicles: 'veiculos' } as const;
type Part = keyof typeof PART_NAMES;

const PARTS = Object.keys(PART_NAMES) as Part[];

export interface PricesProps {
  open: string | null;
  /** Id of the tariff that a new one is copied from. */
  copied: string | null;
  tariffs: ReturnType<typeof useTariffs>;
  vehicles: ReturnType<typeof useCatalog>['vehicles'];
  categories: ReturnType<typeof useCatalog>['categories'];
  merchants: ReturnType<typeof useMerchants>;
  mayPrice: boolean;
}

/**
 * The screen of prices: tariffs, vehicle types and categories. `tarifa` in the address is the open tariff, `nova` an unsaved one.
 */
export function PricesRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const tariffs = useTariffs();
  const { vehicles, categories } = useCatalog();
  const props: PricesProps = {
    ...{ open: query.get('tarifa'), copied: query.get('de'), mayPrice: may('tariffs') },
    ...{ tariffs, vehicles, categories, merchants: useMerchants() },
  };
  const part = PARTS.find((one) => PART_NAMES[one] === query.get('parte')) ?? 'tariffs';
  useLive({ behind: () => void tariffs.refetch() });
  const error = tariffs.error ?? vehicles.error ?? categories.error;
  const again = () => Promise.all([tariffs.refetch(), vehicles.refetch(), categories.refetch()]);
  const ready = tariffs.data && vehicles.data && categories.data;
  return (
    <div className="page prices">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={PARTS.map((key) => ({ key, label: text[key] }))}
          chosen={part}
          choose={(key) => goQuery({ parte: PART_NAMES[key], tarifa: null, de: null })}
        />
      </div>
      {error && <Failure error={error} again={again} />}
      {!error && !ready && <Loading lines={10} />}
      {ready && (
        <Suspense fallback={<Loading lines={10} />}>
          {part === 'tariffs' && <TariffsPart {...props} />}
          {part === 'pay' && <PayRulesPart mayWrite={may('hub')} />}
          {part === 'faults' && <FaultRulesPart mayWrite={may('hub')} />}
          {part === 'vehicles' && (
            <VehicleList
              vehicles={vehicles.data.items}
              categories={categories.data.items}
              mayWrite={may('catalog')}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

function TariffsPart(props: PricesProps) {
  const { open, copied } = props;
  if (open === null) return <TariffList {...props} />;
  return <TariffEditor key={`${open} ${copied ?? ''}`} {...props} open={open} />;
}
