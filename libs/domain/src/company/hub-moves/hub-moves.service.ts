import { Injectable } from '@nestjs/common';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  type MaybePromise,
  thenMaybeSync,
} from '../../base/index.js';
import type { HubMove } from './hub-move.entity.js';

const MOVES = `
  select hub_id as "hubId", state, rests, address, tables_copied as "tablesCopied", tables,
          state in ('copying', 'resting', 'moving') and coalesce(leased_until <= clock_timestamp(), true) as stalled,
          started_at as "startedAt", changed_at as "changedAt"
     from hub_moves order by hub_id`;

type KnownMove = Omit<HubMove, 'leasedBy' | 'leasedUntil'> & {
  /** The command that moves the hub is gone, before the other cell may begin. */
  readonly stalled: boolean;
};

/** The one key under which all moves are cached: there are few, and nearly always none. */
const ALL = 0;

/** What callers of a hub that moves between cells are told. */
@Injectable()
export class HubMoves {
  private readonly cache: ExpiringCache<number, ReadonlyMap<number, KnownMove>>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.cache = new ExpiringCache(
      clock,
      async () => new Map((await this.list()).map((move) => [move.hubId, move])),
    ).dropOn(db, CHANGED.hubMove);
  }

  /**
   * Refuses callers of a hub that has left or has not arrived. A hub that is about to leave still answers reads; its
   * writes are refused by `hub_move_fence()` in the database. @throws hub_moving · hub_moved
   */
  admit(hubId: number): MaybePromise<void> {
    return thenMaybeSync(this.cache.getMaybeSync(ALL), (moves) => {
      const move = moves.size === 0 ? undefined : moves.get(hubId);
      if (move?.state === 'arriving') throw new DomainError('hub_moving');
      if (move?.state === 'moved' || move?.state === 'cleared')
        throw new DomainError('hub_moved', { address: move.address });
    });
  }

  /** All moves that this cell knows, those that have ended included. */
  list(): Promise<KnownMove[]> {
    return this.db.query<KnownMove>(MOVES);
  }
}
