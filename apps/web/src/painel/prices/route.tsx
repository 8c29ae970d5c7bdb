import { lazy } from '../../ground/lazy.js';
import { useLive } from '../../ground/live.js';
import { partIn, typed, useSearch } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { type PricesProps, useCatalog, useMerchants, useTariffs } from './prices.hook.js';
import { TariffEditor } from './tariff-editor.part.js';
import { TariffList } from './tariff-list.part.js';
import { VehicleList } from './vehicle-list.part.js';
import { priceWords as text } from '../words.js';

const PayRulesPart = lazy(() => import('./pay-rules.part.js'), 'PayRulesPart', <Loading lines={10} />);

const FaultRulesPart = lazy(() => import('./fault-rules.part.js'), 'FaultRulesPart', <Loading lines={10} />);

const SEARCH = {
  part: partIn('parte', { tariffs: null, pay: 'repasse', faults: 'falhas', vehicles: 'veiculos' }),
  open: typed('tarifa'),
  copied: typed('de'),
};

/**
 * The screen of prices: tariffs, vehicle types and categories. `tarifa` in the address is the open tariff, `nova` an unsaved one.
 */
export function PricesRoute() {
  const { part, open, copied } = useSearch(SEARCH);
  const may = useMay();
  const tariffs = useTariffs();
  const { vehicles, categories } = useCatalog();
  const props: PricesProps = {
    ...{ open, copied, mayPrice: may('tariffs') },
    ...{ tariffs, vehicles, categories, merchants: useMerchants() },
  };
  useLive({ behind: () => void tariffs.refetch() });
  const error = tariffs.error ?? vehicles.error ?? categories.error;
  const again = () => Promise.all([tariffs.refetch(), vehicles.refetch(), categories.refetch()]);
  const ready = tariffs.data && vehicles.data && categories.data;
  return (
    <div className="page prices">
      <PartsHead
        {...{ title: text.title, label: text.parts, part: SEARCH.part, names: text }}
        clears={['tarifa', 'de']}
      />
      {error && <Failure error={error} again={again} />}
      {!error && !ready && <Loading lines={10} />}
      {ready && (
        <>
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
        </>
      )}
    </div>
  );
}

function TariffsPart(props: PricesProps) {
  const { open, copied } = props;
  if (open === '') return <TariffList {...props} />;
  return <TariffEditor key={`${open} ${copied}`} {...props} />;
}
