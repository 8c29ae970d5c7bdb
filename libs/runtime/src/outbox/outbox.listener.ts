import { OUTBOX_CHANNEL, type Database } from '#domain';
import type { PoolClient } from 'pg';
import type { Logger } from '../logging/index.js';

const RECONNECT_MS = 1_000;

/** Hears the NOTIFY of whoever commits events, on a connection of its own that comes back when it is lost. */
export class OutboxListener {
  private client: PoolClient | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly logger: Logger,
    private readonly heard: () => void,
  ) {}

  async listen(): Promise<void> {
    try {
      const client = await this.db.pool.connect();
      this.client = client;
      client.on('notification', this.heard);
      client.on('error', (error) => this.lost(error));
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      // What was committed while nobody listened.
      this.heard();
    } catch (error) {
      this.lost(error);
    }
  }

  stop(): void {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    this.drop();
  }

  private lost(error: unknown): void {
    this.drop();
    if (this.stopped || this.retry) return;
    this.logger.warn({ err: error }, 'outbox listener lost its connection, polling until it is back');
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.listen();
    }, RECONNECT_MS);
  }

  /** Not back to the pool: a connection that listens is not like the others. */
  private drop(): void {
    const { client } = this;
    this.client = null;
    client?.removeListener('notification', this.heard);
    client?.release(true);
  }
}
