import { Injectable } from '@nestjs/common';
import { Clock } from '../shared/clock.js';
import { Database } from '../shared/database.js';
import { OutboxBell } from './outbox.bell.js';

export interface OutboxHealth {
  readonly waiting: number;
  /** Age of the oldest waiting event. */
  readonly lagSeconds: number;
  /** Poisonous events: anything above zero needs a person. */
  readonly setAside: number;
}

/** How the outbox is doing, and what its keeper may do about it. */
@Injectable()
export class OutboxKeeper {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly bell: OutboxBell,
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

  /** Gives set-aside events another chance, once what broke them is mended. They come after their successors. */
  async revive(ids: readonly number[]): Promise<number> {
    const revived = await this.db.execute(
      `update outbox set failed_at = null, error = null, attempts = 0 where id = any($1::bigint[]) and failed_at is not null`,
      [ids],
    );
    this.bell.ring();
    return revived;
  }

  /** Forgets events processed before the instant; looks at the `limit` oldest that were; call until it returns none. */
  async prune(before: Date, limit = 5000): Promise<number> {
    return await this.db.execute(
      `with oldest as (select id, processed_at from outbox where processed_at is not null order by id limit $2)
       delete from outbox using oldest where outbox.id = oldest.id and oldest.processed_at < $1`,
      [before, limit],
    );
  }
}
