import pg, { type Pool, type PoolClient } from 'pg';
import type { DatabaseHosts } from './database-hosts.js';
import type { Database } from '#domain';
import { StartupError } from '../startup.error.js';
import { randomBytes } from 'node:crypto';

const CONNECT_LIMIT_MS = 2_000;
/** Longer than our own event loop stalls. */
const ANSWER_LIMIT_MS = 3_000;

/** Sends one question again and again, on a connection outside of the pool. */
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

/** The oldest release whose SQL the schema uses and whose publications filter rows. */
const MIN_RELEASE = 15;

/** @throws StartupError for a PostgreSQL that is too old: its refusals name a detail of the syntax. */
export async function requireServerVersion(database: Pick<Database, 'unchecked'>): Promise<void> {
  const server = await database.unchecked.first<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  if (server !== null && server.number < MIN_RELEASE * 10_000)
    throw new StartupError(
      `PostgreSQL ${server.name} is too old: DATABASE_URL must lead to release ${MIN_RELEASE} or later`,
    );
}

/** 26000: the prepared statement is unknown. 42P05: there is one of that name. */
const OF_ANOTHER_CONNECTION = /^(26000|42P05)$/;

/**
 * Refuses a pooler that gives each transaction another connection of PostgreSQL and does not take prepared
 * statements along: PgBouncer in transaction mode before 1.21. Its other refusals come with the connection.
 *
 * While the first client holds a connection, the second gets another one. Then the first one is free again,
 * and is the next to be given out.
 *
 * @throws StartupError
 */
export async function refuseTransactionPooler(pool: Pool): Promise<void> {
  const first = await pool.connect();
  const second = await pool.connect().catch((error: unknown) => {
    first.release();
    throw error;
  });
  try {
    await first.query('begin');
    const named = { name: `pooler_check_${randomBytes(6).toString('hex')}`, text: 'select 1' };
    await second.query(named);
    await first.query('commit');
    await second.query(named);
    giveBack([first, second], false);
  } catch (error) {
    giveBack([first, second], true);
    const { code, message } = error as { code?: string; message: string };
    if (!OF_ANOTHER_CONNECTION.test(code ?? '')) throw error;
    throw new StartupError(
      `A pooler between us and PostgreSQL does not keep prepared statements (${message}): let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode`,
    );
  }
}

function giveBack(clients: readonly PoolClient[], broken: boolean): void {
  for (const client of clients) client.release(broken);
}

/**
 * A statement is planned once per connection, for any values, often while its tables are nearly empty.
 * PostgreSQL then chooses sequential scans, for 50,000 rows too, until tables are analysed; each has an index
 * instead. A custom plan per call takes longer than a small batch. A merge join seems to end early where the
 * newest shops' orders came after the last analysis: one was read through all shops, 4.6 ms instead of 0.15.
 */
const PLANNER_SETTINGS: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** Planner settings as `options` of a new connection. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The `ALTER ROLE` to run where a pooler dropped the settings; null where they arrived. */
export async function plannerRemedy(database: Database): Promise<string | null> {
  const rows = await database.unchecked.query<{ name: string; setting: string; role: string }>(
    `select name, setting, quote_ident(current_user) as role from pg_settings where name = any($1::text[]) order by name`,
    [Object.keys(PLANNER_SETTINGS)],
  );
  const lost = rows.filter(({ name, setting }) => setting !== PLANNER_SETTINGS[name]);
  if (lost.length === 0) return null;
  return lost
    .map(({ name, role }) => `ALTER ROLE ${role} SET ${name} = ${PLANNER_SETTINGS[name] ?? ''};`)
    .join(' ');
}
