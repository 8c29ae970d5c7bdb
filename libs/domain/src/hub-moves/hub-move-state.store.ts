import type { Clock } from '../shared/index.js';
import type { Database, Transaction } from '../storage/index.js';
import type { HubMove, HubMoveState } from './hub-move.entity.js';
import { HUB_MOVE_CHANGED } from './hub-moves.service.js';

/** As in `hub_move_fence()`. */
const LOCK = 7_311_203;
const LARGEST_KEY = 2_147_483_647;
/** Longer than any transaction of a request takes. */
const WAIT_FOR_WRITERS = '10s';

const SAVE = `
  insert into hub_moves (hub_id, state, rests, address, started_at, changed_at) values ($1, $2, $3, $4, $5, $5)
      on conflict (hub_id) do update set state = $2, rests = $3, address = $4, changed_at = $5`;

/** The row of `hub_moves` in one cell. */
export class HubMoveStateStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubId: number,
  ) {}

  async state(): Promise<HubMoveState | null> {
    const found = await this.db.first<Pick<HubMove, 'state'>>(
      'select state from hub_moves where hub_id = $1',
      [this.hubId],
    );
    return found?.state ?? null;
  }

  /** Waits for the hub's writers that have seen the state before; `work` is of the same transaction. */
  async enter(
    state: HubMoveState,
    address: string | null = null,
    work: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await this.alone(async (tx) => {
      await work(tx);
      await tx.execute(SAVE, [this.hubId, state, state !== 'copying', address, this.clock.now()]);
    });
  }

  /** From now on the hub is here and works. */
  async leave(work: (tx: Transaction) => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.alone(async (tx) => {
      await tx.execute('delete from hub_moves where hub_id = $1', [this.hubId]);
      await work(tx);
    });
  }

  async noteCopied(tablesCopied: number, tables: number): Promise<void> {
    await this.db.execute(
      'update hub_moves set tables_copied = $2, tables = $3, changed_at = $4 where hub_id = $1',
      [this.hubId, tablesCopied, tables, this.clock.now()],
    );
  }

  private async alone(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.execute(`set local lock_timeout = '${WAIT_FOR_WRITERS}'`);
      await tx.execute('select pg_advisory_xact_lock($1, $2)', [LOCK, this.hubId % LARGEST_KEY]);
      await work(tx);
      tx.announce(HUB_MOVE_CHANGED, 0);
    });
  }
}
