import { useMemo } from 'react';
import { usePages } from '../../ground/api/list.js';
import { isFiltered, recordIn, useSearch } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters, NoMatch } from '../../ground/ui/filters.js';
import { List, useMarked } from '../../ground/ui/list.js';
import type { Column } from '../../ground/ui/table.js';
import { messageColumns, MessageState } from '../../ground/ui/webhook-message.js';
import { messageWords } from '../../ground/words.js';
import {
  isSendable,
  isWaiting,
  queryOf,
  resendBodyOf,
  SEARCH,
  faceName,
  shortUrl,
  type Delivery,
  type Filter,
  useResend,
  useSubscriptions,
} from './deliveries.hook.js';
import { webhookWords as text } from '../words.js';

export const DELIVERY = recordIn('envio');

const PAGE = 50;
/** Deliveries are polled, as the stream has no event for them. */
export const AGAIN_MS = 2_000;

/** Messages to receivers, newest first. */
export function Deliveries() {
  const mayWrite = useMay()('webhooks');
  const filter = useSearch(SEARCH);
  // A period begins where it began when the filter was chosen, so that further pages stay.
  const wanted = useMemo(() => ({ ...queryOf(filter, now()), limit: PAGE }), [filter]);
  const list = usePages('/api/admin/webhooks/deliveries', wanted, { refetchInterval: AGAIN_MS });
  const receivers = useSubscriptions().data?.items ?? [];
  const urls = new Map(receivers.map(({ id, url }) => [id, shortUrl(url)]));
  const marked = useMarked(list.items);
  const marks = { ...marked, label: ({ id }: Delivery) => text.mark(id), may: isSendable };
  return (
    <>
      <Filters
        {...{ search: SEARCH, values: filter, label: text.filters, clear: text.clear, screen: 'deliveries' }}
        fields={[
          { of: 'state', label: text.state, any: text.anyState, words: messageWords.states },
          {
            ...{ of: 'subscriptionId', label: text.receiver, any: text.anyReceiver },
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
        more={text.more}
        empty={
          isFiltered(SEARCH, filter) ? (
            <NoMatch title={text.noMatch} clear={text.clear} search={SEARCH} />
          ) : (
            <Empty icon="link" title={text.none}>
              {text.noneLead}
            </Empty>
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

const { when, event, state } = messageColumns<Delivery>();

const columnsOf = (urls: ReadonlyMap<number, string>): Column<Delivery>[] => [
  when,
  event,
  {
    ...{ name: text.receiver, at: 'a2', className: 'cut' },
    cell: ({ face, subscriptionId }) => (
      <span title={urls.get(subscriptionId)}>
        <span className="soft">{faceName(face)}</span> {urls.get(subscriptionId) ?? `#${subscriptionId}`}
      </span>
    ),
  },
  {
    ...{ name: text.subject, width: 90, className: 'number' },
    text: ({ aggregateId }) => (aggregateId === 0 ? '–' : aggregateId),
  },
  {
    ...state,
    cell: (one) => (
      <>
        <MessageState of={one} />
        {one.notice !== null && <span className="below amber-text">{one.notice}</span>}
      </>
    ),
  },
  { name: messageWords.tries, width: 100, className: 'number', text: ({ attempts }) => attempts },
];

interface ResendBarProps {
  filter: Filter;
  marked: ReturnType<typeof useMarked<Delivery>>;
}

/** Sends again the selection, or all that the filter finds, including other pages. */
function ResendBar({ filter, marked: { rows, ids, clear } }: ResendBarProps) {
  const { some, matching } = useResend();
  const resendAll = async () => {
    if (await confirm({ title: text.resendTitle, lead: text.resendLead, action: text.resendNow }))
      matching.mutate(filter);
  };
  return (
    <div className="row">
      {ids.size > 0 && (
        <>
          <strong role="status">{text.selected(ids.size)}</strong>
          <Button
            kind="primary"
            busy={some.isPending}
            onClick={() => some.mutate([...ids], { onSuccess: clear })}
          >
            {rows.every(({ state }) => isWaiting(state)) ? text.sendNow : text.resend}
          </Button>
          <Button kind="quiet" icon="close" bare onClick={clear}>
            {text.clearSelection}
          </Button>
        </>
      )}
      <span className="grow" />
      {resendBodyOf(filter, now()) && (
        <Button icon="undo" busy={matching.isPending} onClick={resendAll}>
          {text.resendAll}
        </Button>
      )}
    </div>
  );
}
