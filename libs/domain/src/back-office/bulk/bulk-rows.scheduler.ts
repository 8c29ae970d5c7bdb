import { Injectable } from '@nestjs/common';
import { type HandCommand, OrderGroups, OrderLifecycle } from '../../ordering/index.js';
import { Payments } from '../../billing/index.js';
import { UnservedOrders } from '../../dispatch/index.js';
import { cents, DomainError, hubScope, type Scope, Database } from '../../base/index.js';
import { BulkJobStore, type PendingRow } from './bulk-jobs.store.js';

/** Orders of one job that are processed in parallel. */
const PARALLEL = 4;

/**
 * Runs the rows of bulk jobs. A row's command and its result are one transaction, so a row whose worker died is done by
 * another worker, and no row is done twice.
 */
@Injectable()
export class BulkRunner {
  constructor(
    private readonly db: Database,
    private readonly jobs: BulkJobStore,
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
    private readonly payments: Payments,
    private readonly unserved: UnservedOrders,
  ) {}

  /** Runs all unfinished jobs to their end. Returns the number of rows done. */
  async runDue(): Promise<number> {
    let rows = 0;
    for (const { id } of await this.jobs.running()) {
      const lanes = await Promise.all(Array.from({ length: PARALLEL }, () => this.runLane(id)));
      rows += lanes.reduce((sum, one) => sum + one, 0);
      await this.jobs.end(id);
    }
    return rows;
  }

  private async runLane(jobId: number): Promise<number> {
    for (let rows = 0; ; rows++) if (!(await this.runRow(jobId))) return rows;
  }

  /** false: no unclaimed row is left. */
  private runRow(jobId: number): Promise<boolean> {
    return this.db.inTransactionScope(async () => {
      const row = await this.jobs.take(this.db, jobId);
      if (!row) return false;
      const courierBefore = await this.jobs.lockOrder(this.db, row);
      const refusal = await this.refusalOf(row);
      await this.jobs.settle(this.db, row, refusal, courierBefore);
      return true;
    });
  }

  /** A refused command is rolled back; only its reason is stored. */
  private async refusalOf({ hubId, orderId, command, operatorId: id, operatorName: name }: PendingRow) {
    try {
      await this.db.transaction(() =>
        this.give(hubScope(hubId, { kind: 'operator', id, name }), orderId, command),
      );
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  private give(scope: Scope, id: number, command: HandCommand): Promise<unknown> {
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
