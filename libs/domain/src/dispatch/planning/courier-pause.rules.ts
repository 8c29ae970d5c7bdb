import type { Dispatch } from '../../company/index.js';
import type { CourierRow, Silence, WorldRows } from './world-rows.types.js';

/** A courier who did not answer an offer of a pass gets no other for so many offer times. */
const PAUSE_IN_OFFERS = 5;
/** So many are forgiven where nobody else is free; from the second one beyond, each doubles the pause. */
const FORGIVEN = 3;
const MAX_DOUBLINGS = 3;

/** The silence of courier `p` since they last answered an offer, came online or said to answer again. */
export const SILENCE = `lateral (
  select max(f.ended_at) as "unansweredAt", count(distinct f.ended_at)::int as silences
    from (select greatest(p.online_since, p.answers_since, (
                   select a.changed_at from order_offers a
                    where a.courier_id = p.courier_id and a.status in ('accepted', 'declined') and a.changed_at > p.online_since
                    order by a.changed_at desc limit 1)) as at) since, order_offers f
   where f.courier_id = p.courier_id and f.status = 'expired' and f.changed_at > since.at and f.ended_at > since.at) silence`;

/** null: the courier is not paused. */
export function pausedUntil(
  { unansweredAt = null, silences = 1 }: Silence,
  { offerSeconds }: Pick<Dispatch, 'offerSeconds'>,
  now: Date,
): Date | null {
  if (unansweredAt === null) return null;
  const doublings = Math.min(Math.max(0, silences - FORGIVEN - 1), MAX_DOUBLINGS);
  const offers = PAUSE_IN_OFFERS * 2 ** doublings;
  const until = new Date(unansweredAt.getTime() + offers * offerSeconds * 1_000);
  return until > now ? until : null;
}

/** A courier who left so many offers unanswered is asked only where nobody else who fits is on shift. */
export function isAskedLast({ silences = 0 }: Silence): boolean {
  return silences > FORGIVEN;
}

/**
 * For a pass, a courier who left an offer of the order unanswered counts as one who declined while somebody
 * else who fits is on shift. A paused courier does so while somebody else is free for the order in its turn;
 * once they are asked last, while somebody else is on shift.
 */
export function withPauses(rows: WorldRows, isPaused: (courier: CourierRow) => boolean): WorldRows {
  const paused = rows.couriers.filter(isPaused);
  const others = rows.couriers.filter((courier) => !isPaused(courier));
  const free = others.filter(({ activeOrders }) => activeOrders === 0);
  const orders = rows.orders.map((order) => {
    const { unansweredBy = [], excludedCourierIds } = order;
    const answers = (courier: CourierRow) => fits(courier, order) && !unansweredBy.includes(courier.id);
    const taker = free.findIndex(answers);
    if (taker >= 0) free.splice(taker, 1);
    else if (!others.some(answers)) return order;
    const silent = paused.filter((courier) => taker >= 0 || isAskedLast(courier));
    return {
      ...order,
      excludedCourierIds: [...excludedCourierIds, ...unansweredBy, ...silent.map(({ id }) => id)],
    };
  });
  return { ...rows, orders };
}

function fits({ id, vehicleTypeIds }: CourierRow, order: WorldRows['orders'][number]): boolean {
  return (
    order.vehicleTypeIds.some((type) => vehicleTypeIds.includes(type)) &&
    !order.excludedCourierIds.includes(id)
  );
}
