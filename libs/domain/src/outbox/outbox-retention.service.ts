import { Injectable } from '@nestjs/common';
import { Clock } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { OutboxNotifier } from './outbox-notifier.service.js';

interface OutboxHealth {
  readonly waiting: number;
  /** Age of the oldest waiting event. */
  readonly lagSeconds: number;
  /** Events set aside: above zero an operator must look. */
  readonly setAside: number;
}

/** State of the outbox, retries of set-aside events and deletion of old ones. */
@Injectable()
export class OutboxRetention {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifier: OutboxNotifier,
  ) {}

  async health(): Promise<OutboxHealth> {
    const row = await this.db.first<{ waiting: number; oldest: Date | null; setAside: number }>(
      `select (select count(*)::int from outbox where processed_at is null and failed_at is null) as waiting,
              (select created_at from outbox where processed_at is null and failed_at is null order by id limit 1) as oldest,
              (select count(*)::int from outbox where failed_at is not null) as "setAside"`,
    );
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

  /** Deletes, of the `limit` oldest processed events, those processed before the instant; call until it returns 0. */
  async prune(before: Date, limit = 5000): Promise<number> {
    return await this.db.execute(
      `with oldest as (select id, processed_at from outbox where processed_at is not null order by id limit $2)
       delete from outbox using oldest where outbox.id = oldest.id and oldest.processed_at < $1`,
      [before, limit],
    );
  }
}
