import { type Answer, useRead, read, sendChange } from '../../base/api/client.js';
import {
  tabIn,
  useParameter,
  withoutEmpty,
  oneOf,
  recordIn,
  typed,
  useSearch,
  idIn,
} from '../../desk/search.js';
import { moment } from '../../base/time.js';
import { Copy } from '../../base/ui/copy.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Read } from '../../base/ui/box.js';
import { Filters } from '../../desk/ui/filters.js';
import { Icon } from '../../base/ui/icon.js';
import { List } from '../../desk/ui/list.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import {
  Headers,
  Wire,
  ENDED,
  isWaiting,
  MESSAGE_COLUMNS,
  MessageDrawer,
} from '../../desk/ui/webhook-message.js';
import { messageWords } from '../../base/words.js';
import { useAppLive, useLivePages, useAskAgainMs } from '../data/live.hook.js';
import type { App } from '../data/session.hook.js';
import { inspectorWords as text, resendWords } from '../words.js';
import { useQuery } from '@tanstack/react-query';
import * as c from '../../base/codec.js';
import { RecordForm } from '../../base/ui/record-form.js';

const KIND = tabIn('sentido', { sent: null, received: 'recebido' });

/** The messages between the platform and the partner's program, live. */
export function Inspector({ app }: { app: App }) {
  const { live } = useAppLive();
  const kind = useParameter(KIND);
  return (
    <>
      <div className="row wrap">
        <h2 className="grow">{text.title}</h2>
        <Status tone={live ? 'green' : 'amber'}>{live ? text.live : text.asking}</Status>
      </div>
      <PageTabs tab={KIND} label={text.kindsLabel} names={text.kinds} />
      <p className="soft">{text.lead[kind]}</p>
      {kind === 'sent' ? <SentList id={app.id} /> : <ReceivedList id={app.id} />}
    </>
  );
}

const SEARCH = {
  status: oneOf('resposta', ['2xx', '3xx', '4xx', '5xx']),
  method: oneOf('metodo', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: typed('caminho'),
};
const REQUEST = recordIn('chamada');
function toneOf(status: number): Tone {
  if (status >= 500) return 'red';
  return status >= 400 ? 'amber' : 'green';
}

const REQUESTS = '/api/developer/apps/{id}/requests';

const COLUMNS: readonly Column<Answer<typeof REQUESTS>['items'][number]>[] = [
  textColumn(messageWords.when, { place: 'b2', soft: true, width: 110, className: 'number' }, ({ at }) =>
    moment(at),
  ),
  column(text.request, 'a1', ({ method, path }, open) => (
    <Open act={open}>
      {method} {path}
    </Open>
  )),
  textColumn(text.note, { place: 'a2', soft: true, width: 150 }, ({ durationMs, ignored }) =>
    dotted(messageWords.took(durationMs), ignored && text.ignoredCount(ignored.length)),
  ),
  column(text.answer, { place: 'b1', width: 90 }, ({ status }) => (
    <Status tone={toneOf(status)}>{status}</Status>
  )),
];

/** Requests of the partner's program to the app's test environment. */
function ReceivedList({ id }: { id: number }) {
  const values = useSearch(SEARCH);
  return (
    <>
      <Filters
        search={SEARCH}
        label={text.kinds.received}
        className="two"
        fields={[
          { of: 'status', label: text.answer, any: text.anyAnswer },
          { of: 'method', label: text.method, any: text.anyMethod },
          { of: 'path', label: text.path },
        ]}
      />
      <List
        list={useLivePages(REQUESTS, { id, limit: 50, ...withoutEmpty(values) })}
        lines={6}
        empty={<p className="soft">{text.emptyReceived}</p>}
        opens={REQUEST}
        columns={COLUMNS}
        drawer={(requestId, open) => (
          <ReceivedDrawer id={id} requestId={requestId} close={() => open(null)} />
        )}
      />
    </>
  );
}

function ReceivedDrawer({ id, requestId, close }: { id: number; requestId: number; close: () => void }) {
  const found = useRead(`${REQUESTS}/{requestId}`, { id, requestId });
  return (
    <Drawer label={text.call(requestId)} close={close}>
      <Read of={found}>
        {({ method, path, status, curl, requestId: name, ignored, headers, body, answer, ...asked }) => (
          <>
            <header>
              <h2>
                {method} {path}
              </h2>
              <p className="row wrap">
                <span className="grow">
                  <Status tone={toneOf(status)}>{status}</Status>
                </span>
                <Copy text={curl} what="curl" shown={messageWords.curl} />
              </p>
              <p className="soft small number">
                {moment(asked.at)} · {messageWords.took(asked.durationMs)} · {name}
              </p>
              {ignored?.map(({ field, meant }) => (
                <p key={field} className="notice amber-text">
                  <Icon name="alert" />{' '}
                  <span>{meant === null ? text.ignored(field) : text.ignoredFor({ field, meant })}</span>
                </p>
              ))}
            </header>
            <section>
              <Headers of={headers} />
              <Wire label={text.body} of={body} />
            </section>
            <section>
              <Wire label={text.answer} of={answer} />
            </section>
          </>
        )}
      </Read>
    </Drawer>
  );
}

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
const SENT_SEARCH = { state: oneOf('estado', STATES), orderId: idIn('pedido') };
const SENT = recordIn('envio');

const DELIVERIES = '/api/developer/apps/{id}/deliveries';
type Sent = Answer<typeof DELIVERIES>['items'][number];

function SentList({ id }: { id: number }) {
  const values = useSearch(SENT_SEARCH);
  const { state, orderId } = values;
  const list = useLivePages(DELIVERIES, { id, limit: 50, ...withoutEmpty(values) });
  return (
    <>
      <Filters
        search={SENT_SEARCH}
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
