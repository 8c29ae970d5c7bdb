import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../hubs/index.js';
import { Merchants, payerOf, type Merchant } from '../merchants/index.js';
import { Clock, Database, DomainError, newUuid, type Scope, type Transaction } from '../shared/index.js';
import { OrderChange } from './order.change.js';
import { openCharge } from './order.charge.js';
import { draftOrder, type Draft } from './order.draft.js';
import type { OrderRecord } from './order.entity.js';
import { checkPermission } from './order.permission.js';
import { OrderQuoting, type Quoted } from './order.quoting.js';
import { OrderStore } from './order.store.js';
import {
  MAX_STOPS,
  type OnlineCharge,
  type OrderQuote,
  type PlaceOrderCommand,
  type QuoteCommand,
} from './order.types.js';

const PUBLIC_ID_TRIES = 3;

/** An order for which everything was looked up: what is left is to write it. */
export interface PreparedOrder extends Pick<
  Draft,
  'command' | 'hub' | 'pickup' | 'quoted' | 'vehicleTypeId' | 'charge'
> {
  /** null: comes into being with its order. */
  readonly merchant: Merchant | null;
}

/**
 * Quotes and places orders. Placing has two halves: `prepare` asks the world (addresses, routes, tariffs) and holds no
 * connection meanwhile; `placePrepared` only writes.
 */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly quoting: OrderQuoting,
    private readonly store: OrderStore,
  ) {}

  /** Simulates; creates nothing. @throws as `OrderQuoting.quote` */
  async quote(scope: Scope, command: QuoteCommand): Promise<OrderQuote> {
    requireStops(command.stops.length);
    return (await this.quoting.quote(scope, command)).quote;
  }

  /** @throws as `prepare` and `placePrepared` */
  async place(scope: Scope, command: PlaceOrderCommand): Promise<OrderRecord> {
    const prepared = await this.prepare(scope, command);
    if (prepared.merchant !== null) return this.write(this.db, scope, prepared, prepared.merchant);
    // A merchant made on the way must not stay behind when its order fails, so both share one transaction.
    return this.db.transaction((tx) => this.placePrepared(tx, scope, prepared));
  }

  /**
   * Looks up whatever the order needs, outside of any transaction: addresses and routes may take their time.
   * @throws as `quote` · merchant_not_found · caller_blocked · forbidden (sub-user that may not order) ·
   * feature_disabled (preparing) · invoicing_not_enabled · payment_method_unavailable · wrong_password (inline merchant)
   */
  async prepare(scope: Scope, command: PlaceOrderCommand): Promise<PreparedOrder> {
    const hub = await this.hubs.get(scope.hubId);
    const merchant = await this.known(scope, command);
    if (merchant !== null) checkPermission(hub, merchant, command);
    const quoted = await this.quoted(scope, merchant, command);
    const pickup =
      quoted?.pickup ??
      (await this.quoting.locate(scope, command.pickup, 'pickup.address', merchant?.serviceAreaId ?? null));
    const vehicleTypeId =
      quoted?.quote.vehicleTypeId ?? (await this.quoting.vehicleType(scope.hubId, command.vehicleTypeId)).id;
    const charge = command.paymentMethod === 'online' ? await this.charge(hub, quoted) : null;
    return { command, hub, merchant, quoted, pickup, vehicleTypeId, charge };
  }

  /**
   * Writes what was prepared, within the caller's transaction.
   * @throws insufficient_balance · for an inline merchant also what it or its order may be refused for
   */
  async placePrepared(tx: Transaction, scope: Scope, prepared: PreparedOrder): Promise<OrderRecord> {
    return this.write(tx, scope, prepared, prepared.merchant ?? (await this.made(tx, scope, prepared)));
  }

  /** null: the merchant is made with the order. */
  private known(scope: Scope, { merchant }: PlaceOrderCommand): Promise<Merchant | null> {
    return 'create' in merchant
      ? this.merchants.recognize(scope, merchant.create)
      : this.merchants.get(scope, merchant.id);
  }

  private charge(hub: Hub, quoted: Quoted | null): Promise<OnlineCharge> {
    return openCharge(hub, quoted?.quote.totalCents ?? null, this.clock.now());
  }

  private async made(tx: Transaction, scope: Scope, { command, hub }: PreparedOrder): Promise<Merchant> {
    if (!('create' in command.merchant)) throw new Error('Only an inline merchant is made with its order');
    const merchant = await this.merchants.findOrCreateIn(tx, scope, command.merchant.create);
    checkPermission(hub, merchant, command);
    return merchant;
  }

  private async write(
    on: Database | Transaction,
    scope: Scope,
    { command, ...found }: PreparedOrder,
    merchant: Merchant,
  ): Promise<OrderRecord> {
    const payment =
      command.paymentMethod === 'wallet' ? { ownerId: payerOf(merchant), transactionUuid: newUuid() } : null;
    const now = this.clock.now();
    for (let attempt = 1; attempt <= PUBLIC_ID_TRIES; attempt++) {
      const order = draftOrder({ ...found, scope, command, merchantId: merchant.id, now });
      const change = new OrderChange(order, scope.actor, now);
      recordEntry(change);
      const id = await this.store.insert(on, change, payment);
      if (id !== null) return Object.assign(order, { id });
    }
    throw new Error(`${String(PUBLIC_ID_TRIES)} random public ids in a row were taken`);
  }

  /** null for a courier call, whose addresses nobody knows yet. */
  private async quoted(
    scope: Scope,
    merchant: Merchant | null,
    command: PlaceOrderCommand,
  ): Promise<Quoted | null> {
    requireStops(command.openStops ?? command.stops.length);
    if (command.openStops !== undefined) return null;
    const at = command.scheduledFor ?? this.clock.now();
    const merchantId = merchant?.id ?? null;
    return this.quoting.quote(scope, { merchantId, at, ...command }, merchant ?? undefined);
  }
}

function requireStops(count: number): void {
  if (count < 1) throw new DomainError('required_value', { field: 'stops' });
  if (count > MAX_STOPS) throw new DomainError('limit_reached', { field: 'stops', limit: MAX_STOPS });
}

/** What the timeline tells of the entry: that the order exists, and where it went. */
function recordEntry(change: OrderChange): void {
  const { status } = change.order;
  change.record('order.created');
  if (status === 'waiting') change.record('order.payment_awaited');
  if (status === 'scheduled') change.record('order.scheduled');
  if (status === 'preparing') change.record('order.preparing');
  if (status === 'pending') change.record('order.searching');
}
