import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import {
  Cipher,
  Clock,
  Database,
  Demonstration,
  DomainError,
  ExpiringCache,
  newFileToken,
  reseal,
  type Scope,
  sha256,
} from '../../base/index.js';
import { PayoutAccount, type PayoutEnvironment } from './payout-account.entity.js';
import { Payout } from './payout.entity.js';
import type { KeyOwner } from '../../people/index.js';
import { type PayoutCredentials, PayoutProvider } from './payout-provider.port.js';
import { SimulatedPayouts } from './simulated-payouts.provider.js';

export interface HubPayoutProvider {
  readonly provider: PayoutProvider;
  readonly credentials: PayoutCredentials;
}

/** Banks limit look-ups of owners, and keys change hands seldom. */
const OWNER_KNOWN_MS = 600_000;

/** A hub's account with the payment provider; sandboxes and the demonstration have a simulated one. */
@Injectable()
export class PayoutAccounts {
  private readonly simulator = new SimulatedPayouts();
  private readonly owners: ExpiringCache<string, KeyOwner | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly hubs: Hubs,
    private readonly demonstration: Demonstration,
    private readonly provider: PayoutProvider,
  ) {
    this.owners = new ExpiringCache(clock, (key: string) => this.findOwner(key), OWNER_KNOWN_MS);
  }

  /** null: the hub pays by hand. */
  async of(hubId: number): Promise<HubPayoutProvider | null> {
    const account = await this.find(hubId);
    if (account) {
      const sealed = { keyId: account.apiKeyKeyId, box: account.apiKeyBox };
      const { environment } = account;
      return { provider: this.provider, credentials: { environment, apiKey: this.cipher.open(sealed) } };
    }
    const simulated = this.demonstration.active || (await this.hubs.get(hubId)).sandbox;
    if (!simulated) return null;
    return { provider: this.simulator, credentials: { environment: 'sandbox', apiKey: '' } };
  }

  /** People may see all of it but the sealed key. */
  find(hubId: number): Promise<PayoutAccount | null> {
    return this.db.manager.findOneBy(PayoutAccount, { hubId });
  }

  /** Also replaces the key. The token is shown once: the provider sends it with each of its calls. */
  async connect(
    { hubId }: Scope,
    { environment, apiKey }: { environment: PayoutEnvironment; apiKey: string },
  ): Promise<{ account: PayoutAccount; noticeToken: string }> {
    const noticeToken = newFileToken();
    const sealed = this.cipher.seal(apiKey);
    const account = this.db.manager.create(PayoutAccount, {
      hubId,
      provider: this.provider.name,
      environment,
      apiKeyKeyId: sealed.keyId,
      apiKeyBox: sealed.box,
      noticeDigest: sha256(noticeToken),
      connectedAt: this.clock.now(),
    });
    await this.db.manager.upsert(PayoutAccount, account, ['hubId']);
    return { account, noticeToken };
  }

  /** @throws transition_refused (transfers are under way) */
  async disconnect({ hubId }: Scope): Promise<void> {
    if (await this.db.manager.existsBy(Payout, { hubId, state: 'paying' }))
      throw new DomainError('transition_refused', { status: 'paying' });
    await this.db.manager.delete(PayoutAccount, { hubId });
  }

  /** @throws credential_invalid */
  async calledBy(hubId: number, token: string | undefined): Promise<PayoutProvider> {
    const account = await this.find(hubId);
    if (!account || !timingSafeEqual(account.noticeDigest, sha256(token ?? '')))
      throw new DomainError('credential_invalid');
    return this.provider;
  }

  /** null: unknown. The provider is asked at most every ten minutes. */
  ownerOf(hubId: number, pixKey: string): Promise<KeyOwner | null> {
    return this.owners.get(`${String(hubId)} ${pixKey}`);
  }

  private async findOwner(key: string): Promise<KeyOwner | null> {
    const [hubId = '', pixKey = ''] = key.split(/ (.*)/s);
    const account = await this.of(Number(hubId));
    return account && account.provider.ownerOf(account.credentials, pixKey);
  }

  resealAll(): Promise<number> {
    return reseal(this.db, this.cipher, 'payout_accounts', 'api_key');
  }
}
