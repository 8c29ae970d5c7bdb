import { Injectable } from '@nestjs/common';
import { Clock, Database, statement } from '../shared/index.js';
import type { RobotTask } from './robot-task.entity.js';

/** A step takes far less; whoever holds one longer has died. */
const CLAIM_MS = 15_000;

const COLUMNS = `order_id as "orderId", hub_id as "hubId", next_step_at as "nextStepAt",
  claimed_until as "claimedUntil", called_courier_id as "calledCourierId", leg, moves, gave_back as "gaveBack"`;

/** Orders under way in sandbox hubs whose robots are on, unless they are known already. */
const DISCOVER = statement(
  'robot_tasks_discover',
  `insert into robot_tasks (order_id, hub_id, next_step_at)
   select o.id, o.hub_id, $1::timestamptz + (h.settings->>'robotStepSeconds')::int * interval '1 second'
     from hubs h join orders o on o.hub_id = h.id
    where h.sandbox and (h.settings->>'robotStepSeconds') is not null and o.deleted_at is null
      and o.status in ('pending', 'accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and not exists (select from robot_tasks t where t.order_id = o.id)
       on conflict do nothing`,
);

/** Of hubs that have switched their robots off meanwhile, nothing is due. */
const CLAIM_DUE = statement(
  'robot_task_claim_due',
  `update robot_tasks set claimed_until = $2
    where order_id = (
      select t.order_id from robot_tasks t join hubs h on h.id = t.hub_id
       where t.next_step_at <= $1 and (t.claimed_until is null or t.claimed_until <= $1)
         and h.sandbox and (h.settings->>'robotStepSeconds') is not null
       order by t.next_step_at limit 1 for update of t skip locked)
   returning ${COLUMNS}`,
);

/** By hand, whenever it is wanted; nothing comes back while another step is being taken. */
const CLAIM = statement(
  'robot_task_claim',
  `insert into robot_tasks as t (order_id, hub_id, next_step_at, claimed_until) values ($1, $2, $3, $4)
       on conflict (order_id) do update set claimed_until = excluded.claimed_until
        where t.claimed_until is null or t.claimed_until <= $3
   returning ${COLUMNS}`,
);

const LET_GO = statement(
  'robot_task_let_go',
  `update robot_tasks set claimed_until = null, next_step_at = $2, called_courier_id = $3, leg = $4, moves = $5,
          gave_back = $6
    where order_id = $1`,
);

const FORGET = statement('robot_task_forget', 'delete from robot_tasks where order_id = $1');

/** Which orders robots move. A claim outlives no crash for long and no two workers hold the same. */
@Injectable()
export class RobotTasks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async discover(): Promise<void> {
    await this.db.execute(DISCOVER, [this.clock.now()]);
  }

  claimDue(): Promise<RobotTask | null> {
    return this.db.first<RobotTask>(CLAIM_DUE, [this.clock.now(), this.claimEnd()]);
  }

  claim(hubId: number, orderId: number): Promise<RobotTask | null> {
    return this.db.first<RobotTask>(CLAIM, [orderId, hubId, this.clock.now(), this.claimEnd()]);
  }

  async letGo(task: RobotTask, nextStepAt: Date): Promise<void> {
    const { orderId, calledCourierId, leg, moves, gaveBack } = task;
    await this.db.execute(LET_GO, [orderId, nextStepAt, calledCourierId, leg, moves, gaveBack]);
  }

  async forget({ orderId }: RobotTask): Promise<void> {
    await this.db.execute(FORGET, [orderId]);
  }

  private claimEnd(): Date {
    return new Date(this.clock.millis() + CLAIM_MS);
  }
}
