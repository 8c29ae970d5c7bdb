import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  BoundedCache,
  CHANGED,
  Cipher,
  Clock,
  Database,
  FACES,
  type Queryable,
  type RowOf,
  statement,
} from '../../base/index.js';
import { SigningKeys } from './event-audience.service.js';
import { standardKey } from './webhook-signature.rules.js';

/** Rows of `webhook_subscriptions` as sealed. `connectionId`: of the shop with the app that it sends to. */
type SealedTarget = RowOf<typeof BY_IDS>;

const BY_IDS = statement(
  'webhooks.webhook_targets',
  `select s.id, s.hub_id as "hubId", s.face, s.merchant_id as "merchantId", s.url, s.active,
          s.consecutive_failures > 0 as failing, s.accept_any2xx as "acceptAny2xx", s.pause_lifted_at as "pauseLiftedAt",
          s.events, s.responsibility, s.credential_id as "credentialId", s.app_id as "appId", s.secret_box as "secretBox",
          s.secret_key_id as "secretKeyId", s.security_code_box as "securityCodeBox",
          s.security_code_key_id as "securityCodeKeyId",
          (select c.id from app_connections c where c.hub_id = s.hub_id and c.merchant_id = s.merchant_id
              and c.app_id = s.app_id and c.disconnected_at is null) as "connectionId"
     from webhook_subscriptions s where s.id = any($1::bigint[])`,
);

/** A subscription as senders need it: secrets open, never logged. `failing`: its last attempts had failed. */
export interface SubscriptionTarget extends SealedTarget {
  /** The owner's code, repeated in every delivery. */
  readonly securityCode: string | null;
  readonly signingKey: string | null;
  readonly standardKey: KeyObject;
}

/** Failures that another process counted are known to every sender within this time. */
const TTL_MS = 2_000;
const MAX_TARGETS = 10_000;

/** Subscriptions ready to be sent to, with secrets open; cached until one changes, at most two seconds. */
@Injectable()
export class SubscriptionTargets {
  private readonly cached: BoundedCache<number, SubscriptionTarget>;
  /** Ids whose rows are being read. One dropped meanwhile is removed here, and its row is not cached. */
  private readonly loading = new Set<Set<number>>();

  constructor(
    clock: Clock,
    private readonly cipher: Cipher,
    private readonly keys: SigningKeys,
    private readonly db: Database,
  ) {
    this.cached = new BoundedCache(MAX_TARGETS, () => 1, { clock, ttlMs: TTL_MS });
    db.changes.on(CHANGED.subscription, (id) => {
      if (id === null) this.forget();
      else this.forgetByIds([id]);
    });
    db.changes.on(CHANGED.credentials, () => this.forget());
  }

  /** Deleted ones are missing from the answer. */
  async byIds(ids: readonly number[], on: Queryable = this.db): Promise<Map<number, SubscriptionTarget>> {
    const found = new Map<number, SubscriptionTarget>();
    const missing = new Set<number>();
    for (const id of ids) {
      const target = this.cached.get(id);
      if (target) found.set(id, target);
      else missing.add(id);
    }
    if (missing.size > 0)
      for (const target of await this.load([...missing], on)) found.set(target.id, target);
    return found;
  }

  forget(): void {
    this.cached.clear();
    for (const ids of this.loading) ids.clear();
  }

  forgetByIds(ids: Iterable<number>): void {
    for (const id of ids) {
      this.cached.delete(id);
      for (const loading of this.loading) loading.delete(id);
    }
  }

  private async load(ids: readonly number[], on: Queryable): Promise<SubscriptionTarget[]> {
    for (const id of ids) this.cached.delete(id);
    const unchanged = new Set(ids);
    this.loading.add(unchanged);
    try {
      const rows = await on.query(BY_IDS, [ids]);
      const targets = await Promise.all(rows.map((row) => this.open(row)));
      for (const target of targets) if (unchanged.has(target.id)) this.cached.set(target.id, target);
      return targets;
    } finally {
      this.loading.delete(unchanged);
    }
  }

  private async open(row: SealedTarget): Promise<SubscriptionTarget> {
    const { secretBox, secretKeyId, securityCodeBox: codeBox, securityCodeKeyId: codeKeyId } = row;
    return {
      ...row,
      standardKey: standardKey(this.cipher.open({ box: secretBox, keyId: secretKeyId })),
      securityCode:
        codeBox === null || codeKeyId === null ? null : this.cipher.open({ box: codeBox, keyId: codeKeyId }),
      signingKey: await this.signingKey(row),
    };
  }

  private async signingKey(target: SealedTarget): Promise<string | null> {
    const { face, merchantId, appId, credentialId } = target;
    if (FACES[face].subject === 'requests' && merchantId !== null && appId === null)
      return await this.keys.ofMerchant(merchantId);
    return credentialId === null ? null : await this.keys.ofCredential(credentialId);
  }
}
