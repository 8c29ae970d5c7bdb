import { Injectable } from '@nestjs/common';
import { Credentials } from '../credentials/index.js';
import { allowsCourierEvents, Hubs } from '../hubs/index.js';
import { MerchantQueries } from '../merchants/index.js';
import { Clock, isDomainError, type Transaction } from '../shared/index.js';
import { CourierEventPlans, MerchantReceivers, SigningKeys, type MerchantReceiver } from './webhook.ports.js';

@Injectable()
export class CredentialSigningKeys extends SigningKeys {
  constructor(private readonly credentials: Credentials) {
    super();
  }

  async ofCredential(credentialId: number): Promise<string | null> {
    try {
      return await this.credentials.secretOf(credentialId);
    } catch (error) {
      if (isDomainError(error, 'credential_not_found')) return null;
      throw error;
    }
  }

  async ofMerchant(_hubId: number, merchantId: number): Promise<string | null> {
    const pair = await this.credentials.currentPair(merchantId);
    return pair === null ? null : await this.ofCredential(pair.id);
  }
}

@Injectable()
export class HubCourierEventPlans extends CourierEventPlans {
  constructor(
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async allows(hubId: number, tx?: Transaction): Promise<boolean> {
    return allowsCourierEvents(await this.hubs.get(hubId, tx), this.clock.now());
  }
}

@Injectable()
export class RegisteredMerchantReceivers extends MerchantReceivers {
  constructor(private readonly merchants: MerchantQueries) {
    super();
  }

  async openDelivery(
    tx: Transaction,
    hubId: number,
    merchantIds: readonly number[],
  ): Promise<readonly MerchantReceiver[]> {
    const found = await this.merchants.byIds(hubId, merchantIds, tx);
    return [...found.values()].flatMap(({ id, odWebhookUrl }) =>
      odWebhookUrl === null ? [] : [{ merchantId: id, url: odWebhookUrl }],
    );
  }
}
