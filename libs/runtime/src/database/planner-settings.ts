import type { Database } from '#domain';

/**
 * A statement is planned once per connection, for whatever values, and maybe while its tables are as good as empty.
 * Reading those whole is what PostgreSQL would then decide on: until somebody analyzes them, with fifty thousand rows as
 * well. Everything we ask for has its index. Left to itself it would plan small batches anew each time, which takes
 * longer than to run them.
 */
const PLANNER_SETTINGS: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** As `options` of a new connection. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** What to run where a pooler dropped the settings of new connections; null where they arrived. */
export async function plannerRemedy(database: Database): Promise<string | null> {
  const rows = await database.query<{ name: string; setting: string; role: string }>(
    `select name, setting, quote_ident(current_user) as role from pg_settings where name = any($1::text[]) order by name`,
    [Object.keys(PLANNER_SETTINGS)],
  );
  const lost = rows.filter(({ name, setting }) => setting !== PLANNER_SETTINGS[name]);
  if (lost.length === 0) return null;
  return lost
    .map(({ name, role }) => `ALTER ROLE ${role} SET ${name} = ${PLANNER_SETTINGS[name] ?? ''};`)
    .join(' ');
}
