import type { Database } from '#domain';
import type { PoolClient } from 'pg';
import type { Logger } from '../logging/logger.js';

const RECONNECT_MS = 1_000;
/** A start keeps a slow machine busy for longer than a connection may take. */
const QUIET_FAILURES_AT_START = 5;

/** `null`: the connection is new, and notifications before it were missed. */
type NotificationHandler = (payload: string | null) => void;

/**
 * Receives NOTIFY for the whole process, on one connection of its own that is opened again when it is lost. A
 * standby refuses LISTEN: it is tried again until the server takes writes.
 */
export class NotificationListener {
  private readonly handlers = new Map<string, NotificationHandler[]>();
  private client: PoolClient | null = null;
  private connecting = false;
  private retry: NodeJS.Timeout | null = null;
  private reported = false;
  private quietFailures = QUIET_FAILURES_AT_START;

  constructor(
    private readonly db: Database,
    private readonly logger: Logger,
  ) {}

  /** Returns a function that stops listening. The connection stays open while there is a handler. */
  on(channel: string, handler: NotificationHandler): () => void {
    const known = this.handlers.get(channel);
    this.handlers.set(channel, [...(known ?? []), handler]);
    if (this.client === null) void this.connect();
    else void this.listen(this.client, channel, [handler]);
    return () => this.off(channel, handler);
  }

  private off(channel: string, handler: NotificationHandler): void {
    const left = (this.handlers.get(channel) ?? []).filter((one) => one !== handler);
    if (left.length > 0) this.handlers.set(channel, left);
    else this.handlers.delete(channel);
    if (this.handlers.size > 0) return;
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
    this.drop();
  }

  private async connect(): Promise<void> {
    if (this.client || this.connecting || this.retry) return;
    this.connecting = true;
    try {
      const client = await this.db.pool.connect();
      this.client = client;
      client.on('notification', this.handleNotification);
      // A connection that was given up to a silent server may report errors when another has its place.
      client.on('error', (error) => {
        if (client === this.client) this.lost(error);
      });
      for (const [channel, handlers] of this.handlers) void this.listen(client, channel, handlers);
      if (this.handlers.size === 0) this.drop();
    } catch (error) {
      this.lost(error);
    } finally {
      this.connecting = false;
    }
  }

  private async listen(
    client: PoolClient,
    channel: string,
    handlers: readonly NotificationHandler[],
  ): Promise<void> {
    try {
      await client.query(`listen ${channel}`);
      this.reported = false;
      this.quietFailures = 0;
      // null: notifications may have been missed without a connection.
      for (const handler of handlers) handler(null);
    } catch (error) {
      if (client === this.client) this.lost(error);
    }
  }

  private readonly handleNotification = ({
    channel,
    payload,
  }: {
    channel: string;
    payload?: string | undefined;
  }): void => {
    for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
  };

  private lost(error: unknown): void {
    this.drop();
    if (this.handlers.size === 0 || this.retry) return;
    if (this.quietFailures > 0) this.quietFailures -= 1;
    else this.report(error);
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.connect();
    }, RECONNECT_MS);
  }

  private report(error: unknown): void {
    if (!this.reported)
      this.logger.warn({ err: error }, 'no notifications arrive until the database is back and takes writes');
    this.reported = true;
  }

  /** The connection listens, so it cannot return to the pool. */
  private drop(): void {
    const { client } = this;
    this.client = null;
    client?.removeListener('notification', this.handleNotification);
    client?.release(true);
  }
}
