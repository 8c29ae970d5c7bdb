import { Injectable } from '@nestjs/common';
import { Clock, Database, hubWorks, type RowOf, statement } from '../../base/index.js';

/** Long enough for the first step, which makes shops and couriers. */
const CLAIM_MS = 60_000;

const DISCOVER = statement(
  'town.robot_town_discover',
  `insert into robot_towns (hub_id, next_step_at)
   select h.id, $1 from hubs h
    where h.sandbox and h.settings ->> 'robotTown' = 'true'
      and not exists (select from robot_towns t where t.hub_id = h.id)
       on conflict do nothing`,
);

const CLAIM_DUE = statement(
  'town.robot_town_claim_due',
  `update robot_towns set claimed_until = $2
    where hub_id = (
      select t.hub_id from robot_towns t join hubs h on h.id = t.hub_id
       where t.next_step_at <= $1 and (t.claimed_until is null or t.claimed_until <= $1)
         and ${hubWorks('t.hub_id')} and h.sandbox and h.settings ->> 'robotTown' = 'true'
       order by t.next_step_at limit 1 for update of t skip locked)
   returning hub_id as "hubId", next_order_at as "nextOrderAt", orders`,
);

const LET_GO = statement(
  'town.robot_town_let_go',
  `update robot_towns set claimed_until = null, next_step_at = $2, next_order_at = $3, orders = $4 where hub_id = $1`,
);

/** `nextOrderAt` null: nothing was ordered yet. `orders`: placed so far; the next is derived from it. */
export type Town = RowOf<typeof CLAIM_DUE>;

/** Table `robot_towns`. A claim ends by itself after a crash, and no two workers hold the same. */
@Injectable()
export class TownStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async addNew(): Promise<void> {
    await this.db.execute(DISCOVER, [this.clock.now()]);
  }

  claimDue(): Promise<Town | null> {
    return this.db.first(CLAIM_DUE, [this.clock.now(), new Date(this.clock.millis() + CLAIM_MS)]);
  }

  async release({ hubId, nextOrderAt, orders }: Town, nextStepAt: Date): Promise<void> {
    await this.db.execute(LET_GO, [hubId, nextStepAt, nextOrderAt, orders]);
  }
}
