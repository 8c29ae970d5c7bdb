import { useQuery } from '@tanstack/react-query';
import { type Answer, read, sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { withoutEmpty, idIn, oneOf, recordIn, useSearch } from '../../desk/search.js';
import { Filters } from '../../desk/ui/filters.js';
import { List } from '../../desk/ui/list.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { Status } from '../../base/ui/status.js';
import { ENDED, isWaiting, MESSAGE_COLUMNS, MessageDrawer } from '../../desk/ui/webhook-message.js';
import { messageWords } from '../../base/words.js';
import { useAskAgainMs, useLivePages } from '../data/live.hook.js';
import { inspectorWords as text, resendWords } from '../words.js';

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
const SEARCH = { state: oneOf('estado', STATES), orderId: idIn('pedido') };
const SENT = recordIn('envio');

const DELIVERIES = '/api/developer/apps/{id}/deliveries';
type Sent = Answer<typeof DELIVERIES>['items'][number];

export function SentList({ id }: { id: number }) {
  const values = useSearch(SEARCH);
  const { state, orderId } = values;
  const list = useLivePages(DELIVERIES, { id, limit: 50, ...withoutEmpty(values) });
  return (
    <>
      <Filters
        search={SEARCH}
        values={values}
        label={text.kinds.sent}
        className="two"
        fields={[
          { of: 'state', label: messageWords.state, any: text.anyState, words: messageWords.states },
          { of: 'orderId', label: text.order },
        ]}
      />
      <ResendRange id={id} state={ENDED.find((one) => one === state) ?? null} orderId={orderId} />
      <List
        list={list}
        lines={6}
        empty={<p className="soft">{text.emptySent}</p>}
        opens={SENT}
        columns={Object.values(MESSAGE_COLUMNS)}
        drawer={(deliveryId, open) => <SentDrawer id={id} deliveryId={deliveryId} close={() => open(null)} />}
      >
        <Summary items={list.items} />
      </List>
    </>
  );
}

function Summary({ items }: { items: readonly Sent[] }) {
  const count = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
  const settled = count('delivered', 'given_up');
  if (items.length === 0) return null;
  return (
    <p className="row wrap" role="status" aria-label={text.summary}>
      {settled > 0 && (
        <Status tone={count('given_up') === 0 ? 'green' : 'amber'}>
          {text.share(Math.round((100 * count('delivered')) / settled))}
        </Status>
      )}
      {count('due', 'queued') > 0 && <Status tone="amber">{text.waiting(count('due', 'queued'))}</Status>}
      {count('given_up') > 0 && <Status tone="red">{text.failed(count('given_up'))}</Status>}
    </p>
  );
}

/** The stream has the newest messages only; an older one that is being sent is read again this often. */
const UNDER_WAY_MS = 5_000;

function SentDrawer({ id, deliveryId, close }: { id: number; deliveryId: number; close: () => void }) {
  const askAgainMs = useAskAgainMs();
  const found = useQuery({
    ...read(`${DELIVERIES}/{deliveryId}`, { id, deliveryId }),
    refetchInterval: ({ state }) => (isWaiting(state.data?.state ?? '') ? UNDER_WAY_MS : askAgainMs),
  });
  const resend = `POST ${DELIVERIES}/{deliveryId}/resend` as const;
  return <MessageDrawer id={deliveryId} of={found} close={close} resend={resend} by={{ id, deliveryId }} />;
}

interface ResendRangeProps {
  id: number;
  /** The list's filter by state, where it is one in which messages have ended. */
  state: (typeof ENDED)[number] | null;
  orderId: number | null;
}

const instantOf = (typed: string) => new Date(typed).toISOString();
const instant = c.optional(c.written(String, instantOf, { type: 'datetime-local' }));

const RANGE = c.record({
  from: c.field(resendWords.from, instant),
  to: c.field(resendWords.to, instant),
  event: c.field(resendWords.event, c.optionalText, { autoComplete: 'off' }),
});

/** Sends ended messages of a period again, with the list's filter. */
function ResendRange({ id, state, orderId }: ResendRangeProps) {
  return (
    <details>
      <summary>{resendWords.title}</summary>
      <p className="soft">{resendWords.lead}</p>
      <RecordForm
        codec={RANGE}
        begin={{}}
        action={resendWords.send}
        kind="plain"
        save={(range) =>
          sendChange('POST /api/developer/apps/{id}/deliveries/resend', {
            id,
            ...withoutEmpty({ state, orderId, ...range }),
          })
        }
        success={({ resent }) => resendWords.resent(resent)}
        rows={[['from', 'to', 'event']]}
      />
    </details>
  );
}
