import { Injectable } from '@nestjs/common';
import { ServiceAreas } from '../../places/index.js';
import { Hubs, type Rush, surgeAt } from '../../company/index.js';
import {
  Clock,
  DomainError,
  type Point,
  type RowOf,
  type Scope,
  Database,
  statement,
} from '../../base/index.js';
import { promiseMinutes } from './promise.rules.js';

interface NewRush extends Omit<Rush, 'since' | 'until'> {
  readonly until: Date;
}

const HOUR_MS = 3_600_000;
const MAX_RUSH_MS = 24 * HOUR_MS;
const MAX_ORDERS = 5_000;

const LAST_HOUR = statement(
  'orders.rush_last_hour',
  `select (o.pickup ->> 'latitude')::float8 as latitude, (o.pickup ->> 'longitude')::float8 as longitude,
          o.total_cents as "totalCents", (o.price ->> 'surgeBp')::int as "surgeBp"
     from orders o
    where o.hub_id = $1 and o.created_at > $2 and o.deleted_at is null
    order by o.created_at desc limit ${String(MAX_ORDERS)}`,
);

type PastOrder = RowOf<typeof LAST_HOUR, keyof Point | 'surgeBp'>;

const SITUATION = statement(
  'orders.rush_situation',
  `select (select count(*) from orders o where o.hub_id = $1 and o.status = 'pending'
              and o.status <> all (array['completed', 'cancelled']) and o.deleted_at is null)::int as "openOrders",
          (select count(*) from courier_presence p where p.hub_id = $1 and p.online and p.employable
              and p.last_seen_at > $2 and p.active_orders = 0)::int as "freeCouriers"`,
);

/** The rush switch: sets a higher price, longer promises and paused areas in one step, until an instant. */
@Injectable()
export class RushControl {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly areas: ServiceAreas,
  ) {}

  /** Starts a rush, or replaces the current one. @throws invalid_value (its end) · service_area_not_found */
  async start(scope: Scope, input: NewRush): Promise<Rush> {
    await this.check(scope, input);
    const rush = { ...input, since: this.clock.now().toISOString(), until: input.until.toISOString() };
    await this.hubs.update(scope.hubId, { settings: { rush } });
    return rush;
  }

  /** Without a rush nothing changes. */
  async end({ hubId }: Scope): Promise<void> {
    if ((await this.hubs.get(hubId)).settings.rush === null) return;
    await this.hubs.update(hubId, { settings: { rush: null } });
  }

  /** Computes the effects on the orders of the last hour and changes nothing. @throws as `start` */
  async preview(scope: Scope, input: NewRush) {
    const { hubId } = scope;
    await this.check(scope, input);
    const { settings } = await this.hubs.get(hubId);
    const now = this.clock.now();
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const orders = await this.db.query<PastOrder, keyof PastOrder>(LAST_HOUR, [hubId, anHourAgo]);
    const situation = await this.db.first(SITUATION, [hubId, anHourAgo]);
    let refused = 0;
    for (const pickup of orders)
      if (input.pausedEverywhere || (await this.areas.liesIn(hubId, pickup, input.pausedAreaIds))) refused++;
    return {
      openOrders: situation?.openOrders ?? 0,
      freeCouriers: situation?.freeCouriers ?? 0,
      surgeBp: { now: surgeAt(settings, now), then: input.surgeBp },
      meanTotalCents: {
        now: mean(orders.map(({ totalCents }) => totalCents)),
        then: mean(
          orders.map(({ totalCents, surgeBp }) => (totalCents * input.surgeBp) / Math.max(1, surgeBp)),
        ),
      },
      promiseMinutes: {
        now: promiseMinutes(settings, now),
        then: settings.dispatch.promiseMinutes + input.extraPromiseMinutes,
      },
      ordersLastHour: orders.length,
      /** Orders of the last hour with a pickup in a paused area. */
      refusedOfLastHour: refused,
    };
  }

  private async check(scope: Scope, { until, pausedAreaIds }: NewRush): Promise<void> {
    const lasts = until.getTime() - this.clock.millis();
    if (lasts <= 0 || lasts > MAX_RUSH_MS) throw new DomainError('invalid_value', { field: 'until' });
    for (const id of pausedAreaIds) await this.areas.byId(scope, id);
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
