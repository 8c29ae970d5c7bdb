import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { notify } from '../../ground/ui/toast.js';
import { orderWords as text } from '../words.js';

/** One order has a few events, each for a few receivers. */
const MESSAGES = 200;

const TONES: Readonly<Record<string, Tone>> = {
  delivered: 'green',
  queued: 'blue',
  due: 'amber',
  given_up: 'red',
};

/** Webhooks about the order: which systems got them, with what result. */
export function OrderHooks({ orderId, mayResend }: { orderId: number; mayResend: boolean }) {
  const hooks = useQuery(read('/api/admin/webhooks/deliveries', { aggregateId: orderId, limit: MESSAGES }));
  const resend = useMutation(
    write('POST /api/admin/webhooks/deliveries/{id}/resend', {
      onSuccess: () => notify(text.resent),
    }),
  );
  const states: Readonly<Record<string, string>> = text.hookState;
  return (
    <section>
      <h3>{text.webhooks}</h3>
      {!hooks.isSuccess && <Unread of={hooks} lines={2} />}
      {hooks.data?.items.length === 0 && <p className="soft">{text.noWebhooks}</p>}
      <ul className="hooks stack g4">
        {hooks.data?.items.map(({ id, face, event, topic, state, createdAt, lastStatus }) => (
          <li key={id} className="row">
            <span className="number soft">{moment(createdAt)}</span>
            <span className="grow cut">
              {event ?? topic} <span className="soft">{face}</span>
            </span>
            <Status tone={TONES[state] ?? 'plain'}>
              {states[state] ?? state} {lastStatus !== null && state !== 'delivered' && lastStatus}
            </Status>
            {mayResend && (
              <Button kind="quiet" icon="undo" bare onClick={() => resend.mutate({ id })}>
                {text.resend}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
