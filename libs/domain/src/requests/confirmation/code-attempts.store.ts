import { Injectable } from '@nestjs/common';
import { Clock, DomainError, Database, statement } from '../../base/index.js';

const TRIES = 5;
const WITHIN_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A link leads nowhere 30 days after its order: until then its pauses are remembered. */
const KEPT_MS = 31 * DAY_MS;
/** How long each further five attempts wait after those before. */
const PAUSES = [15 * MINUTE_MS, 60 * MINUTE_MS, DAY_MS];
const REMEMBERED = TRIES * (PAUSES.length + 1);

/** One statement, so that concurrent attempts in several processes are all counted. */
const TAKE = statement(
  'confirmation.code_tries_take',
  `insert into code_tries (hub_id, order_id, stop, tried_at) values ($6, $1, $2, array[$3::bigint])
   on conflict (order_id, stop) do update
     set tried_at = array(select t from unnest(code_tries.tried_at) t where t > $4) || excluded.tried_at
   where (select count(*) from unnest(code_tries.tried_at) t where t > $4) < $5`,
);

/** As `TAKE`: five attempts, and each further five after a pause that grows. */
const TAKE_AFTER_PAUSE = statement(
  'confirmation.code_tries_take_after_pause',
  `insert into code_tries (hub_id, order_id, stop, tried_at) values ($4, $1, $2, array[$3::bigint])
   on conflict (order_id, stop) do update
     set tried_at = case when cardinality(code_tries.tried_at) < ${String(REMEMBERED)} then code_tries.tried_at
                         else code_tries.tried_at[${String(TRIES + 1)}:] end || excluded.tried_at
   where cardinality(code_tries.tried_at) % ${String(TRIES)} > 0
      or code_tries.tried_at[cardinality(code_tries.tried_at)] <= $3::bigint - (array[${PAUSES.join()}])[
           least(cardinality(code_tries.tried_at) / ${String(TRIES)}, ${String(PAUSES.length)})]`,
);

const GIVE_BACK = statement(
  'confirmation.code_tries_give_back',
  `update code_tries set tried_at = array_remove(tried_at, $3::bigint) where order_id = $1 and stop = $2`,
);

const FORGET = statement(
  'confirmation.code_tries_forget',
  'delete from code_tries where order_id = $1 and stop = $2',
);

const PRUNE = statement(
  'confirmation.code_tries_prune',
  `delete from code_tries where ctid in (
     select ctid from code_tries where coalesce(tried_at[cardinality(tried_at)], 0) < $1 limit $2)`,
);

/** Limits the attempts at a stop's code: four digits could otherwise be guessed. */
@Injectable()
export class CodeAttempts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt and returns its instant. @throws too_many_attempts */
  async count(hubId: number, orderId: number, stop: number): Promise<number> {
    const now = this.clock.millis();
    const counted = await this.db.execute(TAKE, [orderId, stop, now, now - WITHIN_MS, TRIES, hubId]);
    if (counted === 0) throw new DomainError('too_many_attempts', { field: 'code' });
    return now;
  }

  /** Counts an attempt that nobody takes back: after five wait 15 minutes, then an hour, then a day. @throws too_many_attempts */
  async countAfterPause(hubId: number, orderId: number, stop: number): Promise<void> {
    const counted = await this.db.execute(TAKE_AFTER_PAUSE, [orderId, stop, this.clock.millis(), hubId]);
    if (counted === 0) throw new DomainError('too_many_attempts', { field: 'code' });
  }

  /** Takes back an attempt that failed for another reason than the code. */
  async release(orderId: number, stop: number, triedAt: number): Promise<void> {
    await this.db.execute(GIVE_BACK, [orderId, stop, triedAt]);
  }

  async forget(orderId: number, stop: number): Promise<void> {
    await this.db.execute(FORGET, [orderId, stop]);
  }

  /** Deletes attempts of past months; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [this.clock.millis() - KEPT_MS, limit]);
  }
}
