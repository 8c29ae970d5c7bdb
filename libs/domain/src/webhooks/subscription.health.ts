import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, statement } from '../shared/index.js';
import type { Attempted } from './delivery.settlement.js';
import { openOf } from './webhook-delivery.entity.js';
import { standing } from './failure.rules.js';
import { SubscriptionTargets } from './subscription.targets.js';
import type { DeactivationReason } from './webhook.types.js';

interface FailingRow {
  readonly id: number;
  readonly failingSince: Date | null;
  readonly consecutiveFailures: number;
  readonly warnedAt: Date | null;
}

const RECOVERED = statement(
  'webhook_recovered',
  `update webhook_subscriptions set consecutive_failures = 0, failing_since = null, warned_at = null
    where id = any($1::bigint[]) and consecutive_failures > 0`,
);

const FAILED = statement(
  'webhook_failed',
  `update webhook_subscriptions s
      set consecutive_failures = s.consecutive_failures + f.count, failing_since = coalesce(s.failing_since, $3)
     from unnest($1::bigint[], $2::int[]) as f(id, count)
    where s.id = f.id and s.active
   returning s.id, s.failing_since as "failingSince", s.consecutive_failures as "consecutiveFailures",
             s.warned_at as "warnedAt"`,
);

const DEACTIVATE = statement(
  'webhook_deactivate',
  `with stopped as (
     update webhook_subscriptions
        set active = false, deactivated_at = $3, deactivation_reason = $2, updated_at = $3
      where id = any($1::bigint[]) and active returning id
   )
   update webhook_deliveries
      set state = 'given_up', due_at = null, leased_until = null, last_error = 'subscription_deactivated', settled_at = $3
    where id in (${openOf('select id from stopped')})`,
);

/** Keeps count of each subscription's failures, warns, and deactivates those beyond hope. */
@Injectable()
export class SubscriptionHealth {
  private readonly log = new Logger(SubscriptionHealth.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly targets: SubscriptionTargets,
  ) {}

  /** Attempts in the order they ended. */
  async record(attempted: readonly Attempted[]): Promise<void> {
    const { recovered, failures, gone } = tally(attempted);
    if (recovered.length > 0) await this.recover(recovered);
    if (gone.length > 0) await this.deactivate(gone, 'gone');
    if (failures.size > 0) await this.judge(failures);
  }

  /** What still waited is given up, and can be sent again from the log. */
  async deactivate(ids: readonly number[], reason: DeactivationReason): Promise<void> {
    await this.db.execute(DEACTIVATE, [ids, reason, this.clock.now()]);
    this.targets.forget();
    this.log.warn(`Webhook subscriptions ${ids.join(', ')} deactivated: ${reason}`);
  }

  private async recover(ids: readonly number[]): Promise<void> {
    await this.db.execute(RECOVERED, [ids]);
    this.targets.forgetThese(ids);
  }

  private async judge(failures: ReadonlyMap<number, number>): Promise<void> {
    const now = this.clock.now();
    const rows = await this.db.query<FailingRow>(FAILED, [[...failures.keys()], [...failures.values()], now]);
    this.targets.forgetThese(failures.keys());
    const beyondHope = rows.filter((row) => standing(row, now) === 'deactivate').map((row) => row.id);
    if (beyondHope.length > 0) await this.deactivate(beyondHope, 'failing');
    const toWarn = rows
      .filter((row) => row.warnedAt === null && standing(row, now) === 'warn')
      .map((row) => row.id);
    if (toWarn.length === 0) return;
    await this.db.execute(`update webhook_subscriptions set warned_at = $2 where id = any($1::bigint[])`, [
      toWarn,
      now,
    ]);
    this.log.warn(`Webhook subscriptions ${toWarn.join(', ')} keep failing and will be deactivated`);
  }
}

function tally(attempted: readonly Attempted[]) {
  const recovered = new Set<number>();
  const failures = new Map<number, number>();
  const gone = new Set<number>();
  for (const { delivery, result } of attempted) {
    const id = delivery.subscriptionId;
    if (result.error === 'gone') gone.add(id);
    else if (result.error !== null) failures.set(id, (failures.get(id) ?? 0) + 1);
    else {
      // A subscription that was well when it was claimed needs no write to stay so.
      if (delivery.subscription.failing || failures.delete(id)) recovered.add(id);
    }
  }
  return { recovered: [...recovered], failures, gone: [...gone] };
}
