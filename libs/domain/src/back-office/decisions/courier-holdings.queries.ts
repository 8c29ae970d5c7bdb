import { Injectable } from '@nestjs/common';
import { Database, type Scope, statement } from '../../base/index.js';

/** What a courier has of others. */
interface CourierHolding {
  readonly courierId: number;
  readonly name: string;
  readonly phone: string;
  /** Since when the registration is what it is. */
  readonly since: Date;
  /** Orders in progress. */
  readonly orders: number;
  /** Collected at doors and not handed in. */
  readonly cashCents: number;
}

const HELD = `select c.id as "courierId", c.name, c.phone, c.registration_changed_at as since, o.orders,
    greatest(0, coalesce(-a.balance, 0))::bigint as "cashCents"
  from couriers c
  left join ledger_accounts a on a.hub_id = c.hub_id and a.role = 'courier_cash' and a.holder_id = c.id
 cross join lateral (
   select count(*)::int as orders from orders o
    where o.courier_id = c.id and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and o.deleted_at is null) o`;

const OF_COURIER = statement('decisions.courier_holding', `${HELD} where c.hub_id = $1 and c.id = $2`);
const OF_SUSPENDED = statement(
  'decisions.suspended_holdings',
  `${HELD} where c.hub_id = $1 and c.registration = 'suspended' and (o.orders > 0 or a.balance < 0)
    order by c.registration_changed_at limit 3000`,
);

/** What couriers hold, which somebody has to get when they are suspended. */
@Injectable()
export class CourierHoldings {
  constructor(private readonly db: Database) {}

  /** null: there is no such courier. */
  of({ hubId }: Scope, courierId: number): Promise<CourierHolding | null> {
    return this.db.first<CourierHolding>(OF_COURIER, [hubId, courierId]);
  }

  /** Those suspended with goods or cash, until both are where they belong. */
  ofSuspended({ hubId }: Scope): Promise<CourierHolding[]> {
    return this.db.query<CourierHolding>(OF_SUSPENDED, [hubId]);
  }
}
