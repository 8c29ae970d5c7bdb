import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../hubs/index.js';
import { cents, Database, DomainError, type Scope, type Transaction } from '../shared/index.js';
import { amendCharge } from './order.charge.js';
import type { OrderChange } from './order.change.js';
import { courierPay, newStop } from './order.draft.js';
import type { Order, OrderRecord } from './order.entity.js';
import { OrderFleet } from './order.fleet.js';
import { OrderQuoting, type Quoted } from './order.quoting.js';
import { OrderSettlement } from './order.settlement.js';
import { isBeforeAcceptance, isEnded } from './order.status.js';
import { cancel } from './order.steps.js';
import { OrderStore } from './order.store.js';
import {
  MAX_STOPS,
  type OrderQuote,
  type PackageDimensions,
  type PlaceInput,
  type QuoteCommand,
  type StopInput,
} from './order.types.js';

/** What may change before collection. Places and vehicle re-price the order; an explicit total wins over the tariff. */
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
}

/** Prices asked for until an order stands still. */
const ATTEMPTS = 5;

const PRICED: readonly (keyof OrderPatch)[] = [
  'pickup',
  'stops',
  'needsReturn',
  'vehicleTypeId',
  'categoryId',
  'package',
];

/** Changes of an order's data, as opposed to steps of its life. Each tells `order.updated`. */
@Injectable()
export class OrderEditing {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly store: OrderStore,
    private readonly quoting: OrderQuoting,
    private readonly settlement: OrderSettlement,
    private readonly fleet: OrderFleet,
  ) {}

  /** Before collection. @throws order_not_found · transition_refused · as `OrderPlacement.quote` */
  async edit(scope: Scope, orderId: number, patch: OrderPatch): Promise<OrderRecord> {
    const priced = PRICED.some((key) => patch[key] !== undefined);
    const ask = (order: OrderRecord) => {
      requireEditable(order);
      return priced ? quoteOf(order, patch) : null;
    };
    return this.change(scope, orderId, ask, async (change, quoted, hub) => {
      const { totalCents } = change.order;
      setPlain(change, patch);
      if (quoted) reprice(change, patch, quoted, hub);
      if (patch.totalCents !== undefined) setTotal(change, patch.totalCents, hub);
      if (change.order.totalCents !== totalCents) await chargeAnew(change, hub);
      change.record('order.updated', { data: { fields: Object.keys(patch) } });
    });
  }

  /**
   * The courier enters an address of a courier call; once all are known, distance and price are computed.
   * @throws order_not_found · stop_not_found · transition_refused · as `OrderPlacement.quote`
   */
  async setStopAddress(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: PlaceInput,
  ): Promise<OrderRecord> {
    requireOpenCall(await this.store.read(scope, orderId), ordinal);
    const place = await this.quoting.locate(scope, input, 'address', null);
    const ask = (order: OrderRecord) => {
      requireOpenCall(order, ordinal);
      const stops = order.stops.map((stop) => (stop.ordinal === ordinal ? { ...stop, ...place } : stop));
      return stops.every(({ latitude }) => latitude !== null) ? quoteOf({ ...order, stops }, {}) : null;
    };
    return this.change(scope, orderId, ask, (change, quoted, hub) => {
      change.setStop(ordinal, place);
      if (quoted) reprice(change, {}, quoted, hub);
      change.record('order.updated', { stop: ordinal, data: { fields: ['stops'] } });
    });
  }

  /**
   * Gone from lists and reads. What nobody has accepted yet is cancelled with it; what a courier has in hand is not
   * deleted from under them.
   * @throws order_not_found · transition_refused
   */
  async delete(scope: Scope, orderId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { before, after } = await this.store.change(tx, scope, orderId, async (change) => {
        const { order } = change;
        if (order.deletedAt !== null) throw new DomainError('order_not_found');
        if (isBeforeAcceptance(order.status)) cancel(change, { reason: 'operator' });
        if (!isEnded(order.status))
          throw new DomainError('transition_refused', { command: 'delete', status: order.status });
        await this.fleet.leaveGroupIfCancelled(tx, change);
        change.set({ deletedAt: change.now });
        change.record('order.deleted');
      });
      await this.settlement.settle(tx, before, after);
      await this.store.uncount(tx, orderId);
    });
  }

  /**
   * Routes may take their time, so the order is priced before it is locked. `ask` tells what its new price depends on;
   * should that have changed until the lock, another price is asked for.
   */
  private async change(
    scope: Scope,
    orderId: number,
    ask: (order: OrderRecord) => QuoteCommand | null,
    work: (change: OrderChange, quoted: Quoted | null, hub: Hub) => void | Promise<void>,
  ): Promise<OrderRecord> {
    const hub = await this.hubs.get(scope.hubId);
    for (let attempt = 1; ; attempt++) {
      const asked = ask(await this.store.read(scope, orderId));
      const quoted = asked && (await this.quoting.quote(scope, asked));
      const changed = await this.db.transaction((tx) =>
        this.changeIn(tx, scope, orderId, async (change) => {
          if (!isDeepStrictEqual(ask(change.order), asked)) return false;
          await work(change, quoted, hub);
          return true;
        }),
      );
      if (changed) return changed;
      if (attempt >= ATTEMPTS)
        throw new Error(`Order ${String(orderId)} changes faster than it can be priced`);
    }
  }

  /** null: the work did not want this order as it is now. */
  private async changeIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    work: (change: OrderChange) => Promise<boolean>,
  ): Promise<OrderRecord | null> {
    const outcome = { done: false };
    const { before, after } = await this.store.change(tx, scope, orderId, async (change) => {
      outcome.done = await work(change);
    });
    if (!outcome.done) return null;
    await this.settlement.settle(tx, before, after);
    return after;
  }
}

function requireEditable({ status, collectedAt }: OrderRecord): void {
  if (isEnded(status) || collectedAt !== null)
    throw new DomainError('transition_refused', { command: 'edit', status });
}

function requireOpenCall({ kind, status, stops }: OrderRecord, ordinal: number): void {
  const stop = stops.find((each) => each.ordinal === ordinal);
  if (!stop) throw new DomainError('stop_not_found');
  if (kind !== 'courier_call' || stop.status !== 'pending' || isEnded(status))
    throw new DomainError('transition_refused', { command: 'set_stop_address', status });
}

function setPlain(change: OrderChange, patch: OrderPatch): void {
  const { observation, externalId, needsProof, goodsValueCents } = patch;
  if (observation !== undefined) change.set({ observation });
  if (externalId !== undefined) change.set({ externalId });
  if (needsProof !== undefined) change.set({ needsProof });
  if (goodsValueCents !== undefined) {
    change.set({ goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents) });
  }
}

function reprice(change: OrderChange, patch: OrderPatch, { quote, pickup, stops }: Quoted, hub: Hub): void {
  const { order } = change;
  const codes = order.stops.some((stop) => stop.confirmationCode !== null);
  const first = Math.max(...order.stops.map((stop) => stop.ordinal)) + 1;
  change.set({
    pickup,
    ...(patch.stops && {
      stops: patch.stops.map((input, i) =>
        newStop(first + i, stops[i] ?? order.pickup, input, codes, order.uuid),
      ),
    }),
    vehicleTypeId: quote.vehicleTypeId,
    acceptableVehicleTypeIds: [...new Set([quote.vehicleTypeId, ...order.acceptableVehicleTypeIds])],
    categoryId: patch.categoryId === undefined ? order.categoryId : patch.categoryId,
    package: patch.package === undefined ? order.package : patch.package,
    needsReturn: patch.needsReturn ?? order.needsReturn,
    ...distances(quote),
    price: quote.price,
  });
  setTotal(change, quote.totalCents, hub);
}

function setTotal(change: OrderChange, total: number, hub: Hub): void {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new DomainError('invalid_value', { field: 'totalCents' });
  const totalCents = cents(total);
  change.set({ totalCents, courierPayCents: courierPay(totalCents, change.order.price, hub) });
}

/** Whoever has not paid yet is asked for the new amount. */
async function chargeAnew(change: OrderChange, hub: Hub): Promise<void> {
  const { status, charge, totalCents } = change.order;
  if (status !== 'waiting' || charge === null) return;
  change.set({ charge: await amendCharge(hub, charge, totalCents) });
}

function distances({ distanceM, returnDistanceM, durationS }: OrderQuote): Partial<Order> {
  return { distanceM, returnDistanceM, durationS };
}

/** What the order, so changed, is to be priced by. */
function quoteOf(order: OrderRecord, patch: OrderPatch): QuoteCommand {
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
