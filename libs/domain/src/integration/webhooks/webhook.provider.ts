import { Injectable } from '@nestjs/common';
import { Credentials } from '../credentials/index.js';
import { allowsCourierEvents, Hubs } from '../../company/index.js';
import { MerchantQueries } from '../../people/index.js';
import { BoundedCache, CHANGED, Clock, Database, isDomainError, type Transaction } from '../../base/index.js';
import {
  CourierEventPlans,
  MerchantAccounts,
  MerchantReceivers,
  SigningKeys,
  type MerchantReceiver,
} from './webhook.port.js';

/** How long a new or changed sub-user may stay unnoticed when the notice of the change was lost. */
const ACCOUNT_TTL_MS = 1_000;
const MAX_ACCOUNTS = 100_000;

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

  async ofRequests(
    tx: Transaction,
    hubId: number,
    merchantIds: readonly number[],
  ): Promise<readonly MerchantReceiver[]> {
    const found = await this.merchants.byIds(hubId, merchantIds, tx);
    return [...found.values()].flatMap(({ id, requestWebhookUrl, requestWebhookAcceptsAny2xx }) =>
      requestWebhookUrl === null
        ? []
        : [{ merchantId: id, url: requestWebhookUrl, acceptAny2xx: requestWebhookAcceptsAny2xx }],
    );
  }
}

const NO_READERS: readonly number[] = [];

@Injectable()
export class CachedMerchantAccounts extends MerchantAccounts {
  private readonly cached = new BoundedCache<
    number,
    { readonly until: number; readonly readers: readonly number[] }
  >(MAX_ACCOUNTS);
  /** Counts drops, so that what was read before one is not cached after it. */
  private drops = 0;

  constructor(
    private readonly merchants: MerchantQueries,
    private readonly clock: Clock,
    db: Database,
  ) {
    super();
    db.changes.on(CHANGED.accounts, () => {
      this.drops++;
      this.cached.clear();
    });
  }

  async readersOf(
    tx: Transaction,
    merchantIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    const now = this.clock.millis();
    const found = new Map<number, readonly number[]>();
    const stale: number[] = [];
    for (const id of merchantIds) {
      const entry = this.cached.get(id);
      if (entry && entry.until > now) found.set(id, entry.readers);
      else stale.push(id);
    }
    if (stale.length === 0) return found;
    const { drops } = this;
    const loaded = await this.merchants.accountReaders(tx, stale);
    for (const id of stale) {
      const readers = loaded.get(id) ?? NO_READERS;
      found.set(id, readers);
      if (drops === this.drops) this.cached.set(id, { until: now + ACCOUNT_TTL_MS, readers });
    }
    return found;
  }
}
