import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { payerOf, type Merchant } from '../../people/index.js';
import {
  Clock,
  DomainError,
  newUuid,
  type Scope,
  share,
  Database,
  type Transaction,
} from '../../base/index.js';
import { agedStop } from './delivery-proof.rules.js';
import { OrderChange } from './order-change.rules.js';
import { openCharge } from './order-charge.rules.js';
import { checkFallback } from './fallback.rules.js';
import { draftOrder } from './order-draft.mapper.js';
import type { OrderRecord } from './order.entity.js';
import { OrderQuoting } from './order-quoting.service.js';
import { OrderStore } from './order.store.js';
import { promiseMinutes } from './promise.rules.js';
import { type SpendingLimit, spendingLimitOf } from './spending-days.service.js';
import { OrderingMerchants } from './ordering-merchants.service.js';
import type { OrderPrice, OrderQuote, CreateOrderCommand, QuoteCommand } from './order.types.js';
import { MAX_STOPS } from './stop.types.js';

const MAX_PUBLIC_ID_ATTEMPTS = 3;

/** A new order with all look-ups done, ready to be written. A merchant of null is created with its order. */
type PreparedOrder = Awaited<ReturnType<OrderCreation['prepare']>>;
type KnownOrder = PreparedOrder & { readonly merchant: Merchant };
type PreparedOrRefused = PreparedOrder | DomainError;

/** Orders of one batch that are looked up at the same time. */
const PARALLEL = 8;

/** Creates orders: `prepare` looks up places and tariffs without a connection, `createPrepared` writes. */
@Injectable()
export class OrderCreation {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: OrderingMerchants,
    private readonly quoting: OrderQuoting,
    private readonly store: OrderStore,
  ) {}

  /** Creates nothing. @throws as `OrderQuoting.quote` · area_paused */
  async quote(scope: Scope, command: QuoteCommand): Promise<OrderQuote> {
    requireStops(command.stops.length);
    const quote = await this.quoting.quote(scope, command);
    await this.quoting.requireOpen(await this.hubs.get(scope.hubId), quote.pickup, command.at);
    return quote;
  }

  /** Minutes that tariff or hub promise for an order of that price now, or at the scheduled instant. */
  async promiseMinutes({ hubId }: Scope, price: OrderPrice, scheduledFor: Date | null): Promise<number> {
    return promiseMinutes((await this.hubs.get(hubId)).settings, scheduledFor ?? this.clock.now(), price);
  }

  /** @throws as `prepare` and `createPrepared` */
  async create(scope: Scope, command: CreateOrderCommand): Promise<OrderRecord> {
    if (!('create' in command.merchant)) {
      const { merchant, ...found } = await this.prepare(scope, command, true);
      const order =
        merchant && (await this.insert(this.db, scope, { ...found, merchant }, merchant.updatedAt));
      if (order !== null) return order;
    }
    // Nothing was written: the cached merchant changed or may not order, or the public id was taken.
    const prepared = await this.prepare(scope, command);
    if (prepared.merchant !== null) return this.write(this.db, scope, prepared, prepared.merchant);
    // One transaction for both: a merchant created with its order must not remain when the order is refused.
    return this.db.transaction((tx) => this.createPrepared(tx, scope, prepared));
  }

  /**
   * Looks up whatever the order needs, outside of any transaction: geocoders and route planners may be slow.
   * `cached`: the merchant may be the cached one.
   * @throws as `quote` · as `OrderingMerchants.find` · insufficient_balance (courier call paid by an empty
   * wallet) · price_changed (another one than `expectedTotalCents`) · quote_expired · quote_differs
   */
  async prepare(scope: Scope, command: CreateOrderCommand, cached = false) {
    const hub = await this.hubs.get(scope.hubId);
    const merchant = await this.merchants.find(scope, hub, command, cached);
    const usualAge = await this.quoting.usualAge(hub, merchant, command.categoryId);
    checkStops(command, usualAge);
    const quoted = await this.quoted(scope, hub, merchant, command);
    const pickup =
      quoted?.pickup ??
      (await this.quoting.locate(scope, command.pickup, 'pickup.address', merchant?.serviceAreaId ?? null));
    await this.quoting.requireOpen(hub, pickup, command.scheduledFor ?? undefined);
    const vehicleTypeId =
      quoted?.vehicleTypeId ?? (await this.quoting.priceableVehicleType(scope, command, merchant, pickup));
    const charge = command.paymentMethod === 'online' ? await this.charge(hub, quoted) : null;
    const readyAt = await this.merchants.readyAt(hub, merchant, command, this.clock.now());
    return { command, hub, usualAge, merchant, quoted, pickup, vehicleTypeId, charge, readyAt };
  }

  /**
   * Writes what was prepared, within the caller's transaction.
   * @throws insufficient_balance · quote_used · for an inline merchant also as `OrderingMerchants.createIn`
   */
  async createPrepared(tx: Transaction, scope: Scope, prepared: PreparedOrder): Promise<OrderRecord> {
    const { hub, command } = prepared;
    const merchant = prepared.merchant ?? (await this.merchants.createIn(tx, scope, hub, command));
    return this.write(tx, scope, prepared, merchant);
  }

  /** As `prepare` of each, a few at a time; one may be its refusal. @throws what is wrong with the server */
  async prepareMany(scope: Scope, commands: readonly CreateOrderCommand[]): Promise<PreparedOrRefused[]> {
    const prepared: PreparedOrRefused[] = [];
    for (let at = 0; at < commands.length; at += PARALLEL) {
      const some = commands.slice(at, at + PARALLEL);
      prepared.push(
        ...(await Promise.all(some.map((one) => refusalOr(() => this.prepare(scope, one, isShared(one)))))),
      );
    }
    return prepared;
  }

  /** All that no wallet pays in one statement. What cannot be written is its refusal, and stops no other. */
  async createMany(tx: Transaction, scope: Scope, prepared: readonly PreparedOrRefused[]) {
    const drafts = prepared
      .filter(isKnown)
      .filter((one) => isShared(one.command) && this.limitOf(scope, one) === null)
      .map((one) => ({ one, change: this.draft(scope, one, null), merchantSeen: one.merchant.updatedAt }));
    const ids = await this.store.insertAll(tx, drafts);
    const written = new Map<PreparedOrRefused, OrderRecord>();
    for (const [i, { one, change }] of drafts.entries())
      if (ids[i]) written.set(one, Object.assign(change.order, { id: ids[i] }));
    const alone = (command: CreateOrderCommand) =>
      tx.savepoint(async (own) => this.createPrepared(own, scope, await this.prepare(scope, command)));
    const results: (OrderRecord | DomainError)[] = [];
    for (const one of prepared) {
      const known = one instanceof DomainError ? one : written.get(one);
      results.push(known ?? (await refusalOr(() => alone((one as PreparedOrder).command))));
    }
    return results;
  }

  private charge(hub: Hub, quoted: OrderQuote | null) {
    return openCharge(hub, quoted?.totalCents ?? null, this.clock.now());
  }

  private async write(on: Database | Transaction, scope: Scope, prepared: PreparedOrder, merchant: Merchant) {
    for (let attempt = 1; attempt <= MAX_PUBLIC_ID_ATTEMPTS; attempt++) {
      const order = await this.insert(on, scope, { ...prepared, merchant }, null);
      if (order !== null) return order;
      const { held } = prepared.command;
      if (held && (await this.store.isPlaced(on, held.id)))
        throw new DomainError('quote_used', { field: 'quoteId' });
    }
    throw new Error(`${String(MAX_PUBLIC_ID_ATTEMPTS)} random public ids in a row were taken`);
  }

  /** `seen`: when the merchant was last changed; the statement checks it. null: nothing was written. */
  private async insert(on: Database | Transaction, scope: Scope, prepared: KnownOrder, seen: Date | null) {
    const { command, merchant } = prepared;
    const payment =
      command.paymentMethod === 'wallet' ? { ownerId: payerOf(merchant), transactionUuid: newUuid() } : null;
    const limit = this.limitOf(scope, prepared);
    const change = this.draft(scope, prepared, limit);
    const id = await this.store.insert(on, change, payment, seen, limit);
    return id === null ? null : Object.assign(change.order, { id });
  }

  private limitOf(scope: Scope, { merchant, hub }: KnownOrder): SpendingLimit | null {
    return spendingLimitOf(scope, merchant, hub, this.clock.now());
  }

  private draft(scope: Scope, { merchant, ...found }: KnownOrder, limit: SpendingLimit | null): OrderChange {
    const now = this.clock.now();
    const order = draftOrder({ ...found, scope, merchant, limit, now });
    const change = new OrderChange(order, scope.actor, now);
    recordCreation(change);
    return change;
  }

  /** null for a courier call: its addresses are not known yet. */
  private async quoted(scope: Scope, hub: Hub, merchant: Merchant | null, command: CreateOrderCommand) {
    const { openStops, held, expectedTotalCents, redeliveryOf } = command;
    if (openStops !== undefined && held) throw new DomainError('quote_differs', { field: 'stops' });
    if (openStops !== undefined) return null;
    const priced = await this.priced(scope, merchant, command);
    const quoted = redeliveryOf
      ? { ...priced, totalCents: share(priced.totalCents, hub.settings.redeliveryPriceBp) }
      : priced;
    const { totalCents } = quoted;
    if (totalCents !== (expectedTotalCents ?? totalCents))
      throw new DomainError('price_changed', { field: 'expectedTotalCents', totalCents });
    return quoted;
  }

  private priced(scope: Scope, merchant: Merchant | null, command: CreateOrderCommand) {
    const { held = null, scheduledFor = null } = command;
    const asked = { merchantId: merchant?.id ?? null, at: scheduledFor ?? this.clock.now(), ...command };
    return held === null
      ? this.quoting.quote(scope, asked, merchant ?? undefined)
      : this.quoting.held(scope, { ...asked, scheduledFor }, held, merchant ?? undefined);
  }
}

/** The merchant of a shared order may be cached, and its insert shares a statement: no wallet pays it. */
function isShared({ paymentMethod, merchant }: CreateOrderCommand): boolean {
  return paymentMethod !== 'wallet' && !('create' in merchant);
}

function isKnown(one: PreparedOrRefused): one is KnownOrder {
  return !(one instanceof DomainError) && one.merchant !== null;
}

async function refusalOr<T>(work: () => Promise<T>): Promise<T | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'storage_unavailable') return error;
    throw error;
  }
}

/** A second delivery keeps what was agreed. @throws required_value · limit_reached · as `checkFallback` */
function checkStops({ stops, openStops, redeliveryOf }: CreateOrderCommand, usualAge: number | null): void {
  requireStops(openStops ?? stops.length);
  if (redeliveryOf) return;
  stops.forEach((stop, i) => checkFallback(agedStop(stop, usualAge), `stops.${String(i)}`));
}

function requireStops(count: number): void {
  if (count < 1) throw new DomainError('required_value', { field: 'stops' });
  if (count > MAX_STOPS) throw new DomainError('limit_reached', { field: 'stops', limit: MAX_STOPS });
}

function recordCreation(change: OrderChange): void {
  const { status } = change.order;
  change.record('order.created');
  if (status === 'waiting') change.record('order.payment_awaited');
  if (status === 'scheduled') change.record('order.scheduled');
  if (status === 'preparing') change.record('order.preparing');
  if (status === 'pending') change.record('order.searching');
}
