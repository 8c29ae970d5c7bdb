import { Injectable } from '@nestjs/common';
import { CHANGED, Clock, type FaceName, statement, type Transaction } from '../../base/index.js';
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
 * Lifts the pause of a receiver's host. A new address, a reactivation, a test and a manual resend do not wait for the
 * end of a pause, nor for the next attempt of the retry schedule.
 */
@Injectable()
export class SubscriptionPauses {
  constructor(
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
  ) {}

  /** Makes all waiting deliveries of these subscriptions due. `afterwards` wakes their senders, after the commit. */
  async lift(tx: Transaction, subscriptionIds: readonly number[]): Promise<readonly FaceName[]> {
    return await this.run(tx, subscriptionIds, null);
  }

  /** Makes waiting deliveries of these streams due. */
  async liftStreams(tx: Transaction, streams: readonly StreamKey[]): Promise<readonly FaceName[]> {
    if (streams.length === 0) return [];
    const ids = [...new Set(streams.map((key) => key.subscriptionId))];
    return await this.run(tx, ids, [...new Set(streams.map((key) => key.stream))]);
  }

  afterwards(faces: readonly FaceName[]): void {
    this.streams.wake(faces);
  }

  private async run(tx: Transaction, ids: readonly number[], streams: readonly string[] | null) {
    for (const id of ids) tx.announce(CHANGED.subscription, id);
    const rows = await tx.query<{ face: FaceName }>(LIFT, [ids, this.clock.now(), streams]);
    return rows.map((row) => row.face);
  }
}
