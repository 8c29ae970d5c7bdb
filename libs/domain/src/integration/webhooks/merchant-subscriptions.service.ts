import { Injectable } from '@nestjs/common';
import type { OutboxEvent } from '../../events/index.js';
import { MerchantQueries } from '../../people/index.js';
import {
  CHANGED,
  Cipher,
  Clock,
  Database,
  REQUESTS_FACE,
  statement,
  type Transaction,
} from '../../base/index.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { newWebhookSecret } from './webhook-signature.rules.js';

const KNOWN = statement(
  'webhooks.request_subscriptions_known',
  `select merchant_id as "merchantId", url, accept_any2xx as "acceptAny2xx", deactivation_reason as reason
     from webhook_subscriptions where face = '${REQUESTS_FACE}' and hub_id = $1
      and merchant_id = any($2::bigint[]) and app_id is null`,
);

const KEEP = statement(
  'webhooks.request_subscription_keep',
  `insert into webhook_subscriptions (hub_id, face, merchant_id, url,
          secret_key_id, secret_box, accept_any2xx, pause_lifted_at, created_at, updated_at)
   values ($1, '${REQUESTS_FACE}', $2, $3, $4, $5, $7, $6, $6, $6)
   on conflict (hub_id, merchant_id) where face = '${REQUESTS_FACE}' and app_id is null do update
     set url = excluded.url, accept_any2xx = excluded.accept_any2xx, active = true, consecutive_failures = 0,
                 failing_since = null, warned_at = null, deactivated_at = null, deactivation_reason = null,
                 last_status = null, last_error = null, updated_at = excluded.updated_at
   returning id`,
);

const SILENCE = statement(
  'webhooks.request_subscriptions_silence',
  `update webhook_subscriptions set active = false, deactivated_at = $3, deactivation_reason = 'by_owner', updated_at = $3
    where face = '${REQUESTS_FACE}' and hub_id = $1 and merchant_id = any($2::bigint[]) and app_id is null and active
   returning id`,
);

/**
 * Subscriptions of the face of requests. Nobody registers them: a merchant's URL is in the merchant's record,
 * and one subscription per merchant follows it, when it changes or at the latest with the next event.
 */
@Injectable()
export class MerchantSubscriptions {
  constructor(
    private readonly merchants: MerchantQueries,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
    private readonly pauses: SubscriptionPauses,
    private readonly db: Database,
  ) {}

  /** After the merchant's record changed: waiting deliveries go to the new address at once. */
  async syncMerchant(hubId: number, merchantId: number): Promise<void> {
    await this.db.transaction((tx) => this.syncHub(tx, hubId, [merchantId]));
  }

  async sync(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const byHub = new Map<number, Set<number>>();
    for (const { hubId, merchantId } of events)
      if (merchantId !== null) byHub.set(hubId, (byHub.get(hubId) ?? new Set()).add(merchantId));
    for (const [hubId, merchants] of byHub) await this.syncHub(tx, hubId, [...merchants]);
  }

  private async syncHub(tx: Transaction, hubId: number, merchantIds: readonly number[]): Promise<void> {
    const known = new Map((await tx.query(KNOWN, [hubId, merchantIds])).map((row) => [row.merchantId, row]));
    const merchants = await this.merchants.byIds(hubId, merchantIds, tx);
    for (const merchant of merchants.values()) {
      const { id, requestWebhookUrl: url, requestWebhookAcceptsAny2xx: acceptAny2xx } = merchant;
      if (url === null) continue;
      const row = known.get(id);
      known.delete(id);
      const isCurrent = row?.url === url && row.acceptAny2xx === acceptAny2xx && row.reason !== 'by_owner';
      if (!isCurrent) await this.keep(tx, [hubId, id, url], acceptAny2xx, row !== undefined);
    }
    const gone = [...known.values()].filter((row) => row.reason === null).map((row) => row.merchantId);
    if (gone.length === 0) return;
    const silenced = await tx.query(SILENCE, [hubId, gone, this.clock.now()]);
    for (const { id } of silenced) tx.announce(CHANGED.subscription, id);
  }

  private async keep(
    tx: Transaction,
    address: readonly [hubId: number, merchantId: number, url: string],
    acceptAny2xx: boolean,
    existed: boolean,
  ): Promise<void> {
    const { keyId, box } = this.cipher.seal(newWebhookSecret());
    const rows = await tx.query(KEEP, [...address, keyId, box, this.clock.now(), acceptAny2xx]);
    const ids = rows.map(({ id }) => id);
    if (existed) await this.pauses.lift(tx, ids);
  }
}
