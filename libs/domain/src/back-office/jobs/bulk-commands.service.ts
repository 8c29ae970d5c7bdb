import { Injectable } from '@nestjs/common';
import { Payments } from '../../billing/index.js';
import { UnservedOrders } from '../../dispatch/index.js';
import {
  type HandCommand,
  OrderGroups,
  type OrderFilter,
  OrderLifecycle,
  OrderRehearsal,
} from '../../ordering/index.js';
import { cents, Database, DomainError, type Scope } from '../../base/index.js';
import {
  type ClaimedRows,
  type JobProgress,
  Jobs,
  type JobWork,
  type OpenJob,
  type Settle,
  type ShownRow,
} from './jobs.service.js';

/** With more orders in one command, a person cannot judge what it does. */
const MAX_ORDERS = 5_000;

interface BulkRequest {
  readonly key: string;
  readonly command: HandCommand;
  readonly filter: OrderFilter;
}

type BulkInput = HandCommand | { readonly name: 'undo' };

interface BulkRow {
  readonly orderId: number;
  readonly publicId: string;
  /** Set in a job that undoes another. */
  readonly command?: HandCommand;
}

interface BulkResult {
  readonly courierBefore: number | null;
}

export type BulkProgress = JobProgress<BulkInput>;

@Injectable()
export class HandCommands {
  constructor(
    private readonly db: Database,
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
    private readonly payments: Payments,
    private readonly unserved: UnservedOrders,
  ) {}

  /** Within the caller's transaction scope. Returns the order's courier before the command. */
  async give(scope: Scope, id: number, command: HandCommand): Promise<number | null> {
    const { courierId } = await this.db.transaction((tx) => this.lifecycle.lockIn(tx, scope, id));
    await this.run(scope, id, command);
    return courierId;
  }

  private run(scope: Scope, id: number, command: HandCommand): Promise<unknown> {
    switch (command.name) {
      case 'assign':
        return this.lifecycle.reassign(scope, id, command.courierId);
      case 'release':
        return this.lifecycle.release(scope, id, command.reason);
      case 'search_again':
        return this.unserved.restart(scope, id, cents(0));
      case 'ready':
        return this.lifecycle.ready(scope, id);
      case 'complete':
        return this.lifecycle.complete(scope, id);
      case 'cancel':
        return this.lifecycle.cancel(scope, id, command);
      case 'ungroup':
        return this.groups.ungroup(scope, id);
      case 'confirm_payment':
        return this.payments.confirm(scope, id);
    }
  }
}

/** One command to many orders, each in its own transaction. An operator has one unfinished job at most. */
@Injectable()
export class BulkCommands implements JobWork<BulkInput, BulkRow> {
  readonly kind = 'bulk';
  readonly lanes = 4;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly rehearsal: OrderRehearsal,
    private readonly commands: HandCommands,
  ) {}

  /** @throws limit_reached */
  async preview(scope: Scope, command: HandCommand, filter: OrderFilter) {
    const rehearsed = await this.rehearsal.rehearse(scope, command, filter, MAX_ORDERS);
    return {
      orderIds: rehearsed.map(({ order }) => order.id),
      refused: rehearsed.flatMap(({ order, refusal }) =>
        refusal === null ? [] : [{ orderId: order.id, publicId: order.publicId, code: refusal.code }],
      ),
    };
  }

  /** @throws limit_reached · required_value (no order) · bulk_under_way · idempotency_conflict */
  async start(scope: Scope, { key, command, filter }: BulkRequest) {
    const job = { ownerId: ownerOf(scope), key, input: command };
    const known = await this.jobs.begun(this.db, scope, 'bulk', job);
    if (known !== null) return { job: await this.byId(scope, known), replayed: true };
    const rehearsed = await this.rehearsal.rehearse(scope, command, filter, MAX_ORDERS);
    const rows = rehearsed.map(({ order: { id, publicId } }) => ({ orderId: id, publicId }));
    return this.begin(scope, { key, input: command }, rows);
  }

  /**
   * Starts a job that reverses an assignment or a release; others have no inverse. A job can be undone once.
   * @throws bulk_not_found · required_value (nothing can be undone) · bulk_under_way
   */
  async undo(scope: Scope, id: number) {
    const { endedAt, undoneBy, input } = await this.byId(scope, id);
    if (undoneBy !== null) return { job: await this.byId(scope, undoneBy), replayed: true };
    if (endedAt === null) throw new DomainError('bulk_under_way');
    const rows = await this.jobs.rows<BulkRow, BulkResult>(scope, id);
    const request = { key: `undo-${String(id)}`, input: { name: 'undo' }, undoes: id } as const;
    return this.begin(
      scope,
      request,
      rows.flatMap((row) => inverseOf(row, input)),
    );
  }

  latest(scope: Scope): Promise<BulkProgress[]> {
    return this.jobs.latest(scope, 'bulk', ownerOf(scope));
  }

  /** @throws bulk_not_found */
  byId(scope: Scope, id: number): Promise<BulkProgress> {
    return this.jobs.byId(scope, 'bulk', id);
  }

  async results(scope: Scope, id: number) {
    const rows = await this.jobs.rows<BulkRow, BulkResult>(scope, id);
    return rows.map(({ input, state, refusal }) => ({ ...input, state, refusal }));
  }

  runDue(): Promise<number> {
    return this.jobs.run(this);
  }

  do({ scope, input }: OpenJob<BulkInput>, [row]: ClaimedRows<BulkRow>, settle: Settle): Promise<void> {
    const { orderId, command = input as HandCommand } = row.input;
    return this.db.inTransactionScope(async () => {
      const courierBefore = await this.commands.give(scope, orderId, command);
      await settle(this.db, [{ refusal: null, result: { courierBefore } }]);
    });
  }

  private async begin(
    scope: Scope,
    job: { readonly key: string; readonly input: BulkInput; readonly undoes?: number },
    rows: readonly BulkRow[],
  ) {
    if (rows.length === 0) throw new DomainError('required_value', { field: 'orderIds' });
    const all = { ...job, ownerId: ownerOf(scope), rows: rows.map((input) => ({ input })) };
    const { id, replayed } = await this.db.transaction((tx) => this.jobs.begin(tx, scope, 'bulk', all));
    return { job: await this.byId(scope, id), replayed };
  }
}

function ownerOf({ actor }: Scope): number {
  return actor.id ?? 0;
}

/** The order returns to its courier, or to the search. */
function inverseOf({ input, state, result }: ShownRow<BulkRow, BulkResult>, { name }: BulkInput): BulkRow[] {
  const { orderId, publicId } = input;
  const courierId = result?.courierBefore ?? null;
  if (state !== 'done' || (name !== 'assign' && name !== 'release')) return [];
  if (courierId !== null) return [{ orderId, publicId, command: { name: 'assign', courierId } }];
  return name === 'assign' ? [{ orderId, publicId, command: { name: 'release', reason: null } }] : [];
}
