import {
  DomainError,
  ExpiringCache,
  HubGate,
  thenMaybeSync,
  type Clock,
  type Database,
  type MaybePromise,
} from '#domain';
import { hasCells } from './cells-schema.store.js';
import { begin } from './hub-arrival.store.js';
import { ALL_MOVES, HubMoveStateStore, MOVE_CHANGED, type HubMoveState } from './hub-move-state.store.js';

/** A hub that leaves this cell, has left it, or arrives. A hub without a move works here. */
interface HubMove {
  readonly hubId: number;
  readonly state: HubMoveState;
  /** Base address of the hub in the other cell. */
  readonly address: string | null;
  readonly tablesCopied: number;
  readonly tables: number;
  readonly startedAt: Date;
  readonly changedAt: Date;
  /** The command that moves the hub died before the other cell may begin: the hub works where it is. */
  readonly stalled: boolean;
}

const MOVES = `
  select hub_id as "hubId", state, address, tables_copied as "tablesCopied", tables,
         state in ('copying', 'resting', 'moving') and coalesce(leased_until <= clock_timestamp(), true) as stalled,
         started_at as "startedAt", changed_at as "changedAt"
    from cells.hub_moves order by hub_id`;

const HANDED_OVER = `
  select m.hub_id as "hubId" from cells.hub_moves m join cells.marks k using (hub_id)
   where m.state = 'arriving' and k.mark = 'begins ' || m.leased_by`;

/** Moves of hubs, also those that have ended. */
export async function movesIn(db: Database): Promise<HubMove[]> {
  return (await hasCells(db)) ? db.unchecked.query<HubMove>(MOVES) : [];
}

export class HubMoves extends HubGate {
  private readonly cache: ExpiringCache<number, ReadonlyMap<number, HubMove>>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    super();
    this.cache = new ExpiringCache<number, ReadonlyMap<number, HubMove>>(
      clock,
      async () => new Map((await db.unchecked.query<HubMove>(MOVES)).map((move) => [move.hubId, move])),
    ).dropOn(db, MOVE_CHANGED);
  }

  /** A hub that is about to leave still answers reads; `cells.fence` in the database refuses its writes. */
  override admit(hubId: number): MaybePromise<void> {
    return thenMaybeSync(this.cache.getMaybeSync(ALL_MOVES), (moves) => {
      const move = moves.size === 0 ? undefined : moves.get(hubId);
      if (move?.state === 'arriving') throw new DomainError('hub_moving');
      if (move?.state === 'moved' || move?.state === 'cleared')
        throw new DomainError('hub_moved', { address: move.address });
    });
  }

  /**
   * A mover may die after its hub was handed over: this cell begins the hub then. Returns the number of such
   * hubs.
   */
  async beginHandedOver(): Promise<number> {
    let started = 0;
    for (const { hubId } of await this.db.unchecked.query<{ hubId: number }>(HANDED_OVER))
      if (await begin(this.db, new HubMoveStateStore(this.db, this.clock, hubId), hubId)) started += 1;
    return started;
  }
}
