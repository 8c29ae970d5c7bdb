import { useQuery } from '@tanstack/react-query';
import { call, type Answer, type OrderDetail, useRead } from '../../base/api/client.js';
import { distance, numeral } from '../../base/money.js';
import { clock, minutesBetween, span } from '../../base/time.js';
import { Unread } from '../../base/ui/empty.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { drawerWords as text } from '../words.js';

/** Names seldom change. */
const NAMES_FRESH_MS = 300_000;

type SearchLog = Answer<'/api/admin/orders/{id}/search'>;
type Offer = SearchLog['offers'][number];
type Decision = SearchLog['decisions'][number];

const TONES: Readonly<Record<Offer['status'], Tone>> = {
  open: 'amber',
  accepted: 'green',
  declined: 'red',
  expired: 'plain',
  withdrawn: 'plain',
};

export function OrderAsked({ order }: { order: OrderDetail }) {
  const log = useRead('/api/admin/orders/{id}/search', { id: order.id });
  const { offers = [], decisions = [] } = log.data ?? {};
  const named = [...offers, ...decisions, ...decisions.flatMap(({ alternatives }) => alternatives)];
  const ids = [...new Set(named.map(({ courierId }) => courierId))];
  const names = useQuery({
    queryKey: ['courier-names', ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => call('/api/admin/couriers/{id}', { id })));
      return new Map(found.map(({ id, name }) => [id, name]));
    },
    staleTime: NAMES_FRESH_MS,
    enabled: ids.length > 0,
  });
  const name = (id: number) => names.data?.get(id) ?? `#${String(id)}`;
  return (
    <section>
      <h3>{text.search}</h3>
      {!log.isSuccess && <Unread of={log} lines={2} />}
      {log.data && <Rounds log={log.data} name={name} />}
    </section>
  );
}

function Rounds({ log, name }: { log: SearchLog; name: (id: number) => string }) {
  const { search, queue, offers, decisions } = log;
  /** Why nobody was asked, by instant. */
  const waits = search?.waits ?? [];
  const last = waits.at(-1);
  /** Orders that the plan assigned without an offer. */
  const assigned = decisions.filter(({ kind }) => kind === 'direct').reverse();
  if (!search && offers.length + assigned.length === 0) return <p className="soft">{text.noSearch}</p>;
  return (
    <>
      {search && (
        <p className="soft">
          {text.attempt(search.attempt)} · {clock(search.startedAt)}
          {search.endedAt === null
            ? ` · ${text.untilAt(clock(search.deadlineAt))}`
            : ` – ${clock(search.endedAt)}`}
        </p>
      )}
      {queue && (
        <p>
          {queue.expectedAt === null
            ? text.queued(queue.position)
            : text.queuedUntil({ position: queue.position, at: clock(queue.expectedAt) })}
        </p>
      )}
      {last && (
        <>
          <ol className="stack g4">
            {waits.toReversed().map(({ at, reason }) => (
              <li key={at} className="row">
                <span className="number soft">{clock(at)}</span>
                <span className="grow">{text.waits[reason].why}</span>
              </li>
            ))}
          </ol>
          <p className="small soft">{text.waits[last.reason].todo}</p>
        </>
      )}
      <ol className="asked stack g4 below-it">
        {[...offers].reverse().map((offer) => (
          <li key={offer.id} className="row wrap">
            <span className="number soft">{clock(offer.offeredAt)}</span>
            <span className="grow cut">
              {name(offer.courierId)}{' '}
              {offer.distanceM !== null && <span className="soft number">{distance(offer.distanceM)}</span>}
            </span>
            <Status tone={TONES[offer.status]}>{text.said[offer.status]}</Status>
            <Why decision={decisionOf(offer)} name={name} />
          </li>
        ))}
        {assigned.map((decision) => (
          <li key={`${decision.kind} ${decision.decidedAt}`} className="row wrap">
            <span className="number soft">{clock(decision.decidedAt)}</span>
            <span className="grow cut">{name(decision.courierId)}</span>
            <Status tone="green">{text.assigned}</Status>
            <Why decision={decision} name={name} />
          </li>
        ))}
      </ol>
    </>
  );

  function decisionOf({ courierId, attempt }: Offer): Decision | undefined {
    return decisions.find((one) => one.courierId === courierId && one.attempt === attempt);
  }
}

function Why({ decision, name }: { decision: Decision | undefined; name: (id: number) => string }) {
  if (!decision) return null;
  const { decidedAt, pickupAt, bundle, cost, alternatives } = decision;
  const collects = text.collects({
    time: span(Math.max(0, minutesBetween(decidedAt, pickupAt))),
    more: bundle.length - 1,
  });
  const [next] = alternatives;
  if (!next) return <p className="why small soft">{`${collects}. ${text.nobodyElse}`}</p>;
  const more = Math.round((next.cost - cost) * 10) / 10;
  const second = text.next({
    who: name(next.courierId),
    time: span(Math.max(0, minutesBetween(decidedAt, next.pickupAt))),
    early: next.earlyMinutes,
  });
  return (
    <p className="why small soft">{`${collects}. ${second} ${more >= 0 ? text.dearer(numeral(more)) : text.needed}`}</p>
  );
}
