import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, statement } from '../shared/index.js';

const TRIES = 5;
const WITHIN_MS = 60_000;
const KEPT_MS = 86_400_000;

/** One statement, so that tries that arrive together in several processes are all counted. */
const TAKE = statement(
  'code_tries_take',
  `insert into code_tries (order_id, stop, tried_at) values ($1, $2, array[$3::bigint])
   on conflict (order_id, stop) do update
     set tried_at = array(select t from unnest(code_tries.tried_at) t where t > $4) || excluded.tried_at
   where (select count(*) from unnest(code_tries.tried_at) t where t > $4) < $5`,
);

const GIVE_BACK = statement(
  'code_tries_give_back',
  `update code_tries set tried_at = array_remove(tried_at, $3::bigint) where order_id = $1 and stop = $2`,
);

const FORGET = statement('code_tries_forget', 'delete from code_tries where order_id = $1 and stop = $2');

const PRUNE = statement(
  'code_tries_prune',
  `delete from code_tries where ctid in (
     select ctid from code_tries where coalesce(tried_at[cardinality(tried_at)], 0) < $1 limit $2)`,
);

/** Four digits are guessed in a morning by whoever may try as often as they like. */
@Injectable()
export class CodeTries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one try and tells when it was. @throws too_many_attempts */
  async take(orderId: number, stop: number): Promise<number> {
    const now = this.clock.millis();
    const counted = await this.db.execute(TAKE, [orderId, stop, now, now - WITHIN_MS, TRIES]);
    if (counted === 0) throw new DomainError('too_many_attempts', { field: 'code' });
    return now;
  }

  /** The code was not what the try failed for. */
  async giveBack(orderId: number, stop: number, triedAt: number): Promise<void> {
    await this.db.execute(GIVE_BACK, [orderId, stop, triedAt]);
  }

  async forget(orderId: number, stop: number): Promise<void> {
    await this.db.execute(FORGET, [orderId, stop]);
  }

  /** Forgets tries of past days; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [this.clock.millis() - KEPT_MS, limit]);
  }
}
