import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CHANGED, Cipher, Clock, Database, type Transaction } from '../../base/index.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { isOpen, openDeliveriesOf, settledAt, WebhookSubscription } from './webhook.entity.js';
import { newWebhookSecret } from './webhook-signature.rules.js';

interface NewAppSubscription extends Pick<
  WebhookSubscription,
  'hubId' | 'face' | 'url' | 'events' | 'topics' | 'acceptAny2xx'
> {
  readonly merchantId: number;
  readonly appId: number;
  /** Made for the app and the merchant; it signs where the face signs with a credential. */
  readonly credentialId: number;
}

type AppReceiver = Pick<NewAppSubscription, 'url' | 'events' | 'topics' | 'acceptAny2xx'>;

/**
 * Subscriptions of connected apps: one that the connection makes, whose address was checked when given, and
 * those that the app registered with its key. The merchant does not see them; they end with the connection.
 */
@Injectable()
export class AppSubscriptions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly pauses: SubscriptionPauses,
  ) {}

  async create(input: NewAppSubscription): Promise<number> {
    const { keyId: secretKeyId, box: secretBox } = this.cipher.seal(newWebhookSecret());
    const now = this.clock.now();
    const times = { pauseLiftedAt: now, createdAt: now, updatedAt: now };
    const row = { ...input, secretKeyId, secretBox, responsibility: 'solicitante', ...times };
    return (await this.db.manager.save(WebhookSubscription, row)).id;
  }

  /** Waiting deliveries go to the new address at once. Returns false if the app removed the subscription. */
  async change(id: number, { url, events, topics, acceptAny2xx }: AppReceiver): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      tx.announce(CHANGED.subscription, id);
      const changed = await tx.execute(
        `update webhook_subscriptions
            set url = $2, events = $3, topics = $4, accept_any2xx = $5, updated_at = $6, active = true,
                consecutive_failures = 0, failing_since = null, warned_at = null, deactivated_at = null,
                deactivation_reason = null
          where id = $1`,
        [id, url, events, topics, acceptAny2xx, this.clock.now()],
      );
      await this.pauses.lift(tx, [id]);
      return changed > 0;
    });
  }

  /** The subscription's messages carry the Standard Webhooks signature of this `whsec_…` from now on. */
  async signWith(id: number, secret: string): Promise<void> {
    const { box, keyId } = this.cipher.seal(secret);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.subscription, id);
      await tx.manager.update(WebhookSubscription, { id }, { secretBox: box, secretKeyId: keyId });
    });
  }

  async remove(id: number): Promise<void> {
    await this.db.transaction((tx) => removeSubscription(tx, id, this.clock.now()));
  }

  /** Deletes all subscriptions of an app at one merchant, also those from before they named their app. */
  async removeOf(
    { hubId, merchantId, appId }: Pick<NewAppSubscription, 'hubId' | 'merchantId' | 'appId'>,
    credentialIds: readonly number[],
  ): Promise<void> {
    const found = await this.db.manager.findBy(WebhookSubscription, [
      { hubId, merchantId, appId },
      { hubId, merchantId, credentialId: In([...credentialIds]) },
    ]);
    for (const { id } of found) await this.remove(id);
  }

  /** The `whsec_…` a receiver verifies the Standard Webhooks signature with. */
  async secretOf(id: number): Promise<string | null> {
    const row = await this.db.manager.findOneBy(WebhookSubscription, { id });
    return row && this.cipher.open({ box: row.secretBox, keyId: row.secretKeyId });
  }
}

/** Removes a subscription, and cancels its waiting deliveries. */
export async function removeSubscription(tx: Transaction, id: number, now: Date): Promise<void> {
  tx.announce(CHANGED.subscription, id);
  await tx.execute(`delete from webhook_subscriptions where id = $1`, [id]);
  await tx.execute(
    `update webhook_deliveries d set state = 'cancelled', due_at = null, leased_until = null,
            last_error = 'subscription_removed', ${settledAt('$2')}
      where ${isOpen('d')} and d.id in (${openDeliveriesOf('$1')})`,
    [id, now],
  );
}
