import type { Database } from './database.js';
import { hubWorks } from './resting-hubs.js';
import { changeTables } from './table-change.js';

const DAY_MS = 86_400_000;
/** A worker that is away for some days still finds a partition for each. */
const DAYS_AHEAD = 7;
/** All who write wait while a day is dropped and these rows of it are written anew. */
const MAX_STAYING = 1_000;
/** What cannot be locked now is left to the next time. */
const TRIES = 3;

/** Partitions that hold no single day: the default one, and the one with the rows of before there were partitions. */
const STRAY = `pg_get_expr(c.relpartbound, c.oid) ~ 'DEFAULT|MINVALUE'`;

const PARTITIONS = `
  select c.relname as name, ${STRAY} as stray
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = $1::regclass order by 1`;

const MOVING = `select from hub_moves where state not in ('moved', 'cleared')`;

interface Partition {
  readonly name: string;
  readonly stray: boolean;
}

interface PartitionedTable {
  readonly table: string;
  /** The instant or date by which rows belong to a day (UTC). */
  readonly column: string;
  /**
   * The instant at which a row was done with: rows that have none, and rows done with lately, stay however old their day is.
   * Such rows are told apart by `id`, of which old rows have low ones.
   */
  readonly ended?: string;
}

/**
 * Partitions of a table, each with a day (UTC): an old day is dropped, which leaves no dead rows behind. A row whose day has
 * no partition is in the default one until its day is made.
 */
export class DayPartitions {
  constructor(
    private readonly db: Database,
    private readonly of: PartitionedTable,
  ) {}

  /** Makes the coming days and drops those that ended before the instant. Nothing while a hub moves: its copy would differ. */
  async keep(now: Date, before: Date): Promise<void> {
    if ((await this.db.first(MOVING)) !== null) return;
    const there = await this.partitions();
    const names = new Set(there.map(({ name }) => name));
    const kept = this.nameOf(dayOf(before.getTime()));
    const missing = [];
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
      const day = dayOf(now.getTime() + ahead * DAY_MS);
      if (!names.has(this.nameOf(day))) missing.push(day);
    }
    if (missing.length > 0) await this.change(this.making(missing));
    for (const name of names) if (/_\d{8}$/.test(name) && name < kept) await this.drop(name, before);
  }

  /** Deletes old rows without a day of their own; returns how many. */
  async deleteStray(before: Date, limit: number): Promise<number> {
    let deleted = 0;
    for (const { name } of (await this.partitions()).filter(({ stray }) => stray))
      deleted += await this.db.execute(`delete from ${name} where ctid in (${this.oldRows(name)})`, [
        before,
        limit,
      ]);
    return deleted;
  }

  /** With `ended`, of the `limit` oldest rows that ended: else each call would read all rows that are not old yet. */
  private oldRows(name: string): string {
    const { column, ended } = this.of;
    if (ended === undefined) return `select ctid from ${name} where ${column} < $1 limit $2`;
    return `select ctid from (select ctid, ${ended} from ${name} where ${ended} is not null order by id limit $2) o
             where ${ended} < $1`;
  }

  private partitions(): Promise<Partition[]> {
    return this.db.query<Partition>(PARTITIONS, [this.of.table]);
  }

  /**
   * Creates the partitions of days with the options of the default one, and moves their rows into them from there. The table
   * is locked meanwhile: a row on its way into the default partition would be refused once its day has another.
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

  /** Rows that stay get into the default partition. A day of which many stay is dropped when they are fewer. */
  private async drop(name: string, before: Date): Promise<void> {
    const { table, ended } = this.of;
    if (ended === undefined) return this.change(`drop table ${name};`);
    const staying = await this.staying(name, ended, before);
    if (staying.length > MAX_STAYING) return;
    await this.change(`
      alter table ${table} detach partition ${name};
      insert into ${table} select * from ${name} where id = any('{${staying.join(',')}}');
      drop table ${name};`);
  }

  /**
   * Looked for before the day is locked, which then takes no longer than they are many: no row joins them afterwards. Rows of
   * a hub that has moved away stay in its cell.
   */
  private async staying(name: string, ended: string, before: Date): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      `select id from ${name} where (${ended} is null or ${ended} >= $1) and ${hubWorks()} limit $2`,
      [before, MAX_STAYING + 1],
    );
    return rows.map(({ id }) => id);
  }

  private async change(commands: string): Promise<void> {
    try {
      await changeTables(
        this.db,
        `lock table hub_moves in share row exclusive mode;
         do $change$ begin
           if exists (${MOVING}) then return; end if;
           ${commands}
         end $change$`,
        TRIES,
      );
    } catch (error) {
      const { code } = error as { code?: unknown };
      // 42P07, 42P01: another worker has made or dropped it.
      if (code !== '42P07' && code !== '42P01') throw error;
    }
  }

  private nameOf(day: string): string {
    return `${this.of.table}_${day.replaceAll('-', '')}`;
  }
}

/** 2026-03-01. */
function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
