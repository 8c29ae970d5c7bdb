import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database, outsideScope, statement } from '../../base/index.js';

const SAVE = statement(
  'credentials.credential_last_uses',
  `update credentials c set last_used_at = u.at
     from unnest($1::bigint[], $2::timestamptz[]) as u(id, at)
    where c.id = u.id and (c.last_used_at is null or c.last_used_at < u.at)`,
);
const SAVED_AFTER_MS = 3_000;

/**
 * Notes in memory when each credential was last used, and writes it some seconds later instead of with every request.
 */
@Injectable()
export class LastUses implements OnApplicationShutdown {
  private readonly logger = new Logger(LastUses.name);
  private readonly seen = new Map<number, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: Database) {}

  note(credentialId: number, atMs: number): void {
    this.seen.set(credentialId, atMs);
    this.timer ??= outsideScope(() => setTimeout(() => void this.flushQuietly(), SAVED_AFTER_MS).unref());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flushQuietly();
  }

  /** What cannot be written is noted again by the next use. */
  private async flushQuietly(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.seen.size === 0) return;
    const entries = [...this.seen];
    this.seen.clear();
    try {
      await this.db.execute(SAVE, [entries.map(([id]) => id), entries.map(([, atMs]) => new Date(atMs))]);
    } catch (error) {
      this.logger.warn(`Last uses of credentials were not written: ${String(error)}`);
    }
  }
}
