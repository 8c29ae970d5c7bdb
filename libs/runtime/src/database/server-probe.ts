import pg from 'pg';
import type { DatabaseHosts } from './database-hosts.js';

const CONNECT_LIMIT_MS = 2_000;
/** Longer than our own event loop stalls. */
const ANSWER_LIMIT_MS = 3_000;

/** Sends one question to the current host again and again, on a connection outside of the pool. */
export class ServerProbe<Answer extends pg.QueryResultRow> {
  private client: pg.Client | null = null;

  constructor(
    private readonly hosts: DatabaseHosts,
    private readonly applicationName: string,
    private readonly question: string,
  ) {}

  /** null: no answer; the next connection goes to the next host. */
  async ask(): Promise<Answer | null> {
    const url = this.hosts.current;
    try {
      this.client ??= await this.connect(url);
      const { rows } = await this.client.query<Answer>({
        text: this.question,
        query_timeout: ANSWER_LIMIT_MS,
      } as pg.QueryConfig);
      return rows[0] ?? null;
    } catch {
      this.hosts.leave(url);
      return null;
    }
  }

  disconnect(): void {
    void this.close();
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: this.applicationName,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
    });
    client.on('error', () => undefined);
    // A connection that ended between two questions says nothing about the server at the next one.
    client.once('end', () => {
      if (this.client === client) this.client = null;
    });
    await client.connect();
    return client;
  }
}
