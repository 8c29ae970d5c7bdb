import { change, DomainError, type Clock, type Database, type Transaction } from '#domain';

/**
 * Where a move stands, in the cell that a hub leaves: `copying` while the other cell catches up, `resting`
 * when nothing works in the background for the hub, `moving` when nothing is written, `moved` when the other
 * cell has begun, `cleared` when its rows are gone. In the other cell: `arriving` until it begins.
 */
export const HUB_MOVE_STATES = ['arriving', 'copying', 'resting', 'moving', 'moved', 'cleared'] as const;
export type HubMoveState = (typeof HUB_MOVE_STATES)[number];

/** Moves are few, so all are cached under one key. */
export const MOVE_CHANGED = change<number>('cells.move');
export const ALL_MOVES = 0;

/** As in `cells.fence`. Hub 0 stands for partitions that come or go. */
const LOCK = 7_311_203;
const MAX_INTEGER = 2_147_483_647;
/** Longer than any transaction of a request takes. */
const WAIT_FOR_WRITERS = '10s';

/** A command that moves the hub holds a lease in these states. */
const LEASED: readonly HubMoveState[] = ['copying', 'resting', 'moving'];

const SAVE = `
  insert into cells.hub_moves (hub_id, state, rests, address, started_at, changed_at, leased_by, leased_until)
  values ($1, $2::text, $2::text <> 'copying', $3, $4, $4, $5, clock_timestamp() + $6::float8 * interval '1 ms')
      on conflict (hub_id) do update set state = $2, rests = excluded.rests, address = $3, changed_at = $4,
         leased_by = $5, leased_until = excluded.leased_until`;

interface Lease {
  readonly state: HubMoveState;
  readonly own: boolean;
  readonly alive: boolean;
}

const LEASE = `
  select state, coalesce(leased_by = $2, false) as own,
         coalesce(leased_until > clock_timestamp(), false) as alive from cells.hub_moves where hub_id = $1`;

/** Other commands wait until its lease is over. */
export interface Mover {
  readonly id: string;
  readonly leaseMs: number;
}

/** Table `cells.hub_moves`: the row of one hub in one cell. */
export class HubMoveStateStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubId: number,
    private readonly mover: Mover | null = null,
  ) {}

  async state(): Promise<HubMoveState | null> {
    const sql = 'select state from cells.hub_moves where hub_id = $1';
    return (await this.db.unchecked.first<{ state: HubMoveState }>(sql, [this.hubId]))?.state ?? null;
  }

  /**
   * Waits for the hub's writers that have seen the state before; `work` is of the same transaction.
   * @throws invalid_value (another command moves the hub; or this one's lease was over: the hub has worked)
   */
  async enter(
    state: HubMoveState,
    address: string | null = null,
    work: (tx: Transaction) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    await this.alone(async (tx) => {
      await this.requireLease(tx, state);
      await work(tx);
      const leaseMs = LEASED.includes(state) ? (this.mover?.leaseMs ?? null) : null;
      await tx.execute(SAVE, [this.hubId, state, address, this.clock.now(), this.mover?.id ?? null, leaseMs]);
    });
  }

  /** The hub works here from now on. False: its state was another. */
  leave(
    from: HubMoveState,
    work: (tx: Transaction) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<boolean> {
    const sql = 'delete from cells.hub_moves where hub_id = $1 and state = $2';
    return this.alone(async (tx) => {
      const left = (await tx.execute(sql, [this.hubId, from])) > 0;
      if (left) await work(tx);
      return left;
    });
  }

  /**
   * While nothing rests yet, a late renewal does no harm. Later it waits for writers who may have found the
   * lease over, and then is refused itself.
   */
  async renewLease(): Promise<void> {
    const renew = (condition: string) =>
      `update cells.hub_moves set leased_until = clock_timestamp() + $3::float8 * interval '1 ms'
        where hub_id = $1 and leased_by = $2 and ${condition}`;
    const params = [this.hubId, this.mover?.id, this.mover?.leaseMs];
    if ((await this.db.execute(renew(`state = 'copying'`), params)) > 0) return;
    await this.alone((tx) =>
      tx.execute(renew(`state in ('resting', 'moving') and leased_until > clock_timestamp()`), params),
    );
  }

  /** Another command may begin at once. */
  async endLease(): Promise<void> {
    // The column rounds to milliseconds, so now() could be an instant that is still to come.
    await this.db.execute(
      'update cells.hub_moves set leased_until = null where hub_id = $1 and leased_by = $2',
      [this.hubId, this.mover?.id],
    );
  }

  async noteCopied(tablesCopied: number, tables: number): Promise<void> {
    await this.db.execute(
      'update cells.hub_moves set tables_copied = $2, tables = $3, changed_at = $4 where hub_id = $1',
      [this.hubId, tablesCopied, tables, this.clock.now()],
    );
  }

  private async requireLease(tx: Transaction, next: HubMoveState): Promise<void> {
    const lease = await tx.unchecked.first<Lease>(LEASE, [this.hubId, this.mover?.id]);
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
      await tx.execute('select pg_advisory_xact_lock($1, 0), pg_advisory_xact_lock($1, $2)', [
        LOCK,
        this.hubId % MAX_INTEGER,
      ]);
      const done = await work(tx);
      tx.announce(MOVE_CHANGED, ALL_MOVES);
      return done;
    });
  }
}
