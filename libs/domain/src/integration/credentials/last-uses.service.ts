import { Injectable } from '@nestjs/common';
import { Database, WriteBehindBuffer, statement } from '../../base/index.js';

const SAVE = statement(
  'credentials.credential_last_uses',
  `update credentials c set last_used_at = u.at
     from unnest($1::bigint[], $2::timestamptz[]) as u(id, at)
    where c.id = u.id and (c.last_used_at is null or c.last_used_at < u.at)`,
);

/** When each credential was last used, in milliseconds. */
@Injectable()
export class LastUses extends WriteBehindBuffer<number> {
  constructor(private readonly db: Database) {
    super();
  }

  protected write(ids: readonly number[], atMs: readonly number[]): Promise<unknown> {
    return this.db.execute(SAVE, [ids, atMs.map((at) => new Date(at))]);
  }
}
