import { Injectable } from '@nestjs/common';
import {
  CHANGED,
  Cipher,
  Clock,
  Database,
  type FaceName,
  type Sealed,
  statement,
  type Transaction,
} from '../../base/index.js';
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
    const rows = await tx.query(LIFT, [ids, this.clock.now(), streams]);
    return rows.map((row) => row.face);
  }
}

/** The two sealed columns of a subscription, each with the id of the key that sealed it. */
const BOXES = ['secret', 'security_code'] as const;

/** Seals the secrets of subscriptions with the current SECRET_KEY; the old ones may be dropped afterwards. */
@Injectable()
export class SubscriptionReseal {
  constructor(
    private readonly db: Database,
    private readonly cipher: Cipher,
  ) {}

  /** Returns how many subscriptions were sealed anew. */
  async resealAll(): Promise<number> {
    return this.db.transaction(async (tx) => {
      let count = 0;
      for (const column of BOXES) count += await this.column(tx, column);
      return count;
    });
  }

  private async column(tx: Transaction, column: (typeof BOXES)[number]): Promise<number> {
    const rows = await tx.query<Sealed & { id: number }>(
      `select id, ${column}_box as box, ${column}_key_id as "keyId" from webhook_subscriptions
        where ${column}_box is not null order by id for update`,
    );
    const stale = rows.filter((row) => !this.cipher.isCurrent(row));
    for (const row of stale) {
      const sealed = this.cipher.seal(this.cipher.open(row));
      await tx.execute(
        `update webhook_subscriptions set ${column}_box = $2, ${column}_key_id = $3 where id = $1`,
        [row.id, sealed.box, sealed.keyId],
      );
    }
    return stale.length;
  }
}
