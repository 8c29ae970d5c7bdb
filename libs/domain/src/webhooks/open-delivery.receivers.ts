import { Injectable } from '@nestjs/common';
import type { OutboxEvent } from '../outbox/index.js';
import { Cipher, Clock, statement, type Transaction } from '../shared/index.js';
import { MerchantReceivers } from './webhook.ports.js';
import { newWebhookSecret } from './webhook.secret.js';

interface Known {
  readonly merchantId: number;
  readonly url: string;
  readonly reason: string | null;
}

const KNOWN = statement(
  'webhook_open_delivery_known',
  `select merchant_id as "merchantId", url, deactivation_reason as reason from webhook_subscriptions
    where face = 'open-delivery' and hub_id = $1 and merchant_id = any($2::bigint[])`,
);

const KEEP = statement(
  'webhook_open_delivery_keep',
  `insert into webhook_subscriptions
          (hub_id, face, merchant_id, url, secret_key_id, secret_box, created_at, updated_at)
   values ($1, 'open-delivery', $2, $3, $4, $5, $6, $6)
   on conflict (hub_id, merchant_id) where face = 'open-delivery'
   do update set url = excluded.url, active = true, consecutive_failures = 0, failing_since = null, warned_at = null,
                 deactivated_at = null, deactivation_reason = null, updated_at = excluded.updated_at`,
);

const SILENCE = statement(
  'webhook_open_delivery_silence',
  `update webhook_subscriptions set active = false, deactivated_at = $3, deactivation_reason = 'by_owner', updated_at = $3
    where face = 'open-delivery' and hub_id = $1 and merchant_id = any($2::bigint[]) and active`,
);

/**
 * Open Delivery has no registration: a merchant's URL stands on its record. One subscription per merchant follows it,
 * brought up to date whenever something happens that the merchant should hear of.
 */
@Injectable()
export class OpenDeliveryReceivers {
  constructor(
    private readonly merchants: MerchantReceivers,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
  ) {}

  async sync(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const byHub = new Map<number, Set<number>>();
    for (const { hubId, merchantId } of events)
      if (merchantId !== null) byHub.set(hubId, (byHub.get(hubId) ?? new Set()).add(merchantId));
    for (const [hubId, merchants] of byHub) await this.syncHub(tx, hubId, [...merchants]);
  }

  private async syncHub(tx: Transaction, hubId: number, merchantIds: readonly number[]): Promise<void> {
    const known = new Map(
      (await tx.query<Known>(KNOWN, [hubId, merchantIds])).map((row) => [row.merchantId, row]),
    );
    const receivers = await this.merchants.openDelivery(tx, hubId, merchantIds);
    for (const { merchantId, url } of receivers) {
      const row = known.get(merchantId);
      known.delete(merchantId);
      if (row?.url === url && row.reason !== 'by_owner') continue;
      const secret = this.cipher.seal(newWebhookSecret());
      await tx.execute(KEEP, [hubId, merchantId, url, secret.keyId, secret.box, this.clock.now()]);
    }
    const gone = [...known.values()].filter((row) => row.reason === null).map((row) => row.merchantId);
    if (gone.length > 0) await tx.execute(SILENCE, [hubId, gone, this.clock.now()]);
  }
}
