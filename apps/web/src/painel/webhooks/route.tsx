import { useQuery } from '@tanstack/react-query';
import { again, read } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { goQuery } from '../../ground/router.js';
import { tabIn, useOpened, useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { TabbedHead } from '../../ground/ui/page-tabs.js';
import { moment } from '../../ground/time.js';
import { Drawer } from '../../ground/ui/drawer.js';
import { Unread } from '../../ground/ui/empty.js';
import { Copy } from '../../ground/ui/copy.js';
import { messageName, MessageState, MessageTries } from '../../ground/ui/webhook-message.js';
import { messageWords } from '../../ground/words.js';
import { Deliveries, DELIVERY, AGAIN_MS } from './deliveries.part.js';
import {
  faceName,
  healthOf,
  isSendable,
  isWaiting,
  type DeliveryDetail,
  useSubscriptions,
  useResend,
} from './deliveries.hook.js';
import { SubscriptionList } from './subscription-list.part.js';
import { webhookWords as text } from '../words.js';

const TAB = tabIn('parte', { deliveries: null, subscriptions: 'destinos' });

/** The screen of webhooks: subscriptions and their deliveries. */
export function WebhooksRoute() {
  const mayWrite = useMay()('webhooks');
  const tab = useParameter(TAB);
  const [chosen, open] = useOpened(DELIVERY);
  const subscriptions = useSubscriptions();
  useLive({ behind: () => void again('/api/admin/webhooks/deliveries') });
  const sick = subscriptions.data?.items.filter((one) => healthOf(one) === 'failing').length ?? 0;
  return (
    <div>
      <div className="page">
        <TabbedHead
          {...{ title: text.title, label: text.tabs, tab: TAB, clears: ['envio'] }}
          names={text}
          counts={{ subscriptions: sick }}
        />
        {sick > 0 && tab === 'deliveries' && (
          <p className="note row" role="status">
            <Icon name="alert" />
            <span className="grow">{text.sick(sick)}</span>
            <Button kind="quiet" onClick={() => goQuery({ parte: 'destinos', envio: null })}>
              {text.look}
            </Button>
          </p>
        )}
        {tab === 'deliveries' ? (
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

interface DeliveryDrawerProps {
  id: number;
  mayWrite: boolean;
  close: () => void;
}

/** The drawer of a delivery: what was sent, and the answer to each attempt. */
function DeliveryDrawer({ id, mayWrite, close }: DeliveryDrawerProps) {
  const delivery = useQuery({
    ...read('/api/admin/webhooks/deliveries/{id}', { id }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Drawer label={text.delivery(id)} close={close} className="hook-drawer">
      {!delivery.isSuccess && <Unread of={delivery} lines={10} />}
      {delivery.data && <Detail delivery={delivery.data} mayWrite={mayWrite} />}
    </Drawer>
  );
}

function Detail({ delivery, mayWrite }: { delivery: DeliveryDetail; mayWrite: boolean }) {
  const { some } = useResend();
  const { id, state, face, body, notice, createdAt } = delivery;
  return (
    <>
      <header className="stack">
        <h2>{messageName(delivery)}</h2>
        <p className="row">
          <MessageState of={delivery} />
          <span className="soft">
            {faceName(face)} · {text.delivery(id)} · {moment(createdAt)}
          </span>
        </p>
        {notice !== null && <p className="note">{notice}</p>}
        <p className="row">
          {mayWrite && isSendable(delivery) && (
            <Button
              kind="primary"
              icon={isWaiting(state) ? 'out' : 'undo'}
              busy={some.isPending}
              onClick={() => some.mutate([id])}
            >
              {isWaiting(state) ? text.sendNow : text.resend}
            </Button>
          )}
          {body !== null && <Copy text={body} what={messageWords.body} />}
        </p>
      </header>
      <MessageTries of={delivery} />
    </>
  );
}
