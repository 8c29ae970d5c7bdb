import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useCatalog, useMerchants, useTariffs } from './prices.hook.js';
import { partOf, PricesView } from './view.js';

/** The screen of prices. `tarifa` in the address is the open tariff; `nova` is an unsaved one. */
export function PricesRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const { vehicles, categories } = useCatalog();
  const tariffs = useTariffs();
  useLive({ behind: () => void tariffs.refetch() });
  return (
    <PricesView
      part={partOf(query.get('parte'))}
      open={query.get('tarifa')}
      copied={query.get('de')}
      tariffs={tariffs}
      vehicles={vehicles}
      categories={categories}
      merchants={useMerchants()}
      mayPrice={may('tariffs')}
      mayCatalog={may('catalog')}
      maySettings={may('hub')}
    />
  );
}
