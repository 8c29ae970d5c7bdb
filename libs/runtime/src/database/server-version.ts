import type { Database } from '#domain';
import { StartupError } from '../startup.error.js';

/** The oldest release whose SQL the schema uses and whose publications filter rows. */
const OLDEST = 15;

/** @throws StartupError for a PostgreSQL that is too old: its refusals name a detail of the syntax. */
export async function requireServerVersion(database: Pick<Database, 'first'>): Promise<void> {
  const server = await database.first<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  if (server !== null && server.number < OLDEST * 10_000)
    throw new StartupError(
      `PostgreSQL ${server.name} is too old: DATABASE_URL must lead to release ${OLDEST} or later`,
    );
}
