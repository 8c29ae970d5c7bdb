import { Injectable } from '@nestjs/common';
import {
  by,
  Clock,
  DomainError,
  type FilterOf,
  type RowOf,
  type Scope,
  Database,
  holdsConnection,
  statement,
  WhereClause,
} from '../../base/index.js';
import { headersOfAttempt } from './webhook-signature.rules.js';
import { DeliveryStreams, type StreamKey } from './delivery-streams.service.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { unexpectedSuccess } from './subscription.policy.js';
import { bodyOf } from './delivery-batch.statements.js';
import { isAttemptOf } from './webhook.entity.js';
import { DUE_NOW, AWAITED_TEST_STREAM, TEST_EVENT, WRONG_SIGNATURE_STREAM } from './webhook-dialect.port.js';
import type { DeliveryState } from './webhook.types.js';

const FILTERS = {
  subscriptionId: by<number>('d.subscription_id = ?'),
  aggregateId: by<number>('d.aggregate_id = ?'),
  state: by<DeliveryState>('d.state = ?'),
  event: by<string>('d.event = ?'),
  from: by<Date>('d.created_at >= ?'),
  to: by<Date>('d.created_at < ?'),
  before: by<number>('d.id < ?'),
};
type DeliveryFilter = FilterOf<typeof FILTERS>;

const LINE = `d.id, d.subscription_id as "subscriptionId", d.face, d.topic, d.event, 
  d.aggregate_id as "aggregateId", d.state,
  case when d.due_at < d.created_at then d.created_at else d.due_at end as "dueAt", d.attempts,
  d.last_status as "lastStatus", d.last_error as "lastError", d.created_at as "createdAt",
  d.settled_at as "settledAt"`;

// A merchant sees deliveries of its own subscriptions only.
const OWN = `d.hub_id = $1 and ($2::bigint is null or exists (
  select from webhook_subscriptions s where s.id = d.subscription_id and s.merchant_id = $2 and s.app_id is null))`;

const GET = statement(
  'webhooks.delivery',
  `select ${LINE}, ${bodyOf('d')} as body, d.headers, d.nonce, receiver.url,
          receiver.security_code_box is not null as "hasSecurityCode"
     from webhook_deliveries d left join webhook_subscriptions receiver on receiver.id = d.subscription_id
    where ${OWN} and d.id = $3`,
);

const TRIES = statement(
  'webhooks.attempts_of_delivery',
  `select a.id, a.at, a.duration_ms as "durationMs", a.status, a.error, a.answer
     from webhook_attempts a where ${isAttemptOf('$1', '$2::timestamptz')} order by a.id`,
);
const WAITING = statement(
  'webhooks.stream_of_waiting',
  `select d.subscription_id as "subscriptionId", d.stream from webhook_deliveries d
    where ${OWN} and d.id = $3 and d.state in ('due', 'queued')`,
);
const INSERT_TEST = statement(
  'webhooks.test_insert',
  `insert into webhook_deliveries
          (hub_id, face, subscription_id, topic, aggregate_id, stream, state, due_at, event, created_at)
   select hub_id, face, id, 'order.updated', 0, $6 || gen_random_uuid(), 'due', $7, $5, $4
     from webhook_subscriptions
    where hub_id = $1 and ($2::bigint is null or merchant_id = $2) and id = $3
   returning id`,
);

type DeliveryRow = Omit<RowOf<typeof GET>, 'body' | 'headers' | 'nonce' | 'url' | 'hasSecurityCode'>;

export const RESENDABLE_STATES = [
  'delivered',
  'given_up',
  'cancelled',
] as const satisfies readonly DeliveryState[];
const MAX_RESENT = 10_000;

@Injectable()
export class WebhookLog {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
    private readonly pauses: SubscriptionPauses,
  ) {}

  /** Newest first. `before`: the last id of the page before. */
  async list(scope: Scope, filter: DeliveryFilter, page: { before?: number | undefined; limit: number }) {
    const { where, params } = conditions(scope, { ...filter, before: page.before });
    const rows = await this.db.reads.unchecked.query<DeliveryRow>(
      `select ${LINE} from webhook_deliveries d where ${where} order by d.id desc limit ${String(Math.floor(page.limit))}`,
      params,
    );
    return rows.map(withNotice);
  }

  /** `url`: where it would go now; null: the subscription was removed. @throws delivery_not_found */
  async get(scope: Scope, id: number) {
    const found = await this.db.first(GET, [scope.hubId, scope.merchantId, id]);
    if (!found) throw new DomainError('delivery_not_found');
    const tries = await this.db.query(TRIES, [id, found.createdAt]);
    const { headers: _headers, hasSecurityCode: _code, nonce: _nonce, ...detail } = found;
    return {
      ...withNotice(detail),
      /** As they were sent, with secrets and signatures masked. */
      tries: tries.map((one) => ({ ...one, headers: headersOfAttempt(found, one.at) })),
    };
  }

  /**
   * Sends the same bytes under the same id once more, in its turn within the stream, with a new round of
   * tries; one that waits is sent at once, with those before it in its stream.
   * @throws delivery_not_found
   */
  async resend(scope: Scope, id: number): Promise<void> {
    if ((await this.reopen(scope, `and d.id = $3`, [id])) > 0) return;
    const streams = await this.db.query(WAITING, [scope.hubId, scope.merchantId, id]);
    if (streams.length === 0) throw new DomainError('delivery_not_found');
    await this.db.transaction((tx) => this.pauses.liftStreams(tx, streams));
  }

  /** Resends finished deliveries that the filter finds, oldest first, at most 10,000; returns how many. */
  async resendMatching(scope: Scope, filter: DeliveryFilter): Promise<number> {
    const { where, params } = conditions(scope, filter);
    return await this.reopen(
      scope,
      `and d.id in (
        select d.id from webhook_deliveries d where ${where}
         and d.state = any($${String(params.length + 1)}::text[]) order by d.id limit ${String(MAX_RESENT)})`,
      [...params.slice(2), RESENDABLE_STATES],
    );
  }

  /** Sends a wrongly signed test: refused, it counts as delivered. @throws subscription_not_found */
  sendWronglySigned(scope: Scope, subscriptionId: number): Promise<number> {
    return this.sendTest(scope, subscriptionId, TEST_EVENT, WRONG_SIGNATURE_STREAM);
  }

  /**
   * Sends a test message, rendered by the subscription's face, in a stream of its own, whatever its
   * receiver's circuit; `event` is one of the face's names. @throws subscription_not_found
   */
  async sendTest(
    scope: Scope,
    subscriptionId: number,
    event: string = TEST_EVENT,
    stream = AWAITED_TEST_STREAM,
  ): Promise<number> {
    const now = this.clock.now();
    const values = [scope.hubId, scope.merchantId, subscriptionId, now, event, stream, DUE_NOW];
    const row = await this.db.first(INSERT_TEST, values);
    if (!row) throw new DomainError('subscription_not_found');
    await this.db.transaction((tx) => this.pauses.lift(tx, [subscriptionId]));
    return row.id;
  }

  private async reopen(scope: Scope, which: string, params: readonly unknown[]): Promise<number> {
    const now = `$${String(params.length + 3)}::timestamptz`;
    const streams = await this.db.unchecked.query<StreamKey>(
      `with reopened as (
         update webhook_deliveries d
            set state = 'queued', tries = 0, due_at = null, leased_until = null, settled_at = null, settled_on = 'infinity'
          where ${OWN} ${which} and d.state in ('delivered', 'given_up', 'cancelled')
         returning d.id, d.subscription_id, d.stream
       ), kept as (
         update webhook_bodies set stored_at = ${now} where delivery_id in (select id from reopened)
       )
       select subscription_id as "subscriptionId", stream from reopened`,
      [scope.hubId, scope.merchantId, ...params, this.clock.now()],
    );
    await this.db.transaction((tx) => this.pauses.liftStreams(tx, streams));
    // In a transaction scope other connections do not see the rows before the commit.
    if (holdsConnection()) this.db.afterCommit(() => void this.streams.moveOn(streams));
    else await this.streams.promote(streams);
    return streams.length;
  }
}

function withNotice<Row extends DeliveryRow>(row: Row) {
  return { ...row, notice: unexpectedSuccess(row.face, row.lastStatus) };
}

function conditions({ hubId, merchantId }: Scope, filter: DeliveryFilter) {
  return new WhereClause([OWN], [hubId, merchantId]).addGiven(FILTERS, filter).build();
}
