import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Fault, FAULTS, Hubs } from '../../company/index.js';
import { OrderQueries, type OrderView } from '../../ordering/index.js';
import { Wallets, type WalletOwner } from '../../ledger/index.js';
import { Merchants, payerOf } from '../../people/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  hubScope,
  hubWorks,
  type Scope,
  type RowOf,
  statement,
  type Transaction,
} from '../../base/index.js';
import { causeOf, DEFAULT_FAULTS, type FailureCause, type Proof, proofOf } from './fault.rules.js';
import {
  faultBasis,
  type FaultHolder,
  type FaultLine,
  faultLines,
  missingLines,
} from './fault-amounts.calculator.js';
import { FaultMovement, StopFault } from './stop-fault.entity.js';
import { faultText } from './fault-texts.rules.js';
import { ConsumesOutbox, type OutboxConsumer, type OutboxEvent } from '../../events/index.js';

type FailedVisit = RowOf<typeof VISITS, 'stop' | 'byCourier'>;

interface FaultDecision extends Readonly<Pick<StopFault, 'orderId' | 'stop' | 'fault'>> {
  readonly reason: string;
  /** What the goods of the stop were worth; null: as the order says. */
  readonly goodsCents: Cents | null;
}

interface FaultView extends StopFault {
  readonly movements: readonly FaultMovement[];
}

const VISITS = statement(
  'faults.failed_visits',
  `select stop, (data ->> 'farM')::int as "farM", coalesce((data ->> 'waitedS')::int, 0) as "waitedS",
          actor ->> 'kind' = 'courier' as "byCourier"
     from order_events where order_id = $1 and type = 'order.stop_failed'`,
);
const DUE = statement(
  'faults.due',
  `select id, hub_id as "hubId" from stop_faults where settle_at <= $1 and ${hubWorks()}
    order by settle_at limit 1 for update skip locked`,
);

/** Who answers for deliveries that went wrong: by the table at the order's end, and as people decide. */
@Injectable()
export class StopFaults {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly merchants: Merchants,
    private readonly wallets: Wallets,
  ) {}

  /** A failed stop gets the table's fault, once. The worker moves money where the hub's rules say so. */
  async recordFailed(tx: Transaction, order: OrderView): Promise<void> {
    const { settings } = await this.hubs.get(order.hubId);
    const visits = await tx.query<FailedVisit, 'stop' | 'byCourier'>(VISITS, [order.id]);
    for (const { ordinal, status, failureReason, evidence } of order.stops) {
      if (status !== 'failed') continue;
      const visit = visits.find(({ stop }) => stop === ordinal);
      const seen = visit ?? { farM: null, waitedS: 0, byCourier: false };
      const cause = causeOf(failureReason);
      const proof = proofOf({ ...seen, photos: evidence?.photos.length ?? 0 }, settings.atStop);
      await this.add(tx, order, ordinal, { cause, proof });
    }
  }

  /**
   * A person says who is at fault, and why; what differs from before is moved. The order must have ended.
   * @throws order_not_found · stop_not_found · transition_refused
   */
  async decide(tx: Transaction, scope: Scope, decision: FaultDecision): Promise<StopFault> {
    const { orderId, stop, fault, reason, goodsCents } = decision;
    const order = await this.orders.byId(scope, orderId, tx);
    if (!order.stops.some(({ ordinal }) => ordinal === stop)) throw new DomainError('stop_not_found');
    if (order.status !== 'completed') throw new DomainError('transition_refused', { status: order.status });
    const row = await this.lockOrAdd(tx, order, stop);
    Object.assign(row, { fault, reason, decidedBy: scope.actor, decidedAt: this.clock.now() });
    if (goodsCents !== null) row.basis = { ...row.basis, goodsCents };
    await this.settle(tx, row);
    return row;
  }

  /** As `decide`, in a transaction of its own. */
  async change(scope: Scope, decision: FaultDecision): Promise<StopFault> {
    return await this.db.transaction((tx) => this.decide(tx, scope, decision));
  }

  /** @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number): Promise<FaultView[]> {
    await this.orders.statusOf(scope, orderId);
    const { hubId } = scope;
    const faults = await this.db.manager.find(StopFault, {
      where: { hubId, orderId },
      order: { stop: 'asc' },
    });
    const where = { hubId, faultId: In(faults.map(({ id }) => id)) };
    const all = await this.db.manager.find(FaultMovement, { where, order: { movementId: 'asc' } });
    return faults.map((fault) => {
      return Object.assign(fault, { movements: all.filter(({ faultId }) => faultId === fault.id) });
    });
  }

  /** What each fault would move in all for the stop, by the rules in force. @throws order_not_found */
  async outcomes(scope: Scope, order: OrderView, stop: number) {
    const known = await this.db.manager.findOneBy(StopFault, { hubId: scope.hubId, orderId: order.id, stop });
    const rules = known?.rules ?? (await this.hubs.get(scope.hubId)).settings.faults;
    const basis = known?.basis ?? faultBasis(order, stop);
    return FAULTS.map((fault) => {
      const lines = faultLines(rules, fault, basis);
      const sum = (of: FaultHolder) =>
        lines.reduce((all, line) => all + (line.holder === of ? line.cents : 0), 0);
      return { fault, shopCents: sum('shop'), courierCents: sum('courier') };
    });
  }

  /** Each fault in a transaction of its own. Returns how many. */
  async settleDue(limit = 50): Promise<number> {
    let done = 0;
    while (done < limit && (await this.settleOne())) done += 1;
    return done;
  }

  private settleOne(): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const due = await tx.first(DUE, [this.clock.now()]);
      if (!due) return false;
      await this.settle(tx, await tx.manager.findOneByOrFail(StopFault, due));
      return true;
    });
  }

  /** Moves what the rules of the fault say and was not moved yet. The caller has locked its row. */
  private async settle(tx: Transaction, row: StopFault): Promise<void> {
    const moved = await tx.manager.findBy(FaultMovement, { hubId: row.hubId, faultId: row.id });
    const missing = missingLines(faultLines(row.rules, row.fault, row.basis), moved);
    if (missing.length > 0) row.revision += 1;
    for (const line of missing) await this.move(tx, row, line);
    row.settleAt = null;
    await tx.manager.save(row);
  }

  private async move(tx: Transaction, row: StopFault, line: FaultLine): Promise<void> {
    const { id, hubId, orderId, fault, revision } = row;
    const { entry } = await this.wallets.moveForFault(tx, hubScope(hubId), ownerOf(row, line), {
      kind: line.kind,
      cents: line.cents,
      orderId,
      description: faultText(row, line),
      externalId: `fault:${String(id)}:${String(revision)}:${line.kind}`,
    });
    const movement = { movementId: entry.id, hubId, faultId: id, fault, ...line, at: this.clock.now() };
    await tx.manager.insert(FaultMovement, movement);
  }

  private async lockOrAdd(tx: Transaction, order: OrderView, stop: number): Promise<StopFault> {
    const where = { hubId: order.hubId, orderId: order.id, stop };
    const known = await tx.lock(StopFault, where);
    if (known) return known;
    await this.add(tx, order, stop, null);
    return await tx.lock(StopFault, where, 'stop_not_found');
  }

  /** `failed` null: the stop was delivered, and nobody is at fault until somebody says so. */
  private async add(
    tx: Transaction,
    order: OrderView,
    stop: number,
    failed: { readonly cause: FailureCause; readonly proof: Proof } | null,
  ): Promise<void> {
    const { hubId, id: orderId, publicId, merchantId, courierId } = order;
    const { settings } = await this.hubs.get(hubId);
    const payerId = payerOf(await this.merchants.get(hubScope(hubId), merchantId, tx));
    const fault: Fault = failed ? DEFAULT_FAULTS[failed.cause][failed.proof] : 'nobody';
    const basis = faultBasis(order, stop);
    const now = this.clock.now();
    const moves = failed !== null && faultLines(settings.faults, fault, basis).length > 0;
    const row = { hubId, orderId, stop, publicId, payerId, courierId, fault, basis, rules: settings.faults };
    const values = { ...row, cause: failed?.cause ?? null, proof: failed?.proof ?? null };
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(StopFault)
      .values({ ...values, settleAt: moves ? now : null, createdAt: now })
      .orIgnore()
      .execute();
  }
}

function ownerOf({ payerId, courierId }: StopFault, { holder }: FaultLine): WalletOwner {
  if (holder === 'shop') return { kind: 'merchant', id: payerId };
  if (courierId === null) throw new Error('A courier’s line without a courier');
  return { kind: 'courier', id: courierId };
}

const FAILED = statement(
  'faults.orders_failed',
  `select id, hub_id as "hubId" from orders
    where id = any($1::bigint[]) and status = 'completed' and stops @> '[{"status": "failed"}]' and deleted_at is null`,
);

@Injectable()
@ConsumesOutbox()
export class FailedStops implements OutboxConsumer {
  readonly name = 'failed stops';
  readonly topics: OutboxConsumer['topics'] = new Set(['order.completed']);

  constructor(
    private readonly orders: OrderQueries,
    private readonly faults: StopFaults,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const ids = events.map(({ aggregateId }) => aggregateId);
    for (const { id, hubId } of await tx.query(FAILED, [ids]))
      await this.faults.recordFailed(tx, await this.orders.byId(hubScope(hubId), id, tx));
  }
}
