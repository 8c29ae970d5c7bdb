import { type Answer, useWrite } from '../../base/api/client.js';
import { goQuery } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Grid } from '../../desk/ui/layout.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { failureText } from '../../desk/ui/webhook-message.js';
import { bySickness, healthOf, type Health, type Subscription, useSubscriptions } from './deliveries.hook.js';
import { webhookWords as text } from '../words.js';
import { Dialog } from '../../base/ui/dialog.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';

const TEST = 'POST /api/admin/webhooks/subscriptions/{id}/test';
const TONES: Readonly<Record<Health, Tone>> = { well: 'green', failing: 'red', off: 'plain' };

export function SubscriptionList() {
  const subscriptions = useSubscriptions();
  if (!subscriptions.isSuccess) return <Unread of={subscriptions} lines={8} />;
  if (subscriptions.data.items.length === 0)
    return <Empty icon="link" title={text.noSubscriptions} lead={text.noSubscriptionsLead} />;
  return (
    <Grid least={460}>
      {bySickness(subscriptions.data.items).map((one) => (
        <li key={one.id} className="card padded column g8 break" data-receiver={one.id}>
          <Receiver one={one} />
          <Acts one={one} />
        </li>
      ))}
    </Grid>
  );
}

function Receiver({ one }: { one: Subscription }) {
  const health = healthOf(one);
  const owner = one.merchantId === null ? text.whole : text.merchant(one.merchantId);
  return (
    <div className="column g8">
      <div className="row">
        <h2 className="grow">{one.url}</h2>
        <Status tone={TONES[health]}>{text.health[health]}</Status>
      </div>
      <p className="soft">{dotted(text.faces[one.face], owner, text.since(moment(one.createdAt)))}</p>
      <p className="soft">{one.events?.join(', ') ?? text.allEvents}</p>
      <Trouble one={one} />
    </div>
  );
}

/** Why a subscription does not receive, and what will happen. */
function Trouble({ one }: { one: Subscription }) {
  const { deactivatesAt, notice } = one;
  const facts = healthOf(one) === 'well' ? [] : [...standing(one), ...lastFailure(one)];
  if (facts.length === 0 && notice === null) return null;
  return (
    <div className="note">
      {facts.length > 0 && <p>{facts.join(': ')}.</p>}
      {deactivatesAt !== null && <p>{text.willStop(moment(deactivatesAt))}</p>}
      {notice !== null && <p>{notice}</p>}
    </div>
  );
}

function standing(one: Subscription): string[] {
  const { active, failingSince, consecutiveFailures, deactivatedAt, deactivationReason } = one;
  return [
    active &&
      failingSince !== null &&
      text.failing({ count: consecutiveFailures, since: moment(failingSince) }),
    !active && deactivatedAt !== null && text.offSince(moment(deactivatedAt)),
    !active && deactivationReason !== null && wordOf(text.reasons, deactivationReason),
  ].filter((fact) => fact !== false);
}

function lastFailure({ lastStatus, lastError }: Subscription): string[] {
  const line = [lastStatus, lastError && failureText(lastError)].filter(Boolean).join(' ');
  return line === '' ? [] : [line];
}

function Acts({ one }: { one: Subscription }) {
  const mayWrite = useMay()('webhooks');
  const test = useWrite(TEST);
  return (
    <>
      <div className="row wrap acts">
        {mayWrite && !one.active && (
          <Act
            kind="primary"
            of="POST /api/admin/webhooks/subscriptions/{face}/{id}/reactivate"
            by={one}
            success={text.reactivated}
          >
            {text.reactivate}
          </Act>
        )}
        {mayWrite && (
          <Button busy={test.isPending} onClick={() => test.mutate({ id: one.id })}>
            {text.test}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() =>
            goQuery({ parte: null, estado: null, periodo: null, sobre: null, destino: String(one.id) })
          }
        >
          {text.seeDeliveries}
        </Button>
        {mayWrite && (
          <Button kind="quiet" onClick={() => showDialog(<SecretDialog subscription={one} />)}>
            {text.secret}
          </Button>
        )}
      </div>
      {test.isPending && <p role="status">{text.testing}</p>}
      {test.data && <TestAnswer {...test.data} />}
    </>
  );
}

function TestAnswer({ deliveryId, status, error, notice }: Answer<typeof TEST>) {
  const received = status !== null && error === null;
  const result = status === null ? text.testSilent : received ? text.testOk(status) : text.testFailed(status);
  return (
    <p role="status" className={received ? 'note good row' : 'note row'}>
      <span className="grow">
        {result} {error !== null && `${failureText(error)}.`} {notice}
      </span>
      <Button kind="quiet" onClick={() => goQuery({ envio: String(deliveryId) })}>
        {text.testShow}
      </Button>
    </p>
  );
}

/** Reading the secret is recorded, so it is fetched only after a warning. */
function SecretDialog({ subscription }: { subscription: Subscription }) {
  const test = useWrite('POST /api/admin/webhooks/subscriptions/{face}/{id}/secret', { gcTime: 0 });
  return (
    <Dialog title={text.secretTitle}>
      <div className="stack">
        <p>{text.secretLead}</p>
        <p className="soft">{subscription.url}</p>
        {test.data ? (
          <p className="row">
            <code className="grow well">{test.data.secret}</code>
            <Copy text={test.data.secret} what={text.secret} />
          </p>
        ) : (
          <Button
            kind="primary"
            className="start"
            busy={test.isPending}
            onClick={() => test.mutate(subscription)}
          >
            {text.secret}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
