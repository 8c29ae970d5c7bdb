import { CHANGED, type Clock, type Database, DomainError, type Transaction } from '../../base/index.js';
import type { HubMove, HubMoveState } from './hub-move.entity.js';

/** As in `hub_move_fence()`. */
const LOCK = 7_311_203;
const LARGEST_KEY = 2_147_483_647;
/** Longer than any transaction of a request takes. */
const WAIT_FOR_WRITERS = '10s';

/** States that last while the command that moves the hub is there. */
const LEASED: readonly HubMoveState[] = ['copying', 'resting', 'moving'];

const SAVE = `
  insert into hub_moves (hub_id, state, rests, address, started_at, changed_at, leased_by, leased_until)
  values ($1, $2, $3, $4, $5, $5, $6, clock_timestamp() + $7::float8 * interval '1 ms')
      on conflict (hub_id) do update
     set state = $2, rests = $3, address = $4, changed_at = $5, leased_by = $6, leased_until = excluded.leased_until`;

interface Lease {
  readonly state: HubMoveState;
  readonly own: boolean;
  readonly alive: boolean;
}

const LEASE = `
  select state, coalesce(leased_by = $2, false) as own, coalesce(leased_until > clock_timestamp(), false) as alive
    from hub_moves where hub_id = $1`;

/** A command that moves a hub: others wait until its lease is over. */
export interface Mover {
  readonly id: string;
  readonly leaseMs: number;
}

/** The row of `hub_moves` in one cell. */
export class HubMoveStateStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubId: number,
    private readonly mover: Mover | null = null,
  ) {}

  async state(): Promise<HubMoveState | null> {
    const found = await this.db.first<Pick<HubMove, 'state'>>(
      'select state from hub_moves where hub_id = $1',
      [this.hubId],
    );
    return found?.state ?? null;
  }

  /**
   * Waits for the hub's writers that have seen the state before; `work` is of the same transaction.
   * @throws invalid_value (another command moves the hub, or this one's lease was over, so that the hub has worked)
   */
  async enter(
    state: HubMoveState,
    address: string | null = null,
    work: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await this.alone(async (tx) => {
      await this.requireLease(tx, state);
      await work(tx);
      const leaseMs = LEASED.includes(state) ? (this.mover?.leaseMs ?? null) : null;
      await tx.execute(SAVE, [
        this.hubId,
        state,
        state !== 'copying',
        address,
        this.clock.now(),
        this.mover?.id ?? null,
        leaseMs,
      ]);
      tx.announce(CHANGED.hubMove, 0);
    });
  }

  /** From now on the hub is here and works. False: it had none of these states. */
  async leave(
    from: readonly HubMoveState[],
    work: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    return this.alone(async (tx) => {
      const left = await tx.execute('delete from hub_moves where hub_id = $1 and state = any($2::text[])', [
        this.hubId,
        from,
      ]);
      if (left > 0) await work(tx);
      tx.announce(CHANGED.hubMove, 0);
      return left > 0;
    });
  }

  /**
   * While nothing rests yet a late renewal does no harm; later it does, so it waits for the writers who may have found
   * the lease over, and then is refused itself.
   */
  async renewLease(): Promise<void> {
    const renew = (condition: string) =>
      `update hub_moves set leased_until = clock_timestamp() + $3::float8 * interval '1 ms'
        where hub_id = $1 and leased_by = $2 and ${condition}`;
    const params = [this.hubId, this.mover?.id, this.mover?.leaseMs];
    if ((await this.db.execute(renew(`state = 'copying'`), params)) > 0) return;
    await this.alone((tx) =>
      tx.execute(renew(`state in ('resting', 'moving') and leased_until > clock_timestamp()`), params),
    );
  }

  /** Another command may begin at once. */
  async endLease(): Promise<void> {
    await this.db.execute(
      'update hub_moves set leased_until = clock_timestamp() where hub_id = $1 and leased_by = $2 and leased_until is not null',
      [this.hubId, this.mover?.id],
    );
  }

  async noteCopied(tablesCopied: number, tables: number): Promise<void> {
    await this.db.execute(
      'update hub_moves set tables_copied = $2, tables = $3, changed_at = $4 where hub_id = $1',
      [this.hubId, tablesCopied, tables, this.clock.now()],
    );
  }

  private async requireLease(tx: Transaction, next: HubMoveState): Promise<void> {
    const lease = await tx.first<Lease>(LEASE, [this.hubId, this.mover?.id]);
    if (lease === null || !LEASED.includes(lease.state)) return;
    if (lease.own && (lease.alive || next === 'copying')) return;
    if (!lease.alive && next === 'copying') return;
    throw new DomainError('invalid_value', {
      field: 'hub',
      problem: lease.own
        ? 'This command was held up for too long, and the hub has worked meanwhile: run it again'
        : 'Another command moves this hub; when it is gone, try again in ten seconds',
    });
  }

  private alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.execute(`set local lock_timeout = '${WAIT_FOR_WRITERS}'`);
      await tx.execute('select pg_advisory_xact_lock($1, $2)', [LOCK, this.hubId % LARGEST_KEY]);
      return work(tx);
    });
  }
}
