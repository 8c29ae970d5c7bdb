import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useMerchants } from './merchants.hook.js';
import { filterOf, idOf } from './merchants.rules.js';
import { MerchantsView } from './view.js';

export function MerchantsRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const filter = filterOf(query);
  const chosen = idOf(query.get('loja'));
  const merchants = useMerchants(filter);
  useLive({ behind: () => void merchants.refetch() });
  return (
    <MerchantsView
      filter={filter}
      merchants={merchants}
      may={{
        merchants: may('merchants'),
        wallets: may('wallets'),
        readWallets: may('wallets', 'read'),
        keys: may('credentials'),
        readKeys: may('credentials', 'read'),
      }}
      chosen={chosen}
      choose={(id) =>
        goQuery({ loja: id === null ? null : String(id) }, { replace: chosen !== null && id !== null })
      }
    />
  );
}
