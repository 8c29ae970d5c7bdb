import type { HubSettings } from '../../company/index.js';
import type { CourierRow, WorldRows } from './world-rows.types.js';

/** A courier who did not answer an offer of a pass gets no other for so many offer times. */
const PAUSE_IN_OFFERS = 5;

export function pauseMs({ offerSeconds }: Pick<HubSettings['dispatch'], 'offerSeconds'>): number {
  return PAUSE_IN_OFFERS * offerSeconds * 1_000;
}

/**
 * When the courier `p` last left an offer unanswered after the instant `since`; not before they came online or said that they answer
 * again. Null: they are not paused.
 */
export const UNANSWERED = (since: string) => `(
  select max(f.ended_at) from order_offers f
   where f.courier_id = p.courier_id and f.status = 'expired' and f.changed_at > ${since}
     and f.ended_at > greatest(${since}, p.online_since, p.answers_since))`;

/**
 * Paused couriers are as those who declined, but for the orders that nobody else is left for, in their turn: of those they are asked first for what
 * they were not asked for yet.
 */
export function withPauses(rows: WorldRows): WorldRows {
  const paused = rows.couriers.filter(({ unansweredAt }) => unansweredAt);
  if (paused.length === 0) return rows;
  const free = rows.couriers.filter(({ unansweredAt, activeOrders }) => !unansweredAt && activeOrders === 0);
  const left = rows.orders.filter((order) => {
    const taker = free.findIndex((courier) => fits(courier, order));
    if (taker >= 0) free.splice(taker, 1);
    return taker < 0;
  });
  const asked = new Map(
    paused.map(({ id }) => {
      const fresh = left.filter(({ unansweredBy = [] }) => !unansweredBy.includes(id));
      return [id, new Set(fresh.length > 0 ? fresh : left)];
    }),
  );
  const orders = rows.orders.map((order) => ({
    ...order,
    excludedCourierIds: [
      ...order.excludedCourierIds,
      ...paused.flatMap(({ id }) => (asked.get(id)?.has(order) ? [] : [id])),
    ],
  }));
  return { ...rows, orders };
}

function fits({ id, vehicleTypeIds }: CourierRow, order: WorldRows['orders'][number]): boolean {
  return (
    order.vehicleTypeIds.some((type) => vehicleTypeIds.includes(type)) &&
    !order.excludedCourierIds.includes(id)
  );
}
