import type { Database } from '#domain';
import pg from 'pg';
import type { DatabaseHosts } from './database-hosts.js';

/** SQLSTATE of a server that takes no writes; the core closes the connection and answers 503. */
const READ_ONLY = '25006';

interface ReadOnlyRow {
  readonly readOnly: boolean;
}

/** SQL: true on a standby, and where writing was turned off. */
const READ_ONLY_QUERY = `select current_setting('transaction_read_only') = 'on' as "readOnly"`;

interface HostClient {
  readonly databaseUrl: string;
  query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>>;
}

/**
 * The class of the pool's connections: each goes to the current host, after a failure new ones to the next.
 *
 * A pooled connection has no error listener while it changes hands, and an error without listener would end
 * the process. The next statement on the connection reports the failure.
 */
export function hostClientOf(hosts: DatabaseHosts): new (settings?: pg.ClientConfig) => HostClient {
  return class PooledClient extends pg.Client implements HostClient {
    readonly databaseUrl: string;

    constructor(settings: pg.ClientConfig = {}) {
      const url = hosts.current;
      super({ ...settings, connectionString: url });
      this.databaseUrl = url;
      this.on('error', () => undefined);
      this.on('end', () => hosts.closed(this));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      hosts.opened(this);
      if (!callback) return super.connect().catch(this.failed);
      super.connect((error: Error | null) => {
        if (error) this.leaveHost();
        callback(error as Error);
      });
    }

    abort(): void {
      const { connection } = this as unknown as { connection?: { readonly stream: { destroy(): void } } };
      connection?.stream.destroy();
    }

    private readonly failed = (error: unknown): never => {
      this.leaveHost();
      throw error;
    };

    private leaveHost(): void {
      hosts.leave(this.databaseUrl);
      hosts.closed(this);
    }
  };
}

export async function isReadOnly(database: Database): Promise<boolean> {
  return (await database.unchecked.first<ReadOnlyRow>(READ_ONLY_QUERY))?.readOnly === true;
}

/** Creates a table gone with the statement, and writes into it: a full disk refuses, and reads go on. */
const WRITE_PROBE = 'create temp table lm_write_probe on commit drop as select 1 as n';

/** @throws what keeps the server from writing */
export async function tryWriting(database: Database): Promise<void> {
  await database.execute(WRITE_PROBE);
}

/** Check of a new connection for `pg-pool`: whether its host takes writes. */
export function writableCheckOf(hosts: DatabaseHosts) {
  return async (client: HostClient): Promise<void> => {
    const { rows } = await client.query<ReadOnlyRow>(READ_ONLY_QUERY);
    if (!rows[0]?.readOnly) return;
    hosts.leave(client.databaseUrl);
    throw Object.assign(new Error('the server takes no writes'), { code: READ_ONLY });
  };
}
