import type { Database } from '#domain';

/**
 * A statement is planned once per connection, for any values, often while its tables are nearly empty. PostgreSQL would
 * then choose sequential scans, even with fifty thousand rows, until the tables are analysed; every statement has an
 * index instead. A custom plan per call would take longer than running a small batch.
 */
const PLANNER_SETTINGS: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** The settings as `options` of a new connection. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The `ALTER ROLE` to run where a pooler dropped the settings; null where they arrived. */
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
