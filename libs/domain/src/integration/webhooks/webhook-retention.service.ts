import { Injectable } from '@nestjs/common';
import { Clock, Database, DayPartitions, statement } from '../../base/index.js';

const DAY_MS = 86_400_000;
const RETENTION_MS = 30 * DAY_MS;
/** A delivery may be tried for days before it ends: its body and its attempts are kept for so much longer. */
const TRIED_MS = 7 * DAY_MS;

const BACKLOG = statement(
  'webhooks.backlog',
  `select face, sum(due)::int as due, sum(queued)::int as queued
     from (select face, count(*) as due, 0 as queued from webhook_deliveries_open where state = 'due' group by face
           union all
           select face, 0, count(*) from webhook_deliveries_open where state = 'queued' group by face) open
    group by face order by face`,
);
const TROUBLED = statement(
  'webhooks.troubled_subscriptions',
  `select face, count(*) filter (where active)::int as warned, count(*) filter (where not active)::int as deactivated
     from webhook_subscriptions
    where case when active then warned_at is not null else deactivation_reason in ('failing', 'gone') end
    group by face order by face`,
);

@Injectable()
export class WebhookRetention {
  private readonly deliveries: DayPartitions;
  private readonly bodies: DayPartitions;
  private readonly attempts: DayPartitions;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.deliveries = new DayPartitions(db, { table: 'webhook_deliveries', column: 'settled_on' });
    this.bodies = new DayPartitions(db, { table: 'webhook_bodies', column: 'stored_at' });
    this.attempts = new DayPartitions(db, { table: 'webhook_attempts', column: 'at' });
  }

  backlog() {
    return this.db.query(BACKLOG);
  }

  /** Subscriptions to be deactivated, or that were as their receiver failed or answered that it is gone. */
  troubledSubscriptions() {
    return this.db.query(TROUBLED);
  }

  /** Drops days that are older than 30 days and makes those that come; call until it returns 0. */
  async prune(before = new Date(this.clock.millis() - RETENTION_MS), limit = 5_000): Promise<number> {
    const now = this.clock.now();
    const begunBefore = new Date(before.getTime() - TRIED_MS);
    let deleted = 0;
    for (const [days, limitDay] of [
      [this.deliveries, before],
      [this.bodies, begunBefore],
      [this.attempts, begunBefore],
    ] as const) {
      await days.maintain(now, limitDay);
      deleted += await days.deleteOutsideDays(limitDay, limit);
    }
    return deleted;
  }
}
