import { useMemo } from 'react';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { filterOf, idOf } from './deliveries.rules.js';
import { useDeliveries, useResend } from './deliveries.hook.js';
import { useSubscriptions } from './subscriptions.hook.js';
import { WebhooksView } from './view.js';

export function WebhooksRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const filter = useMemo(() => filterOf(query), [query]);
  const deliveries = useDeliveries(filter);
  const subscriptions = useSubscriptions();
  const resend = useResend();
  useLive({ behind: () => void deliveries.refetch() });
  const chosen = idOf(query.get('envio'));
  return (
    <WebhooksView
      tab={query.get('parte') === 'destinos' ? 'subscriptions' : 'deliveries'}
      filter={filter}
      deliveries={deliveries}
      subscriptions={subscriptions}
      resend={resend}
      mayWrite={may('webhooks')}
      chosen={chosen}
      choose={(id) =>
        goQuery({ envio: id === null ? null : String(id) }, { replace: chosen !== null && id !== null })
      }
    />
  );
}
