import { randomUUID } from 'node:crypto';
import { DomainError, type Clock, type Database, type Queryable } from '#domain';
import { begin } from './hub-arrival.store.js';
import { HubComparison } from './hub-comparison.store.js';
import type { HubMoveStateStore } from './hub-move-state.store.js';
import type { MovedTable } from './moved-tables.queries.js';

export interface MoveContext {
  readonly here: Database;
  readonly there: Database;
  readonly clock: Clock;
  readonly progress: (line: string) => void;
}

interface SwitchedCells extends MoveContext {
  readonly stateHere: HubMoveStateStore;
  readonly stateThere: HubMoveStateStore;
  readonly moverId: string;
}

/** Milliseconds in which the hub's writes were refused, by step. */
export interface HubPause {
  readonly totalMs: number;
  /** Until the last transaction that writes had ended. */
  readonly writersMs: number;
  /** Until the last change had arrived in the other cell. */
  readonly arrivalMs: number;
  /** Until the rows that kept changing had been compared. */
  readonly comparisonMs: number;
  readonly handOverMs: number;
  /** Until the other cell had begun. */
  readonly beginMs: number;
}

const POLL_S = 0.005;
/** Longer than a lease: what a process that died had claimed is free again. */
const WORK_ENDS_WITHIN_MS = 120_000;
const ARRIVES_WITHIN_MS = 30_000;
/** While everything works: the other cell may have been away for long. */
const CATCHES_UP_WITHIN_MS = 4 * 3_600_000;
/** When the other cell follows so closely, writes are refused. */
const CLOSE_MS = 250;
/** Rows that still differ after these are compared in the pause. */
const MAX_ROUNDS = 20;

const MARK = `
  insert into cells.marks (hub_id, mark) values ($1, $2)
      on conflict (hub_id) do update set mark = excluded.mark`;

/** Columns by which background work holds a row. */
const LEASES = `
  select attrelid::regclass::text as name, attname as "column" from pg_attribute
   where attname in ('leased_until', 'claimed_until') and attrelid = any($1::text[]::regclass[])`;

export class HubSwitchOver {
  private readonly comparison: HubComparison;

  constructor(
    private readonly cells: SwitchedCells,
    private readonly hubId: number,
    private readonly tables: readonly MovedTable[],
  ) {
    this.comparison = new HubComparison(cells.here, cells.there, hubId, tables);
  }

  /**
   * After a failure the hub goes on in this cell and the copy keeps following it. @throws invalid_value (the
   * copy differs, or this command was held up) · storage_unavailable
   */
  async run(address: string): Promise<{ readonly rows: number; readonly pause: HubPause }> {
    const { stateHere, progress } = this.cells;
    try {
      await this.catchUp();
      progress(`${String(this.comparison.allRows)} rows compared`);
      await stateHere.enter('resting', address);
      progress('Background work rests');
      await this.awaitWork();
      await this.catchUp();
      const pause = await this.refuseAndHandOver(address);
      return { rows: this.comparison.allRows, pause };
    } catch (error) {
      if ((await stateHere.state()) !== 'moved') await stateHere.enter('copying', address);
      throw error;
    }
  }

  /** Compares what has not yet agreed, until the other cell follows closely. */
  private async catchUp(): Promise<void> {
    const { here, clock } = this.cells;
    for (let round = 1, last = Infinity; round <= MAX_ROUNDS; round++) {
      const from = clock.millis();
      await this.arrived(await this.putMark(here), CATCHES_UP_WITHIN_MS);
      const close = clock.millis() - from < CLOSE_MS;
      const open = await this.comparison.round();
      if (close && (open === 0 || open >= last)) return;
      last = open;
    }
  }

  private async refuseAndHandOver(address: string): Promise<HubPause> {
    const { there, clock, progress, stateHere, stateThere, moverId } = this.cells;
    const from = clock.millis();
    let at = from;
    const lap = () => {
      const before = at;
      at = clock.millis();
      return at - before;
    };
    let mark = '';
    await stateHere.enter('moving', address, async (tx) => {
      mark = await this.putMark(tx);
    });
    const writersMs = lap();
    progress('Writes are refused');
    await this.arrived(mark, ARRIVES_WITHIN_MS);
    const arrivalMs = lap();
    await this.comparison.finish();
    const comparisonMs = lap();
    // The mark follows the rows: when this command is gone, the other cell begins by it.
    await stateHere.enter('moved', address, (tx) => this.putMark(tx, `begins ${moverId}`));
    const handOverMs = lap();
    progress('The other cell begins');
    await begin(there, stateThere, this.hubId);
    const beginMs = lap();
    return { totalMs: at - from, writersMs, arrivalMs, comparisonMs, handOverMs, beginMs };
  }

  /** A mark is written with or after a change: when it is in the other cell, the change is. */
  private async putMark(db: Queryable, mark: string = randomUUID()): Promise<string> {
    await db.execute(MARK, [this.hubId, mark]);
    return mark;
  }

  /**
   * Waits until no sender, robot or job holds a row of the hub: its result would be written here after the
   * move.
   */
  private async awaitWork(): Promise<void> {
    const { here, clock } = this.cells;
    const leases = await here.unchecked.query<{ name: string; column: string }>(LEASES, [
      this.tables.map(({ name }) => name),
    ]);
    const held = leases
      .map(({ name, column }) => `select from ${name} where hub_id = $1 and ${column} > $2`)
      .join(' union all ');
    await this.until('background work has ended', WORK_ENDS_WITHIN_MS, async () => {
      return (await here.execute(`${held} limit 1`, [this.hubId, clock.now()])) === 0;
    });
  }

  private arrived(mark: string, limitMs: number): Promise<void> {
    const sql = 'select from cells.marks where hub_id = $1 and mark = $2';
    return this.until('the last change has arrived', limitMs, async () => {
      return (await this.cells.there.execute(sql, [this.hubId, mark])) > 0;
    });
  }

  private async until(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
    const { here, clock } = this.cells;
    const from = clock.millis();
    while (!(await holds())) {
      if (clock.millis() - from > limitMs)
        throw new DomainError(
          'storage_unavailable',
          {},
          { cause: new Error(`Waited in vain until ${what}`) },
        );
      await here.execute('select pg_sleep($1)', [POLL_S]);
    }
  }
}
