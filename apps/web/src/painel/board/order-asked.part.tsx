import { useQuery } from '@tanstack/react-query';
import { answer, api, type Answer, type OrderDetail } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { distance } from '../../ground/money.js';
import { clock, minutesBetween, span } from '../../ground/time.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { drawerWords } from './drawer-words.js';

type SearchLog = Answer<'/api/admin/orders/{id}/search', 'get'>;
type Offer = SearchLog['offers'][number];
type Decision = SearchLog['decisions'][number];

const TONES: Readonly<Record<Offer['status'], Tone>> = {
  open: 'amber',
  accepted: 'green',
  declined: 'red',
  expired: 'plain',
  withdrawn: 'plain',
};

/** The search for a courier: who got an offer, the answers, and why the courier was chosen. */
export function OrderAsked({ order }: { order: OrderDetail }) {
  const text = useWords(drawerWords);
  const log = useQuery({
    queryKey: ['order', order.id, 'search'],
    queryFn: () => answer(api.GET('/api/admin/orders/{id}/search', { params: { path: { id: order.id } } })),
  });
  const ids = [
    ...new Set([
      ...(log.data?.offers.map(({ courierId }) => courierId) ?? []),
      ...(log.data?.decisions.flatMap(({ courierId, alternatives }) => [
        courierId,
        ...alternatives.map((other) => other.courierId),
      ]) ?? []),
    ]),
  ];
  const names = useQuery({
    queryKey: ['courier-names', ids],
    queryFn: () => readNames(ids),
    enabled: ids.length > 0,
    staleTime: 300_000,
  });
  const name = (id: number) => names.data?.get(id) ?? `#${String(id)}`;
  return (
    <section>
      <h3>{text.search}</h3>
      {log.isPending && <Loading lines={2} />}
      {log.error && <Failure error={log.error} again={log.refetch} />}
      {log.data && <Rounds log={log.data} name={name} />}
    </section>
  );
}

async function readNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await Promise.all(
    ids.map((id) => answer(api.GET('/api/admin/couriers/{id}', { params: { path: { id } } }))),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

function Rounds({
  log: { search, offers, decisions },
  name,
}: {
  log: SearchLog;
  name: (id: number) => string;
}) {
  const text = useWords(drawerWords);
  /** The plan decides these without asking, or only beside another strategy. */
  const unasked = decisions.filter(({ kind }) => kind !== 'offer').reverse();
  if (!search && offers.length + unasked.length === 0) return <p className="soft">{text.noSearch}</p>;
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
      <ol className="asked">
        {[...offers].reverse().map((offer) => (
          <li key={offer.id}>
            <span className="number soft">{clock(offer.offeredAt)}</span>
            <span className="grow cut">
              {name(offer.courierId)}{' '}
              {offer.distanceM !== null && <span className="soft number">{distance(offer.distanceM)}</span>}
            </span>
            <Status tone={TONES[offer.status]}>{text.said[offer.status]}</Status>
            <Why decision={decisionOf(offer)} name={name} />
          </li>
        ))}
        {unasked.map((decision) => (
          <li key={`${decision.kind} ${decision.decidedAt}`}>
            <span className="number soft">{clock(decision.decidedAt)}</span>
            <span className="grow cut">{name(decision.courierId)}</span>
            <Status tone={decision.kind === 'direct' ? 'green' : 'plain'}>
              {text.unasked[decision.kind]}
            </Status>
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

/** Why this courier was chosen before the next best. */
function Why({ decision, name }: { decision: Decision | undefined; name: (id: number) => string }) {
  const text = useWords(drawerWords);
  if (!decision) return null;
  const { decidedAt, pickupAt, bundle, cost, alternatives } = decision;
  const collects = text.collects(span(Math.max(0, minutesBetween(decidedAt, pickupAt))), bundle.length - 1);
  const [next] = alternatives;
  if (!next) return <p className="why soft">{`${collects}. ${text.nobodyElse}`}</p>;
  const more = Math.round((next.cost - cost) * 10) / 10;
  const second = text.next(
    name(next.courierId),
    span(Math.max(0, minutesBetween(decidedAt, next.pickupAt))),
    next.earlyMinutes,
  );
  return (
    <p className="why soft">{`${collects}. ${second} ${more >= 0 ? text.dearer(more) : text.needed}`}</p>
  );
}
