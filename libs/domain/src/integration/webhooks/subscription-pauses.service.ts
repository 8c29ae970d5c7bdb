import { Injectable } from '@nestjs/common';
import { CHANGED, Clock, statement, type Transaction } from '../../base/index.js';
import { DeliveryStreams, type StreamKey } from './delivery-streams.service.js';

const LIFT = statement(
  'webhooks.lift_pause',
  `with lifted as (
     update webhook_subscriptions set pause_lifted_at = $2 where id = any($1::bigint[]) returning id, face
   ), advanced as (
     update webhook_deliveries_open d set due_at = $2
      where d.state = 'due' and d.due_at > $2 and d.leased_until is null
        and d.subscription_id = any($1::bigint[]) and ($3::text[] is null or d.stream = any($3::text[]))
   )
   select distinct face from lifted`,
);

/**
 * Lifts the pause of a receiver's host. A new address, a reactivation, a test and a manual resend do not wait
 * for the end of a pause, nor for the next attempt of the retry schedule.
 */
@Injectable()
export class SubscriptionPauses {
  constructor(
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
  ) {}

  /** Makes all waiting deliveries of these subscriptions due, and wakes their senders after the commit. */
  async lift(tx: Transaction, subscriptionIds: readonly number[], streams: readonly string[] | null = null) {
    for (const id of subscriptionIds) tx.announce(CHANGED.subscription, id);
    const rows = await tx.query(LIFT, [subscriptionIds, this.clock.now(), streams]);
    tx.afterCommit(() => this.streams.wake(rows.map((row) => row.face)));
  }

  async liftStreams(tx: Transaction, streams: readonly StreamKey[]): Promise<void> {
    if (streams.length === 0) return;
    const ids = [...new Set(streams.map((key) => key.subscriptionId))];
    await this.lift(tx, ids, [...new Set(streams.map((key) => key.stream))]);
  }
}
