import { Injectable } from '@nestjs/common';
import { type DeliverInput, OrderLifecycle, OrderQueries, StopNotes } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  isDomainError,
  type Scope,
  statement,
} from '../../base/index.js';
import { Credentials } from '../../integration/index.js';
import { Merchants } from '../../people/index.js';
import type { RequestSummary } from '../delivery-requests/index.js';

export interface CodeCheck {
  readonly url: string;
  /** The merchant as the requester names it. */
  readonly merchantRef: string;
  /** Key of the request's signature. */
  readonly secret: string;
  readonly orderUuid: string;
  readonly code: string;
}

/** Asks the requester's own system whether the recipient's code is right. */
export abstract class CodeCallback {
  /** @throws external_service_unavailable */
  abstract isCorrect(question: CodeCheck): Promise<boolean>;
}

@Injectable()
export class MerchantCodes {
  constructor(
    private readonly orders: OrderQueries,
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly callback: CodeCallback,
  ) {}

  /**
   * The order's code, once the merchant's system confirmed the given one; where none decides, the given one.
   * @throws wrong_code · external_service_unavailable
   */
  async ownCode(scope: Scope, orderId: number, ordinal: number, code: string): Promise<string> {
    const { stops, hubId, merchantId, faceData } = await this.orders.byId(scope, orderId);
    const expected = stops.find((stop) => stop.ordinal === ordinal)?.confirmationCode;
    const card = faceData?.['request'] as RequestSummary | undefined;
    if (!expected || !card) return code;
    const { codeCallbackUrl: url } = await this.merchants.get(hubScope(hubId), merchantId);
    const pair = url === null ? null : await this.credentials.currentPair(merchantId);
    if (url === null || pair === null) return code;
    const secret = await this.credentials.secretOf(pair.id);
    const { merchant, orderUuid } = card;
    const question = { url, merchantRef: merchant.id, secret, orderUuid, code };
    if (await this.callback.isCorrect(question)) return expected;
    throw new DomainError('wrong_code', { field: 'code' });
  }
}

const TRIES = 5;
const TRIES_WITHIN_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Links end 30 days after their order; until then their pauses are kept. */
const RETENTION_MS = 31 * DAY_MS;
/** Waits after the first five attempts, after the second five, and after each later five. */
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
     set tried_at = case when cardinality(code_tries.tried_at) < ${String(REMEMBERED)}
             then code_tries.tried_at else code_tries.tried_at[${String(TRIES + 1)}:] end || excluded.tried_at
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
    const counted = await this.db.execute(TAKE, [orderId, stop, now, now - TRIES_WITHIN_MS, TRIES, hubId]);
    if (counted === 0) throw new DomainError('too_many_attempts', { field: 'code' });
    return now;
  }

  /** Counts an attempt for good: after five wait 15 minutes, an hour, a day. @throws too_many_attempts */
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
    return this.db.execute(PRUNE, [this.clock.millis() - RETENTION_MS, limit]);
  }
}

/**
 * Delivers a stop with the recipient's code, for orders of any protocol. Only a few wrong codes are accepted
 * per minute; each is on the timeline. Usually the code is the order's. A merchant with a call-back issues
 * its own codes; it is called before the delivery, outside of any transaction.
 */
@Injectable()
export class DeliveryConfirmation {
  constructor(
    private readonly db: Database,
    private readonly notes: StopNotes,
    private readonly attempts: CodeAttempts,
    private readonly lifecycle: OrderLifecycle,
    private readonly merchantCodes: MerchantCodes,
  ) {}

  /** @throws as `OrderLifecycle.deliverStop` · too_many_attempts · external_service_unavailable */
  async deliverStop(scope: Scope, orderId: number, ordinal: number, input: DeliverInput) {
    const { code, byHand = false } = input;
    if (!code) return await this.lifecycle.deliverStop(scope, orderId, ordinal, input);
    const attemptedAt = await this.attempts.count(scope.hubId, orderId, ordinal);
    try {
      const own = byHand ? code : await this.merchantCodes.ownCode(scope, orderId, ordinal, code);
      const order = await this.lifecycle.deliverStop(scope, orderId, ordinal, { ...input, code: own });
      await this.attempts.forget(orderId, ordinal);
      return order;
    } catch (error) {
      const note = { type: 'order.code_refused', stop: ordinal, data: null } as const;
      if (isDomainError(error, 'wrong_code'))
        await this.db.transaction((tx) => this.notes.write(tx, scope, orderId, note));
      else await this.attempts.release(orderId, ordinal, attemptedAt);
      throw error;
    }
  }
}
