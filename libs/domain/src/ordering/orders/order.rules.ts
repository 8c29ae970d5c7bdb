import type { OrderRecord } from './order.entity.js';
import type { Stop } from './order.types.js';

/** Every stop failed: such an order is `completed` in the core, and each protocol has its own word for it. */
export function nothingDelivered({ stops }: { readonly stops: readonly Pick<Stop, 'status'>[] }): boolean {
  return stops.length > 0 && stops.every(({ status }) => status === 'failed');
}

/** Why stops failed, each reason once, in the order of the stops. */
export function failureReasons({
  stops,
}: {
  readonly stops: readonly Pick<Stop, 'status' | 'failureReason'>[];
}): string[] {
  const reasons = stops.flatMap(({ status, failureReason }) =>
    status === 'failed' && failureReason ? [failureReason] : [],
  );
  return [...new Set(reasons)];
}

/** When a scheduled order enters the search; null once it has, and for orders that were not scheduled. */
export function searchStartsAt({ status, searchAt }: Pick<OrderRecord, 'status' | 'searchAt'>): Date | null {
  return status === 'scheduled' || status === 'waiting' ? searchAt : null;
}

/** When the order was completed or cancelled; null while it has not ended. */
export function endedAt({
  finishedAt,
  cancelledAt,
}: Pick<OrderRecord, 'finishedAt' | 'cancelledAt'>): Date | null {
  return finishedAt ?? cancelledAt;
}
