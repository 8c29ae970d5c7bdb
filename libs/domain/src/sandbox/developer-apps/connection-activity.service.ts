import { Injectable } from '@nestjs/common';
import type { AppScope } from '../../people/index.js';
import { Database, WriteBehindBuffer, statement } from '../../base/index.js';

const SAVE = statement(
  'developer-apps.connection_acts',
  `update app_connections c set last_act = n.act, last_act_at = n.at
     from unnest($1::bigint[], $2::text[], $3::timestamptz[]) as n(id, act, at)
    where c.id = n.id and (c.last_act_at is null or c.last_act_at < n.at)`,
);

interface LastActivity {
  readonly act: AppScope;
  readonly at: Date;
}

/** What the app of each connection did last, by the scope that it needed. */
@Injectable()
export class ConnectionActivity extends WriteBehindBuffer<LastActivity> {
  constructor(private readonly db: Database) {
    super();
  }

  protected write(ids: readonly number[], acts: readonly LastActivity[]): Promise<unknown> {
    return this.db.execute(SAVE, [ids, acts.map(({ act }) => act), acts.map(({ at }) => at)]);
  }
}
