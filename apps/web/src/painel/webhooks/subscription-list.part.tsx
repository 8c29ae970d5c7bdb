import { useWrite } from '../../base/api/client.js';
import { goQuery } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Grid } from '../../desk/ui/layout.js';
import { showSecret } from '../../desk/ui/secret.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { faceName, failureText, TestAnswer } from '../../desk/ui/webhook-message.js';
import { bySickness, healthOf, type Health, type Subscription, useSubscriptions } from './deliveries.hook.js';
import { webhookWords as text } from '../words.js';
import { dotted, wordOf } from '../../base/texts.js';

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
      <p className="soft">{dotted(faceName(one.face), owner, text.since(moment(one.createdAt)))}</p>
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
  const test = useWrite('POST /api/admin/webhooks/subscriptions/{id}/test');
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
          <Act
            kind="quiet"
            of="POST /api/admin/webhooks/subscriptions/{face}/{id}/secret"
            by={one}
            ask={{ title: text.secretTitle, lead: text.secretLead, action: text.secret, tone: 'primary' }}
            done={({ secret }) =>
              showSecret({ title: text.secretTitle, lines: [[one.url, secret]], lasting: true })
            }
          >
            {text.secret}
          </Act>
        )}
      </div>
      {test.data && (
        <TestAnswer of={test.data}>
          <Button kind="quiet" onClick={() => goQuery({ envio: String(test.data.deliveryId) })}>
            {text.testShow}
          </Button>
        </TestAnswer>
      )}
    </>
  );
}
