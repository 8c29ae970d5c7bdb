import { failureReasons, isLate, nothingDelivered, type OrderView } from '#domain';

/** Columns of the file of the history, as its screen has them; their heads are in the sheets' vocabulary. */
export const ORDER_SHEET_COLUMNS = [
  ...[
    'publicId',
    'createdAt',
    'merchant',
    'destination',
    'courier',
    'status',
    'cancelReason',
    'deliverBy',
    'deliveredAt',
  ],
  ...['lateMinutes', 'paymentMethod', 'distanceM', 'totalCents'],
] as const;

const MINUTE_MS = 60_000;

/** An order as a line of the file: instants, numbers and the core's words. */
export function orderLine(order: OrderView, now: Date) {
  const { publicId, createdAt, merchant, courier, stops, deliverBy, deliveredAt } = order;
  return {
    ...{ publicId, createdAt, deliverBy, deliveredAt },
    ...{ paymentMethod: order.paymentMethod, distanceM: order.distanceM, totalCents: order.totalCents },
    merchant: merchant.name,
    courier: courier?.name ?? null,
    destination: stops[0]?.district ?? stops[0]?.address ?? null,
    status: stateOf(order),
    cancelReason: order.cancelReason ?? failureReasons(order).join(' · '),
    lateMinutes: lateMinutes(order, now),
  };
}

/** A completed order says what was not delivered. */
function stateOf(order: OrderView): string {
  const { status, stops } = order;
  if (status !== 'completed' || stops.every((stop) => stop.status === 'delivered')) return status;
  return nothingDelivered(order) ? 'undelivered' : 'partly';
}

function lateMinutes(order: OrderView, now: Date): number | null {
  const { deliverBy, deliveredAt } = order;
  if (deliverBy === null || !isLate(order, now)) return null;
  return Math.floor(((deliveredAt ?? now).getTime() - deliverBy.getTime()) / MINUTE_MS);
}
