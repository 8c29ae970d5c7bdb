import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  hubWorks,
  type RowOf,
  statement,
  type Transaction,
  WakeUps,
} from '../../base/index.js';
import {
  fewerOrders,
  FROZEN_AFTER_MS,
  PASS_LEASE_MS,
  moreOrders,
  PASS_EVERY_MS,
} from './planning-pass.rules.js';

/** Changes that come together are planned together. */
const PASS_AT_MOST_EVERY_MS = 1_000;

/** The right to plan a hub until another worker claims it. `orderLimit`: of a region; null: as ever. */
export type PassLease = RowOf<typeof CLAIM>;

const REQUEST = statement(
  'planning.planning_request',
  `insert into planning_passes as p (hub_id, due_at)
   select hub_id, $2 from unnest($1::bigint[]) as h(hub_id) order by hub_id
       on conflict (hub_id) do update
          set requested = true, due_at = case when p.leased_until > $2 then p.due_at else least(p.due_at, $2) end`,
);

const CLAIM = statement(
  'planning.planning_claim',
  `update planning_passes set lease = lease + 1, leased_until = $2, due_at = $2, requested = false
    where hub_id = (select hub_id from planning_passes where due_at <= $1 and ${hubWorks()}
                     order by due_at limit 1 for update skip locked)
   returning hub_id as "hubId", lease, order_limit as "orderLimit"`,
);

/** Refuses, by changing no row, a pass whose lease was claimed by another worker. */
const FINISH = statement(
  'planning.planning_finish',
  `update planning_passes
      set leased_until = null, due_at = case when requested then $3 else $4::timestamptz end,
          requested = false, order_limit = $5
    where hub_id = $1 and lease = $2`,
);

const HOLD = statement(
  'planning.planning_hold',
  `select 1 from planning_passes where hub_id = $1 and lease = $2 for update`,
);

const END_WHEN_FROZEN = statement(
  'planning.planning_end_when_frozen',
  `select set_config('idle_in_transaction_session_timeout', $1, true)`,
);

/**
 * The only reader and writer of `planning_passes`, a row per hub that plans. `due_at`: null when nothing is
 * open, the lease's end while a pass runs. `lease` grows with each claim: a pass taken over cannot write.
 */
@Injectable()
export class PlanningPassStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Something changed in these hubs: plan them soon. After locks on searches, never before. */
  request(tx: Transaction, hubIds: readonly number[]): void {
    if (hubIds.length === 0) return;
    void tx.send(REQUEST, [[...new Set(hubIds)], this.clock.now()]);
    tx.afterCommit(() => this.wakeUps.wake('dispatch.plan', {}, { key: 'now' }));
  }

  claim(): Promise<PassLease | null> {
    return this.db.first(CLAIM, [this.clock.now(), new Date(this.clock.millis() + PASS_LEASE_MS)]);
  }

  /** First in each transaction of a pass: a worker that freezes in it does not keep its locks. */
  endWhenFrozen(tx: Transaction): void {
    void tx.send(END_WHEN_FROZEN, [String(FROZEN_AFTER_MS)]);
  }

  /** Whether the pass may still write; no other worker claims the hub before the transaction ends. */
  async hold(tx: Transaction, { hubId, lease }: PassLease): Promise<boolean> {
    return (await tx.first(HOLD, [hubId, lease])) !== null;
  }

  /** `open`: orders wait for a courier, so the passage of time alone may decide something. */
  async finish({ hubId, lease, orderLimit }: PassLease, open: boolean): Promise<void> {
    const now = this.clock.millis();
    const next = open ? new Date(now + PASS_EVERY_MS) : null;
    const soon = new Date(now + PASS_AT_MOST_EVERY_MS);
    await this.db.execute(FINISH, [hubId, lease, soon, next, moreOrders(orderLimit)]);
  }

  /** The pass took too long with so many orders: the next one is soon, with fewer. */
  async retry({ hubId, lease }: PassLease, orders: number): Promise<void> {
    const soon = new Date(this.clock.millis() + PASS_AT_MOST_EVERY_MS);
    await this.db.execute(FINISH, [hubId, lease, soon, soon, fewerOrders(orders)]);
  }
}
