import { Injectable } from '@nestjs/common';
import type { FaceName } from '../shared/index.js';
import { Database } from '../storage/index.js';

interface WebhookBacklog {
  readonly face: FaceName;
  readonly due: number;
  readonly queued: number;
}

interface TroubledSubscriptions {
  readonly face: FaceName;
  /** Warned that it will be deactivated. */
  readonly warned: number;
  /** Deactivated because its receiver failed, or answered that it is gone. */
  readonly deactivated: number;
}

/** Counts waiting deliveries for operations and deletes old ones. */
@Injectable()
export class WebhookRetention {
  constructor(private readonly db: Database) {}

  async backlog(): Promise<WebhookBacklog[]> {
    return await this.db.query<WebhookBacklog>(
      `select face, sum(due)::int as due, sum(queued)::int as queued
         from (select face, count(*) as due, 0 as queued from webhook_deliveries where state = 'due' group by face
               union all
               select face, 0, count(*) from webhook_deliveries where state = 'queued' group by face) open
        group by face order by face`,
    );
  }

  /** Subscriptions whose owners should be warned that deliveries fail. */
  async troubledSubscriptions(): Promise<TroubledSubscriptions[]> {
    return await this.db.query<TroubledSubscriptions>(
      `select face, count(*) filter (where active)::int as warned, count(*) filter (where not active)::int as deactivated
         from webhook_subscriptions
        where case when active then warned_at is not null else deactivation_reason in ('failing', 'gone') end
        group by face order by face`,
    );
  }

  /**
   * Deletes, of the `limit` oldest settled deliveries, those settled before the instant, with their attempts; call
   * until it returns 0.
   */
  async prune(before: Date, limit = 5000): Promise<number> {
    return await this.db.execute(
      `with oldest as (select id, settled_at from webhook_deliveries where settled_at is not null order by id limit $2),
            gone as (select id from oldest where settled_at < $1),
            tried as (delete from webhook_attempts a using gone where a.delivery_id = gone.id)
       delete from webhook_deliveries d using gone where d.id = gone.id`,
      [before, limit],
    );
  }
}
