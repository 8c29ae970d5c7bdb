import { DomainError } from '../shared/index.js';
import type { Database } from './database.js';
import type { Queryable } from './connection.js';
import { hubWorks, statement } from './statement.js';

const LOCK_TIMEOUT = '250ms';
/** Half a minute in all. */
const TRIES = 60;
const BETWEEN_TRIES_S = 0.25;

/**
 * Alters tables that others work with. `alter table` waits for transactions on the table, and all later ones
 * wait for it: so it gives up soon and tries again. @throws storage_unavailable (in use for too long)
 */
export async function changeTables(db: Queryable, commands: string, tries = TRIES): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      // Commands of one message are one transaction, and hold the table's lock as briefly as possible.
      await db.execute(`set local lock_timeout = '${LOCK_TIMEOUT}'; ${commands}`);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error;
      if (attempt === tries) throw new DomainError('storage_unavailable', {}, { cause: error });
      await db.execute('select pg_sleep($1)', [BETWEEN_TRIES_S]);
    }
  }
}

const DAY_MS = 86_400_000;
/** So that each day has a partition even when the worker is away for some days. */
const DAYS_AHEAD = 7;
/** Maximum of rows kept of a dropped day: while they are copied nobody can write to the table. */
const MAX_KEPT_ROWS = 1_000;
/** After the last attempt to lock the tables the change is left to the next call. */
const LOCK_TRIES = 3;

/** SQL: the partition holds several days: the default one, or that of rows from before the table had days. */
const SEVERAL_DAYS = `pg_get_expr(c.relpartbound, c.oid) ~ 'DEFAULT|MINVALUE'`;

const PARTITIONS = statement(
  'storage.partitions',
  `select c.relname as name, ${SEVERAL_DAYS} as "severalDays"
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = $1::regclass order by 1`,
);

/** Lock of changes of partitions, and of changes of what `partitions_stay()` returns. */
const LOCK = '7311203, 0';

interface PartitionedTable {
  readonly table: string;
  /** The column with the instant or date that decides to which day (UTC) a row belongs. */
  readonly column: string;
  /**
   * The column with the instant at which the work on a row ended. A row without one, or with a recent one, is
   * kept however old its day is. A table with such a column has an `id` that grows from row to row.
   */
  readonly ended?: string;
}

/**
 * Partitions of a table by day (UTC). An old day is dropped as a whole, which leaves no dead rows behind. A
 * row whose day has no partition is stored in the default one until the partition of its day is made.
 */
export class DayPartitions {
  constructor(
    private readonly db: Database,
    private readonly of: PartitionedTable,
  ) {}

  /**
   * Makes the partitions of the coming days and drops those of days that ended before the instant. Does
   * nothing while `partitions_stay()`: somebody copies the table.
   */
  async maintain(now: Date, before: Date): Promise<void> {
    if ((await this.db.execute('select where partitions_stay()')) > 0) return;
    const names = new Set((await this.partitions()).map(({ name }) => name));
    const firstKept = this.nameOf(dayOf(before.getTime()));
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, n) => dayOf(now.getTime() + n * DAY_MS));
    const missing = days.filter((day) => !names.has(this.nameOf(day)));
    if (missing.length > 0) await this.change(this.making(missing));
    for (const name of names) if (/_\d{8}$/.test(name) && name < firstKept) await this.drop(name, before);
  }

  /** Old rows of the partitions that hold more than one day; returns how many. */
  async deleteOutsideDays(before: Date, limit: number): Promise<number> {
    let deleted = 0;
    for (const { name } of (await this.partitions()).filter(({ severalDays }) => severalDays))
      deleted += await this.db.execute(`delete from ${name} where ctid in (${this.oldRows(name)})`, [
        before,
        limit,
      ]);
    return deleted;
  }

  /**
   * SQL: old rows of a partition. With `ended`, only the `limit` rows with the lowest ids that ended are
   * looked at: otherwise each call would read all rows that are not old yet.
   */
  private oldRows(name: string): string {
    const { column, ended } = this.of;
    if (ended === undefined) return `select ctid from ${name} where ${column} < $1 limit $2`;
    return `select ctid from (select ctid, ${ended} from ${name} where ${ended} is not null order by id limit $2) o
             where ${ended} < $1`;
  }

  private partitions() {
    return this.db.query<{ name: string; severalDays: boolean }, 'name' | 'severalDays'>(PARTITIONS, [
      this.of.table,
    ]);
  }

  /**
   * SQL: creates the partitions of days with the options of the default one, and moves their rows into them
   * from there. The table is locked meanwhile: PostgreSQL would refuse a row that is being written to the
   * default partition when its day gets a partition of its own.
   */
  private making(days: readonly string[]): string {
    const { table } = this.of;
    return `
      ${days.map((day) => this.creating(this.nameOf(day))).join('')}
      lock table only ${table} in access exclusive mode;
      ${days.map((day) => this.attaching(day)).join('')}`;
  }

  private creating(name: string): string {
    const { table } = this.of;
    return `
      execute format('create table ${name} (like ${table} including all excluding identity) %s', (
        select 'with (' || array_to_string(reloptions, ', ') || ')' from pg_class where oid = '${table}_default'::regclass));`;
  }

  private attaching(day: string): string {
    const { table, column } = this.of;
    const name = this.nameOf(day);
    const [from, to] = [day, dayOf(Date.parse(day) + DAY_MS)].map((one) => `${one}T00:00:00Z`);
    return `
      with waiting as (
        delete from ${table}_default where ${column} >= '${from}' and ${column} < '${to}' returning *
      ) insert into ${name} select * from waiting;
      alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}');`;
  }

  /** Drops a day. Rows to keep move into the default partition; while they are too many, the day remains. */
  private async drop(name: string, before: Date): Promise<void> {
    const { table, ended } = this.of;
    if (ended === undefined) return this.change(`drop table ${name};`);
    const ids = await this.rowsToKeep(name, ended, before);
    if (ids.length > MAX_KEPT_ROWS) return;
    await this.change(`
      alter table ${table} detach partition ${name};
      insert into ${table} select * from ${name} where id = any('{${ids.join(',')}}');
      drop table ${name};`);
  }

  /**
   * They are read before the table is locked, to lock it no longer than their copy takes: no row of an old
   * day becomes one of them later. Rows of a hub that works elsewhere are not kept.
   */
  private async rowsToKeep(name: string, ended: string, before: Date): Promise<number[]> {
    const rows = await this.db.unchecked.query<{ id: number }>(
      `select id from ${name} where (${ended} is null or ${ended} >= $1) and ${hubWorks()} limit $2`,
      [before, MAX_KEPT_ROWS + 1],
    );
    return rows.map(({ id }) => id);
  }

  private async change(commands: string): Promise<void> {
    try {
      await changeTables(
        this.db,
        `do $change$ begin
           perform pg_advisory_xact_lock(${LOCK});
           if partitions_stay() then return; end if;
           ${commands}
         end $change$`,
        LOCK_TRIES,
      );
    } catch (error) {
      const { code } = error as { code?: unknown };
      // 42P07 (exists already), 42P01 (does not exist): another worker has made or dropped the partition.
      if (code !== '42P07' && code !== '42P01') throw error;
    }
  }

  private nameOf(day: string): string {
    return `${this.of.table}_${day.replaceAll('-', '')}`;
  }
}

/** UTC: 2026-03-01. */
function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
