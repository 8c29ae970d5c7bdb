import { Injectable } from '@nestjs/common';
import { type RetainedKind, usualDays } from '../../company/index.js';
import { Clock, Database, FileStore } from '../../base/index.js';
import { ORDER_KINDS, type RetainedOrderKind } from './anonymised-order.statements.js';
import {
  CLEAR_ORDERS,
  CLEAR_OTHERS,
  DUE_ORDERS,
  EVIDENCE_KEYS,
  FORGET_FILES,
  MARK,
  OLD_FILES,
} from './retention.statements.js';

interface DueOrders {
  readonly hubId: number;
  readonly ids: readonly number[];
  /** The last of them. */
  readonly at: Date;
  readonly last: number;
}

/** Clears data of people once the hub's period for its kind is over (`retention` of its settings). */
@Injectable()
export class DataRetention {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  /** Returns how many orders, rows and files it cleared; call it until it returns 0. @throws external_service_unavailable */
  async prune(limit = 200): Promise<number> {
    let cleared = 0;
    for (const kind of ORDER_KINDS) cleared += await this.clearOrders(kind, limit);
    for (const kind of ['courierPhotos', 'claimPhotos'] as const)
      cleared += await this.clearFiles(kind, limit);
    return cleared;
  }

  private async clearOrders(kind: RetainedOrderKind, limit: number): Promise<number> {
    const values = this.period(kind, limit);
    let cleared = 0;
    for (const sql of CLEAR_OTHERS[kind] ?? []) cleared += await this.db.execute(sql, values);
    for (const due of await this.db.query<DueOrders>(DUE_ORDERS(kind), values)) {
      const { hubId, ids, at, last } = due;
      await this.deleteFiles(EVIDENCE_KEYS[kind], [hubId, ids]);
      await this.db.transaction(async (tx) => {
        await tx.query("select set_config('lastmile.forgetting', 'on', true)");
        for (const sql of CLEAR_ORDERS[kind]) await tx.execute(sql, [hubId, ids]);
        await tx.query("select set_config('lastmile.forgetting', '', true)");
        await tx.execute(MARK, [hubId, kind, at, last]);
      });
      cleared += ids.length;
    }
    return cleared;
  }

  private async clearFiles(kind: 'courierPhotos' | 'claimPhotos', limit: number): Promise<number> {
    const gone = await this.deleteFiles(OLD_FILES[kind], this.period(kind, limit));
    if (gone.length > 0)
      await this.db.transaction(async (tx) => {
        for (const sql of FORGET_FILES[kind]) await tx.execute(sql, [gone]);
      });
    return gone.length;
  }

  /** Files before rows: if deleting a file fails, its row remains and is tried again. */
  private async deleteFiles(sql: string | undefined, values: unknown[]): Promise<string[]> {
    if (sql === undefined) return [];
    const found = await this.db.query<{ key: string }>(sql, values);
    for (const { key } of found) await this.files.delete(key);
    return found.map(({ key }) => key);
  }

  private period(kind: RetainedKind, limit: number): unknown[] {
    return [this.clock.now(), usualDays(kind), limit];
  }
}
