import { Injectable } from '@nestjs/common';
import { Clock, Database, DayPartitions, statement } from '../../base/index.js';
import { OutboxNotifier } from './outbox-notifier.service.js';

interface OutboxHealth {
  readonly waiting: number;
  /** Age of the oldest waiting event. */
  readonly lagSeconds: number;
  /** Events set aside: above zero an operator must look. */
  readonly setAside: number;
}

const KEPT_MS = 7 * 86_400_000;

const HEALTH = statement(
  'outbox.outbox_health',
  `select (select count(*)::int from outbox where processed_at is null and failed_at is null) as waiting,
          (select created_at from outbox where processed_at is null and failed_at is null order by id limit 1) as oldest,
          (select count(*)::int from outbox where failed_at is not null) as "setAside"`,
);

/** Measures the outbox, retries set-aside events and removes old ones. */
@Injectable()
export class OutboxRetention {
  private readonly days: DayPartitions;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifier: OutboxNotifier,
  ) {
    this.days = new DayPartitions(db, { table: 'outbox', column: 'created_at', ended: 'processed_at' });
  }

  async health(): Promise<OutboxHealth> {
    const row = await this.db.first<{ waiting: number; oldest: Date | null; setAside: number }>(HEALTH);
    const oldest = row?.oldest ?? null;
    const lagSeconds = oldest === null ? 0 : Math.max(0, (this.clock.millis() - oldest.getTime()) / 1000);
    return { waiting: row?.waiting ?? 0, lagSeconds, setAside: row?.setAside ?? 0 };
  }

  /** Relays set-aside events again, once their fault is mended. They come after later events of their streams. */
  async retrySetAside(ids: readonly number[]): Promise<number> {
    const revived = await this.db.execute(
      `update outbox set failed_at = null, error = null, attempts = 0 where id = any($1::bigint[]) and failed_at is not null`,
      [ids],
    );
    this.notifier.wakeRelay();
    return revived;
  }

  /**
   * Drops the partitions of days older than 7 days and makes those of the coming days. Events that wait, are set aside or were
   * relayed within the 7 days are kept. Call it until it returns 0.
   */
  async prune(before = new Date(this.clock.millis() - KEPT_MS), limit = 5_000): Promise<number> {
    await this.days.maintain(this.clock.now(), before);
    return await this.days.deleteOutsideDays(before, limit);
  }
}
