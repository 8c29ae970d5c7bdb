import { Injectable } from '@nestjs/common';
import { Database, type FaceName } from '../shared/index.js';

export interface WebhookBacklog {
  readonly face: FaceName;
  readonly due: number;
  readonly queued: number;
}

/** What operations look after: how much waits, and forgetting what is old. */
@Injectable()
export class WebhookKeeper {
  constructor(private readonly db: Database) {}

  async backlog(): Promise<WebhookBacklog[]> {
    return await this.db.query<WebhookBacklog>(
      `select face, count(*) filter (where state = 'due')::int as due, count(*) filter (where state = 'queued')::int as queued
         from webhook_deliveries where state in ('queued', 'due') group by face order by face`,
    );
  }

  /** Looks at the `limit` oldest deliveries and forgets those settled before the instant, with their attempts. */
  async prune(before: Date, limit = 5000): Promise<number> {
    return await this.db.execute(
      `with oldest as (select id, settled_at from webhook_deliveries order by id limit $2),
            gone as (select id from oldest where settled_at < $1),
            tried as (delete from webhook_attempts a using gone where a.delivery_id = gone.id)
       delete from webhook_deliveries d using gone where d.id = gone.id`,
      [before, limit],
    );
  }
}
