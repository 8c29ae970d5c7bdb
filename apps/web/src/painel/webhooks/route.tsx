import { again } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { goQuery } from '../../ground/router.js';
import { partIn, useOpened, useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { Deliveries, DELIVERY } from './deliveries.part.js';
import { healthOf } from './deliveries.rules.js';
import { DeliveryDrawer } from './delivery-drawer.part.js';
import { SubscriptionList } from './subscription-list.part.js';
import { useSubscriptions } from './subscriptions.hook.js';
import { webhookWords as text } from '../words.js';

const PART = partIn('parte', { deliveries: null, subscriptions: 'destinos' });

/** The screen of webhooks: subscriptions and their deliveries. */
export function WebhooksRoute() {
  const mayWrite = useMay()('webhooks');
  const part = useParameter(PART);
  const [chosen, open] = useOpened(DELIVERY);
  const subscriptions = useSubscriptions();
  useLive({ behind: () => void again('/api/admin/webhooks/deliveries') });
  const sick = subscriptions.data?.items.filter((one) => healthOf(one) === 'failing').length ?? 0;
  return (
    <div>
      <div className="page">
        <PartsHead
          {...{ title: text.title, label: text.tabs, part: PART, clears: ['envio'] }}
          names={text}
          counts={{ subscriptions: sick }}
        />
        {sick > 0 && part === 'deliveries' && (
          <p className="note row" role="status">
            <Icon name="alert" />
            <span className="grow">{text.sick(sick)}</span>
            <Button kind="quiet" onClick={() => goQuery({ parte: 'destinos', envio: null })}>
              {text.look}
            </Button>
          </p>
        )}
        {part === 'deliveries' ? (
          <Deliveries />
        ) : (
          <SubscriptionList subscriptions={subscriptions} mayWrite={mayWrite} />
        )}
      </div>
      {chosen !== null && (
        <DeliveryDrawer key={chosen} id={chosen} mayWrite={mayWrite} close={() => open(null)} />
      )}
    </div>
  );
}
