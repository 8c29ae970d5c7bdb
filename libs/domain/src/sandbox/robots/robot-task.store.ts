import { Injectable } from '@nestjs/common';
import { Clock, Database, hubWorks, type RowOf, statement } from '../../base/index.js';

/** A step takes far less: a worker that holds a claim longer has died. */
const CLAIM_MS = 15_000;

const COLUMNS =
  'order_id as "orderId", hub_id as "hubId", called_courier_id as "calledCourierId", leg, moves, gave_back as "gaveBack"';

/** Orders under way in sandbox hubs whose robots are on, without a task. */
const DISCOVER = statement(
  'robots.robot_tasks_discover',
  `insert into robot_tasks (order_id, hub_id, next_step_at)
   select o.id, o.hub_id, $1::timestamptz + (h.settings->>'robotStepSeconds')::int * interval '1 second'
     from hubs h join orders o on o.hub_id = h.id
    where h.sandbox and (h.settings->>'robotStepSeconds') is not null and o.deleted_at is null
      and o.status in ('pending', 'accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and not exists (select from robot_tasks t where t.order_id = o.id)
       on conflict do nothing`,
);

/** Tasks of hubs that switched their robots off are not due. */
const CLAIM_DUE = statement(
  'robots.robot_task_claim_due',
  `update robot_tasks set claimed_until = $2
    where order_id = (
      select t.order_id from robot_tasks t join hubs h on h.id = t.hub_id
       where t.next_step_at <= $1 and (t.claimed_until is null or t.claimed_until <= $1)
         and ${hubWorks('t.hub_id')}
         and h.sandbox and (h.settings->>'robotStepSeconds') is not null
       order by t.next_step_at limit 1 for update of t skip locked)
   returning ${COLUMNS}`,
);

/** Claims by hand; returns no row while another step of the order is running. */
const CLAIM = statement(
  'robots.robot_task_claim',
  `insert into robot_tasks as t (order_id, hub_id, next_step_at, claimed_until) values ($1, $2, $3, $4)
       on conflict (order_id) do update set claimed_until = excluded.claimed_until
        where t.claimed_until is null or t.claimed_until <= $3
   returning ${COLUMNS}`,
);

const LET_GO = statement(
  'robots.robot_task_let_go',
  `update robot_tasks set claimed_until = null, next_step_at = $2, called_courier_id = $3, leg = $4, moves = $5,
          gave_back = $6
    where order_id = $1`,
);

const FORGET = statement('robots.robot_task_forget', 'delete from robot_tasks where order_id = $1');

/**
 * An order that robots move. `calledCourierId`: the robot that was sent near the pickup, so that the search
 * finds it there. `leg`: `pickup`, `stop 1`, `return`.
 */
export type RobotTask = RowOf<typeof CLAIM>;

/** Table `robot_tasks`. A claim ends by itself after a crash, and no two workers hold the same. */
@Injectable()
export class RobotTaskStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async addNewOrders(): Promise<void> {
    await this.db.execute(DISCOVER, [this.clock.now()]);
  }

  claimDue(): Promise<RobotTask | null> {
    return this.db.first(CLAIM_DUE, [this.clock.now(), this.claimEnd()]);
  }

  claim(hubId: number, orderId: number): Promise<RobotTask | null> {
    return this.db.first(CLAIM, [orderId, hubId, this.clock.now(), this.claimEnd()]);
  }

  async release(task: RobotTask, nextStepAt: Date): Promise<void> {
    const { orderId, calledCourierId, leg, moves, gaveBack } = task;
    await this.db.execute(LET_GO, [orderId, nextStepAt, calledCourierId, leg, moves, gaveBack]);
  }

  async delete({ orderId }: RobotTask): Promise<void> {
    await this.db.execute(FORGET, [orderId]);
  }

  private claimEnd(): Date {
    return new Date(this.clock.millis() + CLAIM_MS);
  }
}
