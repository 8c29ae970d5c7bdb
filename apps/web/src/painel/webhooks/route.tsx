import { again, useRead } from '../../base/api/client.js';
import { useLive } from '../../base/live.js';
import { goQuery } from '../../base/router.js';
import { tabIn, useOpened, useParameter, isFiltered, recordIn, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { now } from '../../base/time.js';
import { Empty } from '../../base/ui/empty.js';
import {
  faceName,
  isSendable,
  isWaiting,
  MESSAGE_COLUMNS,
  MessageDrawer,
} from '../../desk/ui/webhook-message.js';
import { messageWords } from '../../base/words.js';
import {
  healthOf,
  useSubscriptions,
  resend,
  sayResent,
  queryOf,
  resendBodyOf,
  SEARCH,
  shortUrl,
  type Delivery,
  type Filter,
} from './deliveries.hook.js';
import { SubscriptionList } from './subscription-list.part.js';
import { webhookWords as text } from '../words.js';
import { useMemo } from 'react';
import { usePages } from '../../base/api/list.js';
import { useAttempt } from '../../base/attempt.js';
import { Act } from '../../base/ui/act.js';
import { Filters, NoMatch } from '../../desk/ui/filters.js';
import { List, useMarked } from '../../desk/ui/list.js';
import { type Column, column, textColumn } from '../../desk/ui/table.js';

const DELIVERY = recordIn('envio');

/** Deliveries are polled, as the stream has no event for them. */
const REFETCH_MS = 2_000;

function Deliveries() {
  const mayWrite = useMay()('webhooks');
  const filter = useSearch(SEARCH);
  // A period keeps its first start, so that further pages fit.
  const wanted = useMemo(() => ({ ...queryOf(filter, now()), limit: 50 }), [filter]);
  const list = usePages('/api/admin/webhooks/deliveries', wanted, { refetchInterval: REFETCH_MS });
  const receivers = useSubscriptions().data?.items ?? [];
  const urls = new Map(receivers.map(({ id, url }) => [id, shortUrl(url)]));
  const marked = useMarked(list.items);
  const marks = { ...marked, label: ({ id }: Delivery) => text.mark(id), may: isSendable };
  return (
    <>
      <Filters
        search={SEARCH}
        clears
        screen="deliveries"
        fields={[
          { of: 'state', label: text.state, any: text.anyState, words: messageWords.states },
          {
            of: 'subscriptionId',
            label: text.receiver,
            any: text.anyReceiver,
            options: receivers.map(({ id, url, face }) => [id, `${faceName(face)} · ${shortUrl(url)}`]),
          },
          { of: 'period', label: text.period, any: text.anyPeriod, words: text.periods },
          { of: 'aggregateId', label: text.about, hint: text.aboutHint },
        ]}
      />
      {mayWrite && list.items.length > 0 && <ResendBar filter={filter} marked={marked} />}
      <List
        list={list}
        lines={10}
        older
        empty={
          isFiltered(SEARCH, filter) ? (
            <NoMatch title={text.noMatch} search={SEARCH} />
          ) : (
            <Empty icon="link" title={text.none} lead={text.noneLead} />
          )
        }
        opens={DELIVERY}
        data={({ id }) => ({ 'data-delivery': id })}
        marks={mayWrite ? marks : null}
        columns={columnsOf(urls)}
      />
    </>
  );
}

const columnsOf = (urls: ReadonlyMap<number, string>): Column<Delivery>[] => [
  MESSAGE_COLUMNS.when,
  MESSAGE_COLUMNS.event,
  column(text.receiver, { place: 'a2', className: 'cut' }, ({ face, subscriptionId }) => (
    <span title={urls.get(subscriptionId)}>
      <span className="soft">{faceName(face)}</span> {urls.get(subscriptionId) ?? `#${subscriptionId}`}
    </span>
  )),
  textColumn(text.subject, { width: 90, className: 'number' }, ({ aggregateId }) =>
    aggregateId === 0 ? '–' : aggregateId,
  ),
  MESSAGE_COLUMNS.state,
  textColumn(messageWords.tries, { width: 100, className: 'number' }, ({ attempts }) => attempts),
];

interface ResendBarProps {
  filter: Filter;
  marked: ReturnType<typeof useMarked<Delivery>>;
}

/** Sends the selection again, or all that the filter finds, including other pages. */
function ResendBar({ filter, marked: { rows, ids, clear } }: ResendBarProps) {
  const resending = useAttempt(() => resend([...ids]).then(clear));
  const all = resendBodyOf(filter, now());
  return (
    <div className="row">
      {ids.size > 0 && (
        <>
          <strong role="status">{text.selected(ids.size)}</strong>
          <Button kind="primary" busy={resending.busy} onClick={resending.run}>
            {rows.every(({ state }) => isWaiting(state)) ? messageWords.sendNow : messageWords.resend}
          </Button>
          <Button kind="quiet" icon="close" bare onClick={clear}>
            {text.clearSelection}
          </Button>
        </>
      )}
      <span className="grow" />
      {all && (
        <Act
          icon="undo"
          of="POST /api/admin/webhooks/deliveries/resend"
          by={all}
          ask={{ title: text.resendTitle, lead: text.resendLead, action: text.resendNow }}
          done={({ resent }) => sayResent(resent)}
        >
          {text.resendAll}
        </Act>
      )}
    </div>
  );
}

const TAB = tabIn('parte', { deliveries: null, subscriptions: 'destinos' });

export function WebhooksRoute() {
  const tab = useParameter(TAB);
  const [chosen, open] = useOpened(DELIVERY);
  const subscriptions = useSubscriptions();
  useLive({ behind: () => void again('/api/admin/webhooks/deliveries') });
  const sick = subscriptions.data?.items.filter((one) => healthOf(one) === 'failing').length ?? 0;
  return (
    <div>
      <div className="page">
        <TabbedHead
          title={text.title}
          label={text.tabs}
          tab={TAB}
          clears={['envio']}
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
        {tab === 'deliveries' ? <Deliveries /> : <SubscriptionList />}
      </div>
      {chosen !== null && <DeliveryDrawer key={chosen} id={chosen} close={() => open(null)} />}
    </div>
  );
}

function DeliveryDrawer({ id, close }: { id: number; close: () => void }) {
  const mayWrite = useMay()('webhooks');
  const found = useRead('/api/admin/webhooks/deliveries/{id}', { id }, { refetchInterval: REFETCH_MS });
  const resend = mayWrite ? 'POST /api/admin/webhooks/deliveries/{id}/resend' : undefined;
  return <MessageDrawer id={id} of={found} close={close} resend={resend} by={{ id }} />;
}
