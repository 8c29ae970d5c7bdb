import { Injectable } from '@nestjs/common';
import type { OutboxTopic } from '../../events/index.js';
import { CHANGED, Cipher, Clock, Database, type FaceName, type Transaction } from '../../base/index.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { isOpen, openDeliveriesOf, settledAt } from './webhook.entity.js';
import { newWebhookSecret } from './webhook-signature.rules.js';

interface NewAppSubscription {
  readonly hubId: number;
  readonly merchantId: number;
  readonly appId: number;
  /** Made for the app and the merchant; it signs where the face signs with a credential. */
  readonly credentialId: number;
  readonly face: FaceName;
  readonly url: string;
  readonly events: readonly string[] | null;
  readonly topics: readonly OutboxTopic[] | null;
  readonly acceptAny2xx: boolean;
}

/** An app at one merchant, with the credentials that were made for both. */
interface ConnectedApp extends Pick<NewAppSubscription, 'hubId' | 'merchantId' | 'appId'> {
  readonly credentialIds: readonly number[];
}

type AppReceiver = Pick<NewAppSubscription, 'url' | 'events' | 'topics' | 'acceptAny2xx'>;

/**
 * Subscriptions of connected apps: one that the connection makes, whose address was checked when it was given, and those
 * that the app registered itself with its key. The merchant does not see them among its own; they end with the connection.
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
    const { hubId, merchantId, appId, credentialId, face, url, events, topics, acceptAny2xx } = input;
    const secret = this.cipher.seal(newWebhookSecret());
    const now = this.clock.now();
    const row = await this.db.first<{ id: number }>(
      `insert into webhook_subscriptions (hub_id, face, merchant_id, app_id, credential_id, url, events, topics,
                                          accept_any2xx, secret_key_id, secret_box, responsibility, pause_lifted_at,
                                          created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'solicitante', $12, $12, $12) returning id`,
      [
        hubId,
        face,
        merchantId,
        appId,
        credentialId,
        url,
        events,
        topics,
        acceptAny2xx,
        secret.keyId,
        secret.box,
        now,
      ],
    );
    return row?.id ?? 0;
  }

  /** Waiting deliveries go to the new address at once. Returns false when the app has removed the subscription. */
  async change(id: number, { url, events, topics, acceptAny2xx }: AppReceiver): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      tx.announce(CHANGED.subscription, id);
      const changed = await tx.query(
        `update webhook_subscriptions
            set url = $2, events = $3, topics = $4, accept_any2xx = $5, updated_at = $6, active = true,
                consecutive_failures = 0, failing_since = null, warned_at = null, deactivated_at = null,
                deactivation_reason = null
          where id = $1 returning id`,
        [id, url, events, topics, acceptAny2xx, this.clock.now()],
      );
      const faces = await this.pauses.lift(tx, [id]);
      tx.afterCommit(() => this.pauses.afterwards(faces));
      return changed.length > 0;
    });
  }

  /** Its messages carry the Standard Webhooks signature of this `whsec_…` from now on. */
  async signWith(id: number, secret: string): Promise<void> {
    const { box, keyId } = this.cipher.seal(secret);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.subscription, id);
      await tx.execute('update webhook_subscriptions set secret_box = $2, secret_key_id = $3 where id = $1', [
        id,
        box,
        keyId,
      ]);
    });
  }

  /** Deletes the subscription; its waiting deliveries are cancelled. */
  async remove(id: number): Promise<void> {
    await this.db.transaction((tx) => removeSubscription(tx, id, this.clock.now()));
  }

  /** Deletes every subscription of an app at one merchant, also those that it registered before they named their app. */
  async removeOf({ hubId, merchantId, appId, credentialIds }: ConnectedApp): Promise<void> {
    const found = await this.db.query<{ id: number }>(
      `select id from webhook_subscriptions
        where hub_id = $1 and merchant_id = $2 and (app_id = $3 or credential_id = any($4::bigint[])) order by id`,
      [hubId, merchantId, appId, credentialIds],
    );
    for (const { id } of found) await this.remove(id);
  }

  /** The `whsec_…` a receiver verifies the Standard Webhooks signature with. */
  async secretOf(id: number): Promise<string | null> {
    const row = await this.db.first<{ box: Buffer; keyId: string }>(
      `select secret_box as box, secret_key_id as "keyId" from webhook_subscriptions where id = $1`,
      [id],
    );
    return row && this.cipher.open(row);
  }
}

/** Deletes the subscription; its waiting deliveries are cancelled. */
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
