import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement } from '../storage/index.js';

const SAVE = statement(
  'credentials.credential_last_uses',
  `update credentials c set last_used_at = u.at
     from unnest($1::bigint[], $2::timestamptz[]) as u(id, at)
    where c.id = u.id and (c.last_used_at is null or c.last_used_at < u.at)`,
);

/**
 * Notes in memory when each credential was last used, and writes it every few seconds instead of with every request.
 */
@Injectable()
export class LastUses implements OnApplicationShutdown {
  private readonly seen = new Map<number, Date>();

  constructor(private readonly db: Database) {}

  note(credentialId: number, at: Date): void {
    this.seen.set(credentialId, at);
  }

  async flush(): Promise<void> {
    if (this.seen.size === 0) return;
    const entries = [...this.seen];
    this.seen.clear();
    await this.db.execute(SAVE, [entries.map(([id]) => id), entries.map(([, at]) => at)]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}
