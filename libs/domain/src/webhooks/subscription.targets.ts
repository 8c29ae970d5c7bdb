import { Injectable } from '@nestjs/common';
import { Cipher, Clock, Database, statement, type Queryable } from '../shared/index.js';
import { SigningKeys } from './webhook.ports.js';
import { standardKey } from './webhook.secret.js';
import type { SubscriptionTarget } from './webhook.types.js';

/** Rows of `webhook_subscriptions` as they are sealed. */
interface SealedTarget extends Omit<SubscriptionTarget, 'securityCode' | 'signingKey' | 'standardKey'> {
  readonly credentialId: number | null;
  readonly secretBox: Buffer;
  readonly secretKeyId: string;
  readonly securityCodeBox: Buffer | null;
  readonly securityCodeKeyId: string | null;
}

const BY_IDS = statement(
  'webhook_targets',
  `select id, hub_id as "hubId", face, merchant_id as "merchantId", url, active,
          consecutive_failures > 0 as failing, events, responsibility,
          credential_id as "credentialId", secret_box as "secretBox", secret_key_id as "secretKeyId",
          security_code_box as "securityCodeBox", security_code_key_id as "securityCodeKeyId"
     from webhook_subscriptions where id = any($1::bigint[])`,
);

/** A change of URL, key or state reaches every sender within this time. */
const KEPT_MS = 2_000;
const MOST_KEPT = 10_000;

/** Subscriptions ready to be sent to, with their secrets open; read again every two seconds. */
@Injectable()
export class SubscriptionTargets {
  private readonly kept = new Map<number, { until: number; target: SubscriptionTarget }>();

  constructor(
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly keys: SigningKeys,
    private readonly db: Database,
  ) {}

  /** Deleted ones are missing from the answer. */
  async byIds(ids: readonly number[], on: Queryable = this.db): Promise<Map<number, SubscriptionTarget>> {
    const now = this.clock.millis();
    const found = new Map<number, SubscriptionTarget>();
    const missing = new Set<number>();
    for (const id of ids) {
      const kept = this.kept.get(id);
      if (kept !== undefined && kept.until > now) found.set(id, kept.target);
      else missing.add(id);
    }
    if (missing.size > 0)
      for (const target of await this.load([...missing], on)) found.set(target.id, target);
    return found;
  }

  forget(): void {
    this.kept.clear();
  }

  forgetThese(ids: Iterable<number>): void {
    for (const id of ids) this.kept.delete(id);
  }

  private async load(ids: readonly number[], on: Queryable): Promise<SubscriptionTarget[]> {
    const until = this.clock.millis() + KEPT_MS;
    if (this.kept.size > MOST_KEPT) this.kept.clear();
    for (const id of ids) this.kept.delete(id);
    const rows = await on.query<SealedTarget>(BY_IDS, [ids]);
    const targets = await Promise.all(rows.map((row) => this.open(row)));
    for (const target of targets) this.kept.set(target.id, { until, target });
    return targets;
  }

  private async open(row: SealedTarget): Promise<SubscriptionTarget> {
    const { credentialId: _, secretBox, secretKeyId, securityCodeBox, securityCodeKeyId, ...plain } = row;
    return {
      ...plain,
      standardKey: standardKey(this.cipher.open({ box: secretBox, keyId: secretKeyId })),
      securityCode:
        securityCodeBox === null || securityCodeKeyId === null
          ? null
          : this.cipher.open({ box: securityCodeBox, keyId: securityCodeKeyId }),
      signingKey: await this.signingKey(row),
    };
  }

  private async signingKey({ face, hubId, merchantId, credentialId }: SealedTarget): Promise<string | null> {
    if (face === 'open-delivery' && merchantId !== null) return await this.keys.ofMerchant(hubId, merchantId);
    return credentialId === null ? null : await this.keys.ofCredential(credentialId);
  }
}
