import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { DomainError, isDomainError, type Point, type Scope, Database } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderRecord } from './order.entity.js';
import { payOf } from './order-pay.calculator.js';
import { OrderGroups } from './order-groups.service.js';
import { OrderQuoting } from './order-quoting.service.js';
import { OrderEffects } from './order-effects.service.js';
import { isBeforeAcceptance, isEnded } from './order-status.rules.js';
import { cancel } from './cancellation.steps.js';
import { OrderStore } from './order.store.js';
import {
  amendOpenCharge,
  type OrderPatch,
  paidFor,
  quoteCommandOf,
  reprice,
  setPlain,
  setTotal,
} from './order-repricing.rules.js';
import type { OrderQuote, QuoteCommand } from './order.types.js';
import type { Place, PlaceInput } from './stop.types.js';
import { requireTransition } from './order.rules.js';

/** How much later than now an order that is made late is ready: more than any promise leaves room for. */
const DELAY_MS = 60 * 60_000;

/** How often a price is computed again because the order changed meanwhile. */
const MAX_ATTEMPTS = 5;

const REPRICING = ['pickup', 'stops', 'needsReturn', 'vehicleTypeId', 'categoryId', 'package'] as const;

/** Changes to the data of an order; `OrderLifecycle` changes its status. Each records `order.updated`. */
@Injectable()
export class OrderEditing {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly store: OrderStore,
    private readonly quoting: OrderQuoting,
    private readonly effects: OrderEffects,
    private readonly groups: OrderGroups,
  ) {}

  /** Before collection. @throws order_not_found · transition_refused · insufficient_balance · as `quote` */
  async edit(scope: Scope, orderId: number, patch: OrderPatch): Promise<OrderRecord> {
    const ask = (order: OrderRecord) => commandAfter(order, patch);
    return this.change(scope, orderId, ask, async (change, quoted, hub) => {
      const { totalCents } = change.order;
      setPlain(change, patch, hub);
      if (quoted) reprice(change, patch, quoted, hub);
      if (patch.totalCents !== undefined) setTotal(change, patch.totalCents, hub);
      if (change.order.totalCents !== totalCents) await amendOpenCharge(change, hub);
      change.record('order.updated', { data: { fields: Object.keys(patch) } });
    });
  }

  /** The price after the edit; null: the price does not change. @throws as `edit` */
  async quote(scope: Scope, orderId: number, patch: OrderPatch): Promise<OrderQuote | null> {
    const command = commandAfter(await this.store.read(scope, orderId), patch);
    return command && this.quoting.quote(scope, command);
  }

  /** Changes nothing. The price is null while other addresses are unknown. @throws as `setStopAddress` */
  async quoteStopAddress(scope: Scope, orderId: number, ordinal: number, input: PlaceInput) {
    const order = await this.store.read(scope, orderId);
    requireStop(order, ordinal, 'set_stop_address');
    const place = await this.quoting.locate(scope, input, 'address', null);
    const command = commandWith(order, ordinal, place);
    if (!command) return { place, price: null };
    const quote = await this.quoting.quote(scope, command);
    const hub = await this.hubs.get(scope.hubId);
    const { totalCents, distanceM, returnDistanceM } = quote;
    const priced = { ...order, distanceM, returnDistanceM, ...paidFor(order, totalCents, quote.price, hub) };
    return { place, price: { quote, courierPayCents: payOf(priced) } };
  }

  /**
   * The courier enters an address of a courier call; once all are known, distance and price are computed and
   * a wallet pays. Where it cannot, the address is refused and the order stays as it was, marked `refused`.
   * @throws order_not_found · stop_not_found · transition_refused · insufficient_balance · as `quote`
   */
  async setStopAddress(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: PlaceInput,
  ): Promise<OrderRecord> {
    requireStop(await this.store.read(scope, orderId), ordinal, 'set_stop_address');
    const place = await this.quoting.locate(scope, input, 'address', null);
    const ask = (order: OrderRecord) => {
      requireStop(order, ordinal, 'set_stop_address');
      return commandWith(order, ordinal, place);
    };
    return this.change(scope, orderId, ask, (change, quoted, hub) => {
      change.setStop(ordinal, place);
      if (quoted) reprice(change, {}, quoted, hub);
      change.record('order.updated', { stop: ordinal, data: { fields: ['stops'] } });
    });
  }

  /** The price of an order whose stop is elsewhere; null: there is none yet. @throws as `moveStop` */
  async quoteMove(scope: Scope, orderId: number, ordinal: number, to: Point): Promise<OrderQuote | null> {
    const command = commandOfMove(await this.store.read(scope, orderId), ordinal, to);
    return command && this.quoting.quote(scope, command);
  }

  /**
   * Moves the pin of an undelivered stop, at the price of its new way. @throws order_not_found
   * · stop_not_found · transition_refused · price_changed · insufficient_balance · as `OrderCreation.quote`
   */
  async moveStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    to: Point,
    expectedTotalCents: number | null,
  ): Promise<OrderRecord> {
    const ask = (order: OrderRecord) => commandOfMove(order, ordinal, to);
    return this.change(scope, orderId, ask, async (change, quoted, hub) => {
      const { totalCents } = change.order;
      if (quoted) reprice(change, {}, quoted, hub);
      const { totalCents: asked } = change.order;
      if (expectedTotalCents !== null && asked !== expectedTotalCents)
        throw new DomainError('price_changed', { field: 'expectedTotalCents', totalCents: asked });
      change.setStop(ordinal, { ...to, pinFrom: to });
      if (asked !== totalCents) await amendOpenCharge(change, hub);
      change.record('order.updated', { stop: ordinal, data: { fields: ['place', 'totalCents'] } });
    });
  }

  /**
   * Removes the order from lists and reads. An order that no courier has accepted is cancelled too; an order
   * in progress is refused.
   * @throws order_not_found · transition_refused
   */
  async delete(scope: Scope, orderId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.effects.change(tx, scope, orderId, async (change) => {
        const { order } = change;
        if (order.deletedAt !== null) throw new DomainError('order_not_found');
        if (isBeforeAcceptance(order.status)) cancel(change, { reason: 'operator' });
        requireTransition(isEnded(order.status), 'delete', order);
        await this.groups.leaveGroup(tx, change);
        change.set({ deletedAt: change.now });
        change.record('order.deleted');
      });
      await this.store.decrementCounters(tx, orderId);
    });
  }

  /**
   * Makes an order of a sandbox late, so that nobody has to wait for it: its limits and its promise to the
   * recipient have passed, and goods that wait for a courier are ready an hour from now. What lateness leads
   * to, such as a charge on arrival or collection, comes with the commands that follow, as for any order.
   * @throws order_not_found · feature_disabled (no sandbox) · transition_refused (not accepted, or collected)
   */
  async makeLate(scope: Scope, orderId: number): Promise<OrderRecord> {
    if (!(await this.hubs.get(scope.hubId)).sandbox) throw new DomainError('feature_disabled');
    return this.store.changeAlone(scope, orderId, (change) => {
      const { order, now } = change;
      requireTransition(['accepted', 'arrived_pickup_location'].includes(order.status), 'make_late', order);
      const passed = new Date(now.getTime() - 1);
      change.set({
        readyAt: new Date(now.getTime() + DELAY_MS),
        deliverBy: passed,
        arrivalLimitAt: order.arrivalLimitAt && passed,
        collectLimitAt: order.collectLimitAt && passed,
      });
      change.record('order.updated', { data: { fields: ['readyAt', 'deliverBy'] } });
    });
  }

  /** Prices before the lock, as route planners may be slow; anew where what `ask` returns has changed. */
  private async change(
    scope: Scope,
    orderId: number,
    ask: (order: OrderRecord) => QuoteCommand | null,
    work: (change: OrderChange, quoted: OrderQuote | null, hub: Hub) => void | Promise<void>,
  ): Promise<OrderRecord> {
    const hub = await this.hubs.get(scope.hubId);
    for (let attempt = 1; ; attempt++) {
      const asked = ask(await this.store.read(scope, orderId));
      const quoted = asked && (await this.quoting.quote(scope, asked));
      const changed = await this.db
        .transaction(async (tx) => {
          const price = { holds: false };
          const after = await this.effects.change(tx, scope, orderId, async (change) => {
            price.holds = isDeepStrictEqual(ask(change.order), asked);
            if (price.holds) await work(change, quoted, hub);
          });
          return price.holds && after;
        })
        .catch((error: unknown) => this.refusePayment(scope, orderId, error));
      if (changed) return changed;
      if (attempt >= MAX_ATTEMPTS)
        throw new Error(`Order ${String(orderId)} changes faster than it can be priced`);
    }
  }

  /** In a transaction of its own, so that merchant and operator see why the price could not be paid. */
  private async refusePayment(scope: Scope, orderId: number, error: unknown): Promise<never> {
    if (!isDomainError(error, 'insufficient_balance')) throw error;
    const { amount, balance } = error.facts;
    const cents = { amountCents: Number(amount), balanceCents: Number(balance) };
    await this.store.changeAlone(scope, orderId, (change) => {
      if (change.order.paymentStatus === 'refused') return;
      change.set({ paymentStatus: 'refused' });
      const data = { fields: ['paymentStatus'], refused: error.code, ...cents };
      change.record('order.updated', { data });
    });
    throw new DomainError('insufficient_balance', { field: 'address' }, { cause: error });
  }
}

/** Null: the price does not change. @throws transition_refused */
function commandAfter(order: OrderRecord, patch: OrderPatch): QuoteCommand | null {
  requireTransition(!isEnded(order.status) && order.collectedAt === null, 'edit', order);
  return REPRICING.some((key) => patch[key] !== undefined) ? quoteCommandOf(order, patch) : null;
}

/** @throws stop_not_found · transition_refused */
function requireStop(order: OrderRecord, ordinal: number, command: 'set_stop_address' | 'move_stop'): void {
  const { kind, status, cancelOnReturn } = order;
  const stop = order.stops.find((each) => each.ordinal === ordinal);
  if (!stop) throw new DomainError('stop_not_found');
  const may = command === 'move_stop' ? cancelOnReturn === null : kind === 'courier_call';
  requireTransition(may && stop.status === 'pending' && !isEnded(status), command, order);
}

function commandOfMove(order: OrderRecord, ordinal: number, to: Point): QuoteCommand | null {
  requireStop(order, ordinal, 'move_stop');
  return commandWith(order, ordinal, to);
}

/** Null: places of other stops are unknown. */
function commandWith(order: OrderRecord, ordinal: number, place: Partial<Place>): QuoteCommand | null {
  const stops = order.stops.map((stop) => (stop.ordinal === ordinal ? { ...stop, ...place } : stop));
  return stops.every(({ latitude }) => latitude !== null) ? quoteCommandOf({ ...order, stops }, {}) : null;
}
