import type { Hub } from '../../company/index.js';
import { cents, type Cents, DomainError, ZERO } from '../../base/index.js';
import { amendCharge } from './order-charge.rules.js';
import type { OrderChange } from './order-change.rules.js';
import { strictestAge } from './delivery-proof.rules.js';
import { agreedOf } from './fallback.rules.js';
import { newStop } from './order-draft.mapper.js';
import type { Order, OrderRecord } from './order.entity.js';
import { courierShare, payOf, payTermsOf } from './order-pay.calculator.js';
import { hubPromise } from './promise.rules.js';
import type { OrderPrice, OrderQuote, PackageDimensions, QuoteCommand } from './order.types.js';
import { MAX_STOPS, type PlaceInput, type StopInput } from './stop.types.js';

/** What may change before collection. Places and vehicle re-price; an explicit total overrides the tariff. */
export interface OrderPatch {
  observation?: string | null;
  externalId?: string | null;
  pickup?: PlaceInput;
  /** Replaces all stops. */
  stops?: StopInput[];
  needsReturn?: boolean;
  needsProof?: boolean;
  vehicleTypeId?: number;
  categoryId?: number | null;
  package?: PackageDimensions | null;
  totalCents?: number;
  goodsValueCents?: number | null;
  readyAt?: Date | null;
  deliverBy?: Date | null;
}

export function reprice(change: OrderChange, patch: OrderPatch, quote: OrderQuote, hub: Hub): void {
  const { order } = change;
  const { pickup, stops, found: _found, totalCents, ...priced } = quote;
  const codes = order.stops.some((stop) => stop.confirmationCode !== null);
  // A stop that is added asks for no less than the others do.
  const usualAge = strictestAge(...order.stops.map(({ minimumAge }) => minimumAge));
  const oldFacts = (at: number) => ({
    ...agreedOf(order.stops[at] ?? {}),
    minimumAge: at < order.stops.length ? (order.stops[at]?.minimumAge ?? null) : usualAge,
  });
  const first = Math.max(...order.stops.map((stop) => stop.ordinal)) + 1;
  change.set({
    pickup,
    ...(patch.stops && {
      stops: patch.stops.map((input, i) =>
        newStop(first + i, stops[i] ?? order.pickup, { ...oldFacts(i), ...input }, codes, order.uuid),
      ),
    }),
    acceptableVehicleTypeIds: [...new Set([priced.vehicleTypeId, ...order.acceptableVehicleTypeIds])],
    categoryId: patch.categoryId === undefined ? order.categoryId : patch.categoryId,
    package: patch.package === undefined ? order.package : patch.package,
    needsReturn: patch.needsReturn ?? order.needsReturn,
    ...priced,
  });
  setTotal(change, totalCents, hub);
}

export function setPlain(change: OrderChange, patch: OrderPatch, { settings }: Hub): void {
  const { observation, externalId, needsProof, goodsValueCents, readyAt, deliverBy } = patch;
  if (readyAt !== undefined) change.set({ readyAt });
  if (deliverBy !== undefined) {
    const { createdAt, scheduledFor, price } = change.order;
    change.set({ deliverBy: deliverBy ?? hubPromise(settings, createdAt, scheduledFor, price) });
  }
  if (observation !== undefined) change.set({ observation });
  if (externalId !== undefined) change.set({ externalId });
  if (needsProof !== undefined) change.set({ needsProof });
  if (goodsValueCents !== undefined) {
    change.set({ goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents) });
  }
}

export function setTotal(change: OrderChange, total: number, hub: Hub): void {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new DomainError('invalid_value', { field: 'totalCents' });
  const totalCents = cents(total);
  const { order } = change;
  change.set(paidFor(order, totalCents, order.price, hub));
  change.set({
    totalCents,
    courierPayCents: payOf(order),
    // The wallet of a courier call pays with its first price.
    ...(order.paymentMethod === 'wallet' && ({ paymentStatus: 'paid' } as const)),
    ...paidCharge(change.order, totalCents),
  });
}

export function paidFor(order: OrderRecord, total: Cents, price: OrderPrice, hub: Hub) {
  const courierPayCents = courierShare(total, price, hub);
  const when = { at: order.scheduledFor ?? order.createdAt, needsReturn: order.needsReturn };
  return { courierPayCents, payTerms: payTermsOf(hub, courierPayCents, when, order.payTerms) };
}

/** An online payment pays no more than the new price: what is beyond it is credited with the change. */
function paidCharge({ charge }: Order, totalCents: Cents): Partial<Order> {
  const { paidCents = ZERO } = charge ?? {};
  return charge !== null && paidCents > totalCents ? { charge: { ...charge, paidCents: totalCents } } : {};
}

export async function amendOpenCharge(change: OrderChange, hub: Hub): Promise<void> {
  const { status, charge, totalCents } = change.order;
  if (status !== 'waiting' || charge === null) return;
  change.set({ charge: await amendCharge(hub, charge, totalCents) });
}

export function quoteCommandOf(order: OrderRecord, patch: OrderPatch): QuoteCommand {
  if (patch.stops && patch.stops.length > MAX_STOPS) {
    throw new DomainError('limit_reached', { field: 'stops', limit: MAX_STOPS });
  }
  return {
    vehicleTypeId: patch.vehicleTypeId ?? order.vehicleTypeId,
    categoryId: patch.categoryId === undefined ? order.categoryId : patch.categoryId,
    merchantId: order.merchantId,
    pickup: patch.pickup ?? order.pickup,
    stops: patch.stops ?? order.stops,
    package: patch.package === undefined ? order.package : patch.package,
    needsReturn: patch.needsReturn ?? order.needsReturn,
    at: order.scheduledFor ?? order.createdAt,
  };
}
