import { changeTables, type Database } from '../storage/index.js';

const DAY_MS = 86_400_000;
/** A worker that is away for some days still finds a partition for each. */
const DAYS_AHEAD = 7;

/** Partitions that hold no single day: the default one, and the one with the rows of before there were partitions. */
const STRAY = `pg_get_expr(c.relpartbound, c.oid) ~ 'DEFAULT|MINVALUE'`;

const PARTITIONS = `
  select c.relname as name, ${STRAY} as stray
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = 'courier_positions'::regclass order by 1`;

const MOVING = `select from hub_moves where state not in ('moved', 'cleared')`;

interface Partition {
  readonly name: string;
  readonly stray: boolean;
}

/**
 * Partitions of `courier_positions`, each with a day (UTC): an old day is dropped, which leaves no dead rows behind. A
 * position without a day of its own is in the default partition until its day is made.
 */
export class PositionDays {
  constructor(private readonly db: Database) {}

  /** Makes the coming days and drops those that ended before the instant. Nothing while a hub moves: its copy would differ. */
  async keep(now: Date, before: Date): Promise<void> {
    if ((await this.db.first(MOVING)) !== null) return;
    const there = await this.partitions();
    const names = new Set(there.map(({ name }) => name));
    const changes = [];
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
      const day = dayOf(now.getTime() + ahead * DAY_MS);
      if (!names.has(nameOf(day))) changes.push(making(day));
    }
    const kept = nameOf(dayOf(before.getTime()));
    for (const { name } of there)
      if (/_\d{8}$/.test(name) && name < kept) changes.push(`drop table ${name};`);
    for (const commands of changes) await this.change(commands);
  }

  /** Deletes positions without a day of their own. */
  async deleteStray(before: Date, limit: number): Promise<number> {
    let deleted = 0;
    for (const { name } of (await this.partitions()).filter(({ stray }) => stray))
      deleted += await this.db.execute(
        `delete from ${name} where ctid in (select ctid from ${name} where at < $1 limit $2)`,
        [before, limit],
      );
    return deleted;
  }

  private partitions(): Promise<Partition[]> {
    return this.db.query<Partition>(PARTITIONS);
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
      );
    } catch (error) {
      const { code } = error as { code?: unknown };
      // 42P07, 42P01: another worker has made or dropped it.
      if (code !== '42P07' && code !== '42P01') throw error;
    }
  }
}

/** Creates the partition of a day and moves that day's positions into it from the default partition. */
function making(day: string): string {
  const [name, next] = [nameOf(day), dayOf(Date.parse(day) + DAY_MS)];
  const [from, to] = [`${day}T00:00:00Z`, `${next}T00:00:00Z`];
  return `
    create table ${name} (like courier_positions including all);
    with waiting as (
      delete from courier_positions_default where at >= '${from}' and at < '${to}' returning *
    ) insert into ${name} select * from waiting;
    alter table courier_positions attach partition ${name} for values from ('${from}') to ('${to}');`;
}

const nameOf = (day: string) => `courier_positions_${day.replaceAll('-', '')}`;

/** 2026-03-01. */
function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
