import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, holdsConnection, type Scope } from '../shared/index.js';
import { headersOfTry, type ShownDelivery } from './delivery.headers.js';
import { DeliveryStreams, type StreamKey } from './delivery.streams.js';
import type { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';
import { TEST_EVENT } from './webhook.dialect.js';
import type { DeliveryState } from './webhook.types.js';

export interface DeliveryFilter {
  readonly subscriptionId?: number;
  /** Order, request or courier. */
  readonly aggregateId?: number;
  readonly state?: DeliveryState;
  readonly from?: Date;
  readonly to?: Date;
}

export interface LogPage {
  /** Only deliveries older than this id: the last of the page before. */
  readonly before?: number;
  readonly limit: number;
}

export type DeliveryLine = Pick<
  WebhookDelivery,
  | 'id'
  | 'subscriptionId'
  | 'face'
  | 'topic'
  | 'event'
  | 'aggregateId'
  | 'state'
  | 'dueAt'
  | 'attempts'
  | 'lastStatus'
  | 'lastError'
  | 'createdAt'
  | 'settledAt'
>;

type Try = Omit<WebhookAttempt, 'hubId' | 'deliveryId'>;

export interface DeliveryDetail extends DeliveryLine {
  readonly body: string | null;
  /** As they were sent, with secrets and signatures masked. */
  readonly tries: readonly (Try & { readonly headers: Record<string, string> })[];
}

const LINE = `d.id, d.subscription_id as "subscriptionId", d.face, d.topic, d.event, d.aggregate_id as "aggregateId", d.state,
  d.due_at as "dueAt", d.attempts, d.last_status as "lastStatus", d.last_error as "lastError", d.created_at as "createdAt",
  d.settled_at as "settledAt"`;

// A merchant sees deliveries of its own subscriptions only.
const OWN = `d.hub_id = $1 and ($2::bigint is null or exists (
  select from webhook_subscriptions s where s.id = d.subscription_id and s.merchant_id = $2))`;

const RESENDABLE: readonly DeliveryState[] = ['delivered', 'given_up', 'cancelled'];
const RESEND_AT_MOST = 10_000;

/** What was sent, what came of it, and sending it again. */
@Injectable()
export class WebhookLog {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
  ) {}

  /** Newest first. */
  async list(scope: Scope, filter: DeliveryFilter, page: LogPage): Promise<DeliveryLine[]> {
    const { where, params } = conditions(scope, { ...filter, before: page.before });
    return await this.db.query<DeliveryLine>(
      `select ${LINE} from webhook_deliveries d where ${where} order by d.id desc limit ${String(Math.floor(page.limit))}`,
      params,
    );
  }

  /** @throws delivery_not_found */
  async get(scope: Scope, id: number): Promise<DeliveryDetail> {
    const found = await this.db.first<
      Omit<DeliveryDetail, 'tries'> & Pick<ShownDelivery, 'headers' | 'coded'>
    >(
      `select ${LINE}, d.body, d.headers, exists (
         select from webhook_subscriptions s where s.id = d.subscription_id and s.security_code_box is not null) as coded
         from webhook_deliveries d where ${OWN} and d.id = $3`,
      [scope.hubId, scope.merchantId, id],
    );
    if (!found) throw new DomainError('delivery_not_found');
    const tries = await this.db.query<Try>(
      `select id, at, duration_ms as "durationMs", status, error, answer from webhook_attempts
        where delivery_id = $1 order by id`,
      [id],
    );
    const { headers, coded, ...detail } = found;
    const shown = { ...detail, headers, coded };
    return { ...detail, tries: tries.map((one) => ({ ...one, headers: headersOfTry(shown, one.at) })) };
  }

  /**
   * Sends the same bytes under the same id once more, in its turn within the stream, with a new round of tries.
   * @throws delivery_not_found (also while it is still on its way)
   */
  async resend(scope: Scope, id: number): Promise<void> {
    const again = await this.reopen(scope, `and d.id = $3`, [id]);
    if (again === 0) throw new DomainError('delivery_not_found');
  }

  /** Everything the filter finds that has ended, oldest first, at most 10,000 at once. Answers how many. */
  async resendRange(scope: Scope, filter: DeliveryFilter): Promise<number> {
    const { where, params } = conditions(scope, filter);
    return await this.reopen(
      scope,
      `and d.id in (
        select d.id from webhook_deliveries d where ${where} and d.state = any($${String(params.length + 1)}::text[])
         order by d.id limit ${String(RESEND_AT_MOST)})`,
      [...params.slice(2), RESENDABLE],
    );
  }

  /** A delivery of its own, in no order's stream, worded as a test by its face. @throws subscription_not_found */
  async sendTest(scope: Scope, subscriptionId: number): Promise<number> {
    const now = this.clock.now();
    const row = await this.db.first<{ id: number; face: WebhookDelivery['face'] }>(
      `insert into webhook_deliveries
              (hub_id, face, subscription_id, topic, aggregate_id, stream, state, due_at, event, created_at)
       select hub_id, face, id, 'order.updated', 0, 'test:' || gen_random_uuid(), 'due', $4, $5, $4
         from webhook_subscriptions
        where hub_id = $1 and ($2::bigint is null or merchant_id = $2) and id = $3
       returning id, face`,
      [scope.hubId, scope.merchantId, subscriptionId, now, TEST_EVENT],
    );
    if (!row) throw new DomainError('subscription_not_found');
    this.db.afterCommit(() => {
      this.streams.wake([row.face]);
    });
    return row.id;
  }

  private async reopen(scope: Scope, which: string, params: readonly unknown[]): Promise<number> {
    const streams = await this.db.query<StreamKey>(
      `update webhook_deliveries d
          set state = 'queued', tries = 0, due_at = null, leased_until = null, settled_at = null
        where ${OWN} ${which} and d.state in ('delivered', 'given_up', 'cancelled')
       returning d.subscription_id as "subscriptionId", d.stream`,
      [scope.hubId, scope.merchantId, ...params],
    );
    // Within a whole the rows are nobody's to see yet.
    if (holdsConnection()) this.db.afterCommit(() => void this.streams.moveOn(streams));
    else await this.streams.promote(streams);
    return streams.length;
  }
}

function conditions(scope: Scope, filter: DeliveryFilter & { before?: number | undefined }) {
  const params: unknown[] = [scope.hubId, scope.merchantId];
  const parts = [OWN];
  const add = (sql: string, value: unknown) => {
    if (value === undefined) return;
    params.push(value);
    parts.push(`${sql} $${String(params.length)}`);
  };
  add('d.subscription_id =', filter.subscriptionId);
  add('d.aggregate_id =', filter.aggregateId);
  add('d.state =', filter.state);
  add('d.created_at >=', filter.from);
  add('d.created_at <', filter.to);
  add('d.id <', filter.before);
  return { where: parts.join(' and '), params };
}
