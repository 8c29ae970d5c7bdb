import { randomUUID } from 'node:crypto';
import { DomainError, type Clock, type Database, type Queryable } from '../../base/index.js';
import { begin, countEndings, handOver, type EndedOrders } from './hub-arrival.store.js';
import { HubComparison } from './hub-comparison.store.js';
import type { HubMoveStateStore } from './hub-move-state.store.js';
import type { TenantTable } from './tenant-tables.queries.js';

interface Cells {
  readonly here: Database;
  readonly there: Database;
  readonly clock: Clock;
  readonly progress: (line: string) => void;
  readonly stateHere: HubMoveStateStore;
  readonly stateThere: HubMoveStateStore;
  readonly moverId: string;
}

/** How long the hub's writes were refused, and for what, in milliseconds. */
export interface HubPause {
  readonly totalMs: number;
  /** Until writers under way had ended. */
  readonly writersMs: number;
  /** Until the last change had arrived in the other cell. */
  readonly arrivalMs: number;
  readonly comparisonMs: number;
  /** How many rows were compared meanwhile: those written since they were compared before. */
  readonly rowsCompared: number;
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
/** Writes are refused when the other cell follows so closely, and when so few rows are left to compare. */
const CLOSE_MS = 250;
const FEW_ROWS = 500;
/** A hub that writes faster than that moves with a longer pause. */
const MOST_ROUNDS = 20;

const MARK = `
  insert into hub_move_marks (hub_id, mark) values ($1, $2)
      on conflict (hub_id) do update set mark = excluded.mark`;

/** Columns by which background work holds a row for a while. */
const LEASES = `
  select attrelid::regclass::text as name, attname as "column" from pg_attribute
   where attname in ('leased_until', 'claimed_until') and attrelid = any($1::text[]::regclass[])`;

/** The end of a move: all is copied, and the other cell takes over. */
export class HubSwitchOver {
  private readonly comparison: HubComparison;

  constructor(
    private readonly cells: Cells,
    private readonly hubId: number,
    private readonly tables: readonly TenantTable[],
  ) {
    this.comparison = new HubComparison(cells.here, cells.there, hubId, tables);
  }

  /**
   * What fails here lets the hub go on in this cell; the copy keeps following it.
   * @throws invalid_value (the copy differs, or this command was held up) · storage_unavailable
   */
  async run(address: string): Promise<{ readonly rows: number; readonly pause: HubPause }> {
    const { stateHere, progress } = this.cells;
    try {
      await this.comparison.begin();
      await this.catchUp();
      progress(`${String(this.comparison.allRows)} rows compared`);
      await stateHere.enter('resting', address);
      progress('Background work rests');
      await this.awaitWork();
      // Waits for a relay that had looked before: from here on no event of the hub is relayed, so the count stays right.
      await stateHere.enter('resting', address);
      const endings = await countEndings(this.cells.here, this.hubId);
      await this.catchUp();
      const pause = await this.refuseAndHandOver(address, endings);
      return { rows: this.comparison.allRows, pause };
    } catch (error) {
      if ((await stateHere.state()) !== 'moved') await stateHere.enter('copying', address);
      throw error;
    }
  }

  /** Compares what was written meanwhile, again and again, until little is left for the time in which writes are refused. */
  private async catchUp(): Promise<void> {
    const { here, clock } = this.cells;
    for (let round = 1, last = Infinity; round <= MOST_ROUNDS; round++) {
      const from = clock.millis();
      const mark = randomUUID();
      await this.putMark(here, mark);
      await this.awaitArrival(mark, CATCHES_UP_WITHIN_MS);
      const close = clock.millis() - from < CLOSE_MS;
      const compared = await this.comparison.again();
      if (close && (compared <= FEW_ROWS || compared >= last)) return;
      last = compared;
    }
  }

  private async refuseAndHandOver(address: string, endings: readonly EndedOrders[]): Promise<HubPause> {
    const { there, clock, progress, stateHere, stateThere, moverId } = this.cells;
    const from = clock.millis();
    const times: number[] = [];
    let at = from;
    const measure = () => {
      const now = clock.millis();
      times.push(now - at);
      at = now;
    };
    const mark = randomUUID();
    await stateHere.enter('moving', address, (tx) => this.putMark(tx, mark));
    measure();
    progress('Writes are refused');
    await this.awaitArrival(mark, ARRIVES_WITHIN_MS);
    measure();
    const rowsCompared = await this.compareLast(address);
    measure();
    await stateHere.enter('moved', address, (tx) => handOver(tx, this.hubId, moverId, endings));
    measure();
    progress('The other cell begins');
    await begin(there, stateThere, this.hubId, endings);
    measure();
    const [writersMs, arrivalMs, comparisonMs, handOverMs, beginMs] = times as [
      number,
      number,
      number,
      number,
      number,
    ];
    return { totalMs: at - from, writersMs, arrivalMs, comparisonMs, rowsCompared, handOverMs, beginMs };
  }

  private async compareLast(address: string): Promise<number> {
    try {
      return await this.comparison.finish();
    } catch (error) {
      // The lease may have been over meanwhile, so that the hub has worked: then this is the error.
      await this.cells.stateHere.enter('moving', address);
      throw error;
    }
  }

  private async putMark(db: Queryable, mark: string): Promise<void> {
    await db.execute(MARK, [this.hubId, mark]);
  }

  /** Waits until no sender, robot or job holds a row of the hub: its end would be written here after the move. */
  private async awaitWork(): Promise<void> {
    const { here, clock } = this.cells;
    const leases = await here.query<{ name: string; column: string }>(LEASES, [
      this.tables.map(({ name }) => name),
    ]);
    const held = leases
      .map(({ name, column }) => `select 1 from ${name} where hub_id = $1 and ${column} > $2`)
      .join(' union all ');
    await this.until('background work has ended', WORK_ENDS_WITHIN_MS, async () => {
      const found = await here.first<{ held: boolean }>(`select exists (${held}) as held`, [
        this.hubId,
        clock.now(),
      ]);
      return found?.held === false;
    });
  }

  private async awaitArrival(mark: string, limitMs: number): Promise<void> {
    await this.until('the last change has arrived', limitMs, async () => {
      const found = await this.cells.there.first(
        'select from hub_move_marks where hub_id = $1 and mark = $2',
        [this.hubId, mark],
      );
      return found !== null;
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
