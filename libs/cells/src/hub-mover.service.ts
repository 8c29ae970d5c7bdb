import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain';
import { begin } from './hub-arrival.store.js';
import { clearCopy } from './hub-clearing.store.js';
import { HubCopy } from './hub-copy.store.js';
import { HubFence } from './hub-fence.store.js';
import { obstacleTo } from './hub-move-checks.queries.js';
import { HubMoveStateStore, type Mover } from './hub-move-state.store.js';
import { HubSwitchOver, type HubPause, type MoveContext } from './hub-switch-over.service.js';
import { countRows, movedTables, type MovedTable } from './moved-tables.queries.js';

interface HubMoveOrder {
  readonly hubId: number;
  /** Base address of the hub in the other cell; callers that still come here get it. */
  readonly address: string;
  /** This cell's database as the other cell's PostgreSQL reaches it. */
  readonly sourceUrl: string;
}

interface MoverCells extends MoveContext {
  /** So long after the death of this process the hub works on where it was. */
  readonly leaseMs?: number;
}

interface HubMoveOutcome {
  readonly tables: number;
  readonly rows: number;
  /** Null: an earlier command, which died, refused the writes. */
  readonly pause: HubPause | null;
}

const SLOW_POLL_S = 0.2;
const LEASE_MS = 10_000;
const RENEWALS_PER_LEASE = 3;

/** Each step may be repeated: a move that broke off is resumed by beginning it again. */
export class HubMover {
  private readonly self: Mover;
  private readonly copy: HubCopy;
  private readonly stateHere: HubMoveStateStore;
  private readonly stateThere: HubMoveStateStore;
  private readonly fenceHere: HubFence;
  private readonly fenceThere: HubFence;

  constructor(
    private readonly cells: MoverCells,
    private readonly order: HubMoveOrder,
  ) {
    const { here, there, clock } = cells;
    const { hubId } = order;
    this.copy = new HubCopy(here, there, hubId);
    this.self = { id: randomUUID(), leaseMs: cells.leaseMs ?? LEASE_MS };
    this.stateHere = new HubMoveStateStore(here, clock, hubId, this.self);
    this.stateThere = new HubMoveStateStore(there, clock, hubId, this.self);
    this.fenceHere = new HubFence(here, hubId);
    this.fenceThere = new HubFence(there, hubId);
  }

  /** Number of rows by table. Changes nothing. @throws invalid_value (why it cannot move) */
  async rehearse(): Promise<Readonly<Record<string, number>>> {
    await this.refuseObstacles();
    const { here } = this.cells;
    const counts: Record<string, number> = {};
    for (const table of await movedTables(here)) {
      const rows = await countRows(here, table, this.order.hubId);
      if (rows > 0) counts[table.name] = rows;
    }
    return counts;
  }

  /** @throws invalid_value (why it cannot move) · storage_unavailable */
  async move(): Promise<HubMoveOutcome> {
    return this.underLease(async () => {
      let outcome: HubMoveOutcome = { tables: 0, rows: 0, pause: null };
      if ((await this.stateHere.state()) !== 'moved') {
        await this.refuseObstacles();
        const tables = await this.prepare();
        await this.awaitCopies();
        // PostgreSQL has no statistics of what it has just copied, and would plan the last step badly.
        await this.cells.there.execute(`analyze ${tables.map(({ name }) => name).join(', ')}`);
        const { stateHere, stateThere, self } = this;
        const cells = { ...this.cells, stateHere, stateThere, moverId: self.id };
        const switchOver = new HubSwitchOver(cells, this.order.hubId, tables);
        outcome = { tables: tables.length, ...(await switchOver.run(this.order.address)) };
      }
      const { hubId } = this.order;
      await begin(this.cells.there, this.stateThere, hubId);
      if ((await this.cells.there.execute('select from hubs where id = $1', [hubId])) === 0)
        throw new DomainError('invalid_value', {
          field: 'hub',
          problem: 'The hub has moved to another cell than this',
        });
      await this.copy.end();
      await this.takeFencesAway(false);
      return outcome;
    });
  }

  /**
   * The hub stays where it was, and the other cell keeps nothing of it. @throws transition_refused (it has
   * moved)
   */
  async giveUp(): Promise<void> {
    const { there } = this.cells;
    const { hubId, address } = this.order;
    const state = await this.stateHere.state();
    if (state === 'moved' || state === 'cleared') throw new DomainError('transition_refused');
    await this.underLease(async () => {
      if (state !== null) await this.stateHere.enter('copying', address);
      await this.copy.end();
      if ((await this.stateThere.state()) === 'arriving') {
        await clearCopy(there, hubId, () => undefined);
        await this.stateThere.leave('arriving');
      }
      await this.stateHere.leave('copying');
      await this.takeFencesAway(true);
    });
  }

  /** A failed renewal is noticed by the next change of the state, which needs the lease. */
  private async underLease<T>(work: () => Promise<T>): Promise<T> {
    const ignored = () => undefined;
    const timer = setInterval(
      () => void this.stateHere.renewLease().catch(ignored),
      this.self.leaseMs / RENEWALS_PER_LEASE,
    );
    try {
      return await work();
    } finally {
      clearInterval(timer);
      // Without this call the lease ends by itself.
      await this.stateHere.endLease().catch(ignored);
    }
  }

  private async refuseObstacles(): Promise<void> {
    const { here, there } = this.cells;
    const { hubId } = this.order;
    const problem = await obstacleTo({ here, there, hubId, stateThere: this.stateThere });
    if (problem !== null) throw new DomainError('invalid_value', { field: 'hub', problem });
  }

  private async prepare(): Promise<MovedTable[]> {
    const { here, there, progress } = this.cells;
    const { hubId, address, sourceUrl } = this.order;
    await this.stateHere.enter('copying', address);
    // From now on no partition comes or goes.
    const tables = await movedTables(here);
    // A hub that was there before may have left rows.
    if ((await this.stateThere.state()) !== 'arriving')
      await clearCopy(there, hubId, (table, rows) =>
        progress(`${table}: ${String(rows)} rows of an earlier time deleted in the other cell`),
      );
    await this.stateThere.enter('arriving');
    progress(`Preparing ${String(tables.length)} tables`);
    await Promise.all([
      this.fenceHere.put(tables, { wholeRows: true }),
      this.fenceThere.put(tables, { wholeRows: false }),
    ]);
    await this.copy.begin(tables, sourceUrl);
    return tables;
  }

  private async awaitCopies(): Promise<void> {
    const { here, progress } = this.cells;
    for (let before = -1; ;) {
      const { copied, all } = await this.copy.tablesCopied();
      if (copied !== before) {
        await this.stateHere.noteCopied(copied, all);
        progress(`${String(copied)} of ${String(all)} tables copied`);
        before = copied;
      }
      if (copied === all && all > 0) return;
      await here.execute('select pg_sleep($1)', [SLOW_POLL_S]);
    }
  }

  /** `staysHere`: callers are no longer refused in this cell either. */
  private async takeFencesAway(staysHere: boolean): Promise<void> {
    const { here, there } = this.cells;
    await Promise.all([
      this.fenceThere.takeAway(await movedTables(there), { fence: true }),
      this.fenceHere.takeAway(await movedTables(here), { fence: staysHere }),
    ]);
  }
}
