import { useQuery } from '@tanstack/react-query';
import { again, read } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { goQuery } from '../../ground/router.js';
import { partIn, useOpened, useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { moment } from '../../ground/time.js';
import { Drawer } from '../../ground/ui/drawer.js';
import { Unread } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { Deliveries, DELIVERY, AGAIN_MS } from './deliveries.part.js';
import {
  healthOf,
  isSendable,
  isWaiting,
  readable,
  STATE_TONES,
  type DeliveryDetail,
  useSubscriptions,
  useResend,
} from './deliveries.hook.js';
import { SubscriptionList } from './subscription-list.part.js';
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
  const { id, state, event, topic, body, dueAt, notice } = delivery;
  const states: Readonly<Record<string, string>> = text.states;
  const faces: Readonly<Record<string, string>> = text.faces;
  return (
    <>
      <header className="stack">
        <h2>{event ?? topic}</h2>
        <p className="row">
          <Status tone={STATE_TONES[state] ?? 'plain'}>{states[state] ?? state}</Status>
          <span className="soft">
            {faces[delivery.face] ?? delivery.face} · {text.delivery(id)} · {moment(delivery.createdAt)}
          </span>
        </p>
        {state === 'due' && dueAt !== null && <p className="soft">{text.next(moment(dueAt))}</p>}
        {notice !== null && <p className="note">{notice}</p>}
        {mayWrite && isSendable(delivery) && (
          <Button
            kind="primary"
            icon={isWaiting(state) ? 'out' : 'undo'}
            className="start"
            busy={some.isPending}
            onClick={() => some.mutate([id])}
          >
            {isWaiting(state) ? text.sendNow : text.resend}
          </Button>
        )}
      </header>
      <section>
        <h3>{text.attempts}</h3>
        {delivery.tries.length === 0 && <p className="soft">{text.noAttempts}</p>}
        <ol className="stack">
          {delivery.tries.toReversed().map((one) => (
            <Attempt key={one.id} one={one} />
          ))}
        </ol>
      </section>
      <section>
        <h3>{text.body}</h3>
        {body === null ? <p className="soft">{text.noBody}</p> : <Body body={body} />}
      </section>
    </>
  );
}

function Body({ body }: { body: string }) {
  return (
    <>
      <pre tabIndex={0} aria-label={text.body}>
        {readable(body)}
      </pre>
      <Button
        kind="quiet"
        onClick={() => navigator.clipboard.writeText(body).then(() => notify(text.copied), refused)}
      >
        {text.copy}
      </Button>
    </>
  );
}

function Attempt({ one }: { one: DeliveryDetail['tries'][number] }) {
  const { at, durationMs, status, error, answer, headers } = one;
  const errors: Readonly<Record<string, string>> = text.errors;
  return (
    <li>
      <p className="row">
        <span className="number soft">{moment(at)}</span>
        <Status tone={error === null ? 'green' : 'red'}>{status ?? text.noAnswer}</Status>
        <span className="number soft">{text.took(durationMs)}</span>
      </p>
      {error !== null && <p>{errors[error] ?? error}</p>}
      {answer !== null && answer !== '' && (
        <details>
          <summary>{text.answered}</summary>
          <pre tabIndex={0} aria-label={text.answered}>
            {readable(answer)}
          </pre>
        </details>
      )}
      <details>
        <summary>{text.headers}</summary>
        <pre tabIndex={0} aria-label={text.headers}>
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
      </details>
    </li>
  );
}
