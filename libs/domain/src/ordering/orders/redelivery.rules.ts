import type { HubSettings } from '../../company/index.js';
import { DomainError, type OrderChannel } from '../../base/index.js';
import type { FailureNext } from '../../events/index.js';
import type { Order, OrderRecord } from './order.entity.js';
import type { CreateOrderCommand, GoodsPlace } from './order.types.js';
import type { Stop } from './stop.types.js';
import { requireTransition } from './order.rules.js';

const DAY_MS = 86_400_000;

type Failed = Pick<OrderRecord, 'status' | 'stops'>;

/** Stops whose goods are still there to be brought again. */
export function failedStops({ stops }: Pick<OrderRecord, 'stops'>): Stop[] {
  return stops.filter(({ status, ifUndelivered }) => status === 'failed' && ifUndelivered !== 'dispose');
}

export function isRedeliverable(order: Failed): boolean {
  return order.status === 'completed' && failedStops(order).length > 0;
}

/** @throws transition_refused */
export function requireRedeliverable(order: Failed, command: 'redeliver' | 'settle' = 'redeliver'): void {
  requireTransition(isRedeliverable(order), command, order);
}

/** Where goods are: as recorded; else an order that ends with a return ends once they are at the shop. */
export function goodsAt(order: Pick<OrderRecord, 'goodsAt' | 'needsReturn'>): GoodsPlace {
  return order.goodsAt ?? (order.needsReturn ? 'shop' : 'courier');
}

/** The hub's own place for goods. @throws required_value (the setting `depotAddress`) */
export function requireDepot({ depotAddress }: HubSettings): string {
  if (depotAddress === null) throw new DomainError('required_value', { field: 'depotAddress' });
  return depotAddress;
}

/** What an order asks for, whenever it is ordered again: its shop, vehicle, pickup, goods and payment. */
export function orderedAgain(order: OrderRecord): Omit<CreateOrderCommand, 'source' | 'stops'> {
  const { vehicleTypeId, acceptableVehicleTypeIds, categoryId, pickup, needsReturn, needsProof } = order;
  const { externalId, externalDisplayId, observation, goodsValueCents, paymentMethod, combinable } = order;
  return {
    merchant: { id: order.merchantId },
    vehicleTypeId,
    acceptableVehicleTypeIds,
    categoryId,
    pickup,
    needsReturn,
    needsProof,
    combinable,
    externalId,
    externalDisplayId,
    observation,
    goodsValueCents,
    paymentMethod,
    package: order.package,
    initialStatus: 'pending',
  };
}

/**
 * The order again, of what was not delivered: same recipients, codes and goods. Who has them is asked first.
 * What fails again comes back, not out for ever. At the hub it is collected there. @throws as `requireDepot`
 */
export function redeliveryOf(
  order: OrderRecord,
  source: OrderChannel,
  scheduledFor: Date | null,
  settings: HubSettings,
): CreateOrderCommand {
  const place = goodsAt(order);
  return {
    ...orderedAgain(order),
    source,
    pickup: place === 'hub' ? { address: requireDepot(settings) } : order.pickup,
    paymentCode: order.paymentCode,
    // A return that the failure added is not priced again.
    needsReturn: order.price.returnCents > 0,
    stops: failedStops(order).map((stop) => ({
      ...stop,
      ifUndelivered: isTriedAgain(stop) ? 'return' : (stop.ifUndelivered ?? null),
    })),
    scheduledFor,
    preferredCourierId: place === 'courier' ? order.courierId : null,
    goodsAt: place === 'hub' ? place : null,
    redeliveryOf: order.id,
  };
}

function isTriedAgain({ ifUndelivered }: Stop): boolean {
  return ifUndelivered === 'try_again_today' || ifUndelivered === 'try_again_tomorrow';
}

/**
 * When an order goes out again that its failed stops want tried again: null is now. undefined: none wants it,
 * or it went out again already. Tomorrow is a day after it began, unless the recipient wants another time.
 */
export function triedAgainAt(
  order: Pick<Order, 'status' | 'stops' | 'redeliveryOf' | 'startedAt'>,
  now: Date,
): Date | null | undefined {
  if (order.redeliveryOf !== null || !isRedeliverable(order)) return undefined;
  const wanted = failedStops(order).filter(isTriedAgain);
  if (wanted.length === 0) return undefined;
  const agreed = wanted.find(({ wantedAt }) => wantedAt !== undefined)?.wantedAt;
  if (agreed !== undefined) return new Date(agreed) > now ? new Date(agreed) : null;
  if (wanted.some(({ ifUndelivered }) => ifUndelivered === 'try_again_today')) return null;
  const tomorrow = new Date(order.startedAt.getTime() + DAY_MS);
  return tomorrow > now ? tomorrow : null;
}

export function whatFollows(
  { needsReturn, redeliveryOf }: Pick<OrderRecord, 'needsReturn' | 'redeliveryOf'>,
  stop: Stop,
): FailureNext {
  if (stop.ifUndelivered === 'dispose') return 'disposed';
  if (isTriedAgain(stop) && redeliveryOf === null) {
    if (stop.wantedAt !== undefined) return 'again_then';
    return stop.ifUndelivered === 'try_again_today' ? 'again_today' : 'again_tomorrow';
  }
  return needsReturn ? 'returns' : 'held';
}
