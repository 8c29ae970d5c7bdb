import type { Order, OrderRecord } from './order.entity.js';
import type { CreateOrderCommand } from './order.types.js';
import type { Stop } from './stop.types.js';
import { DomainError } from '../../base/index.js';
import type { Hub } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';

interface Stops<Fact extends keyof Stop> {
  readonly stops: readonly Pick<Stop, 'status' | Fact>[];
}

/** Every stop failed: such an order is `completed` in the core, and each protocol has its own word for it. */
export function nothingDelivered({ stops }: Stops<'status'>): boolean {
  return stops.length > 0 && stops.every(({ status }) => status === 'failed');
}

/** Reasons of the failed stops, each once, in the order of the stops. */
export function failureReasons({ stops }: Stops<'failureReason'>): string[] {
  const reasons = stops.flatMap(({ status, failureReason }) =>
    status === 'failed' && failureReason ? [failureReason] : [],
  );
  return [...new Set(reasons)];
}

/** When the search starts; null once the order has entered it, and for orders that were not scheduled. */
export function searchStartsAt({ status, searchAt }: Pick<OrderRecord, 'status' | 'searchAt'>): Date | null {
  return status === 'scheduled' || status === 'waiting' ? searchAt : null;
}

export function endedAt(order: Pick<OrderRecord, 'finishedAt' | 'cancelledAt'>): Date | null {
  return order.finishedAt ?? order.cancelledAt;
}

/** @throws transition_refused */
export function requireTransition(
  may: boolean,
  command: string,
  { status }: Pick<OrderRecord, 'status'>,
): void {
  if (!may) throw new DomainError('transition_refused', { command, status });
}

/** How long an act may have waited on a phone without network. */
const MAX_ACT_AGE_MS = 24 * 3_600_000;
/** Tolerance between the clocks of phones and servers. */
const SKEW_MS = 120_000;

/**
 * The time of an act as the courier's app states it: within 24 hours, not before the previous step and not in
 * the future. A time outside by no more than the tolerance is moved to the limit.
 * @throws invalid_value
 */
export function timeOfAct(stated: Date, recordedAt: Date, before: Date): Date {
  const [at, latest, earliest] = [stated.getTime(), recordedAt.getTime(), before.getTime()];
  const tooOld = at < latest - MAX_ACT_AGE_MS || at < earliest - SKEW_MS;
  if (tooOld || at > latest + SKEW_MS) throw new DomainError('invalid_value', { field: 'happenedAt' });
  return new Date(Math.max(earliest, Math.min(at, latest)));
}

type Steps = Pick<
  Order,
  'createdAt' | 'acceptedAt' | 'arrivedPickupAt' | 'collectedAt' | 'deliveredAt' | 'stops'
>;

export function stepBefore(order: Steps): Date {
  const { createdAt, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, stops } = order;
  const ofStops = stops.flatMap(({ arrivedAt, finishedAt }) => [arrivedAt, finishedAt]);
  const steps = [acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, ...ofStops];
  return new Date(Math.max(...steps.map((at) => new Date(at ?? createdAt).getTime())));
}

/** @throws feature_disabled · invoicing_not_enabled · payment_method_unavailable */
export function checkPermission(hub: Hub, merchant: Merchant, command: CreateOrderCommand): void {
  if (command.initialStatus === 'preparing' && !hub.settings.preparingAllowed) {
    throw new DomainError('feature_disabled', { field: 'initialStatus' });
  }
  if (command.paymentMethod === 'invoiced' && !merchant.invoicingEnabled) {
    throw new DomainError('invoicing_not_enabled', { field: 'paymentMethod' });
  }
  if (!acceptsPaymentCode(merchant, command)) {
    throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
  }
}

/** `paymentCodes` lists codes of one protocol, so only callers that order by that protocol are held to it. */
function acceptsPaymentCode({ paymentCodes }: Merchant, command: CreateOrderCommand): boolean {
  const { paymentCodeRestricted = false, paymentCode } = command;
  if (!paymentCodeRestricted || paymentCodes.length === 0) return true;
  return typeof paymentCode === 'string' && paymentCodes.includes(paymentCode);
}
