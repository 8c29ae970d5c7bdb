import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock, arraysOf, Database, statement } from '../../base/index.js';
import { isOpen, openDeliveriesOf, settledAt, WebhookSubscription } from './webhook.entity.js';
import { failureStanding } from './subscription.policy.js';
import { SubscriptionTargets } from './subscription-targets.service.js';
import type { AttemptResult, DeactivationReason, DeliveryOutcome } from './webhook.types.js';

interface Failures {
  readonly count: number;
  readonly last: AttemptResult;
}

const RECOVERED = statement(
  'webhooks.webhook_recovered',
  `update webhook_subscriptions set consecutive_failures = 0, failing_since = null, warned_at = null,
                                    last_status = null, last_error = null
    where id = any($1::bigint[]) and consecutive_failures > 0`,
);

const FAILED = statement(
  'webhooks.webhook_failed',
  `update webhook_subscriptions s
      set consecutive_failures = s.consecutive_failures + f.count,
          failing_since = coalesce(s.failing_since, $3), last_status = f.status, last_error = f.error
     from unnest($1::bigint[], $2::int[], $4::int[], $5::text[]) as f(id, count, status, error)
    where s.id = f.id and s.active
   returning s.id, s.failing_since as "failingSince", s.consecutive_failures as "consecutiveFailures",
             s.warned_at as "warnedAt"`,
);

const DEACTIVATE = statement(
  'webhooks.webhook_deactivate',
  `with stopped as (
     update webhook_subscriptions
        set active = false, deactivated_at = $3, deactivation_reason = $2, updated_at = $3
      where id = any($1::bigint[]) and active returning id
   )
   update webhook_deliveries d
      set state = 'given_up', due_at = null, leased_until = null, last_error = 'subscription_deactivated', ${settledAt('$3')}
    where ${isOpen('d')} and d.id in (${openDeliveriesOf('select id from stopped')})`,
);

@Injectable()
export class SubscriptionHealth {
  private readonly log = new Logger(SubscriptionHealth.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly targets: SubscriptionTargets,
  ) {}

  /** Records attempts, in the order they ended. */
  async record(attempted: readonly DeliveryOutcome[]): Promise<void> {
    const { recovered, failures, gone } = tally(attempted);
    if (recovered.length > 0) {
      await this.db.execute(RECOVERED, [recovered]);
      this.targets.forgetByIds(recovered);
    }
    if (gone.length > 0) await this.deactivate(gone, 'gone');
    if (failures.size > 0) await this.countFailures(failures);
  }

  /** Waiting deliveries are given up and can be sent again from the log. */
  async deactivate(ids: readonly number[], reason: DeactivationReason): Promise<void> {
    await this.db.execute(DEACTIVATE, [ids, reason, this.clock.now()]);
    this.targets.forget();
    this.log.warn(`Webhook subscriptions ${ids.join(', ')} deactivated: ${reason}`);
  }

  private async countFailures(failures: ReadonlyMap<number, Failures>): Promise<void> {
    const now = this.clock.now();
    const counted = [...failures.values()];
    const ids = [...failures.keys()];
    const counts = counted.map(({ count }) => count);
    const last = counted.map((one) => one.last);
    const rows = await this.db.query(FAILED, [ids, counts, now, ...arraysOf(last, 'status', 'error')]);
    this.targets.forgetByIds(failures.keys());
    const hopeless = rows.filter((row) => failureStanding(row, now) === 'deactivate').map((row) => row.id);
    if (hopeless.length > 0) await this.deactivate(hopeless, 'failing');
    const toWarn = rows
      .filter((row) => row.warnedAt === null && failureStanding(row, now) === 'warn')
      .map((row) => row.id);
    if (toWarn.length === 0) return;
    await this.db.manager.update(WebhookSubscription, { id: In(toWarn) }, { warnedAt: now });
    this.log.warn(`Webhook subscriptions ${toWarn.join(', ')} keep failing and will be deactivated`);
  }
}

function tally(attempted: readonly DeliveryOutcome[]) {
  const recovered = new Set<number>();
  const failures = new Map<number, Failures>();
  const gone = new Set<number>();
  for (const { delivery, result } of attempted) {
    const id = delivery.subscriptionId;
    if (result.error === 'gone') gone.add(id);
    else if (result.error !== null)
      failures.set(id, { count: (failures.get(id)?.count ?? 0) + 1, last: result });
    // A subscription without failures needs no write after a success.
    else if (delivery.subscription.failing || failures.delete(id)) recovered.add(id);
  }
  return { recovered: [...recovered], failures, gone: [...gone] };
}
