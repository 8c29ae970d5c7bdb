import { useLive } from '../../ground/live.js';
import { usePlace } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useCatalog, useMerchants, useTariffs } from './prices.hook.js';
import { PricesView } from './view.js';

/** `tarifa` of the address: the one that is open, `nova` for one that is not saved yet. */
export function PricesRoute() {
  const { query } = usePlace();
  const may = useMay();
  const { vehicles, categories } = useCatalog();
  const tariffs = useTariffs();
  useLive({ behind: () => void tariffs.refetch() });
  return (
    <PricesView
      part={query.get('parte') === 'veiculos' ? 'vehicles' : 'tariffs'}
      open={query.get('tarifa')}
      copied={query.get('de')}
      tariffs={tariffs}
      vehicles={vehicles}
      categories={categories}
      merchants={useMerchants()}
      mayPrice={may('tariffs')}
      mayCatalog={may('catalog')}
    />
  );
}
