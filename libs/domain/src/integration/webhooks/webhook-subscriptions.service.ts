import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull } from 'typeorm';
import {
  CHANGED,
  Cipher,
  Clock,
  Database,
  DomainError,
  type FaceName,
  FACES,
  reseal,
  type Scope,
  type Transaction,
  statement,
} from '../../base/index.js';
import { removeSubscription } from './app-subscriptions.service.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { sealedOrNull, SubscriptionPolicy, unexpectedSuccess, type WithCode } from './subscription.policy.js';
import { newWebhookSecret } from './webhook-signature.rules.js';
import { WebhookSubscription } from './webhook.entity.js';

type Written = Partial<Pick<WebhookSubscription, 'events' | 'topics' | 'credentialId'>> & WithCode;
export type NewSubscription = Pick<WebhookSubscription, 'face' | 'url'> &
  Written &
  Partial<Pick<WebhookSubscription, 'responsibility'>>;
/** `active`: true revives one that was deactivated. */
export type SubscriptionPatch = Written & Partial<Pick<WebhookSubscription, 'url' | 'active'>>;

export type SubscriptionView = ReturnType<typeof viewOf>;

const TAKEN = statement(
  'webhooks.urls_taken',
  `select url, merchant_id is not distinct from $3 as mine from webhook_subscriptions
    where hub_id = $1 and face = $2 and id <> $4 and app_id is not distinct from $5::bigint`,
);

/**
 * Table webhook_subscriptions. A caller sees its own: a merchant not those of its apps, and an app not those
 * of the merchant. A hub's key sees those of the whole hub where its face says so.
 */
@Injectable()
export class WebhookSubscriptions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly policy: SubscriptionPolicy,
    private readonly pauses: SubscriptionPauses,
  ) {}

  list(scope: Scope, face: FaceName): Promise<SubscriptionView[]> {
    return this.views(owned(scope, face));
  }

  ofApp(appId: number): Promise<SubscriptionView[]> {
    return this.views({ appId });
  }

  private async views(where: FindOptionsWhere<WebhookSubscription>): Promise<SubscriptionView[]> {
    const rows = await this.db.manager.find(WebhookSubscription, { where, order: { id: 'asc' } });
    return rows.map((row) => viewOf(row, this.cipher));
  }

  /** @throws subscription_not_found */
  async get(scope: Scope, face: FaceName, id: number): Promise<SubscriptionView> {
    return viewOf(await this.find(scope, face, id), this.cipher);
  }

  /** @throws invalid_value, not_unique (url) · limit_reached · plan_required · forbidden (courier events) */
  async create(scope: Scope, input: NewSubscription): Promise<SubscriptionView> {
    await this.policy.require(scope, input);
    const now = this.clock.now();
    const secret = this.cipher.seal(newWebhookSecret());
    const { securityCode = null, ...plain } = input;
    const saved = await this.db.transaction(async (tx) => {
      await this.checkLimits(tx, scope, input);
      return await tx.manager.save(WebhookSubscription, {
        ...plain,
        hubId: scope.hubId,
        merchantId: scope.merchantId,
        appId: scope.appId ?? null,
        ...sealedOrNull(this.cipher, securityCode),
        secretKeyId: secret.keyId,
        secretBox: secret.box,
        pauseLiftedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    });
    return await this.get(scope, input.face, saved.id);
  }

  /**
   * @throws subscription_not_found · invalid_value (url) · not_unique (url) · plan_required · forbidden
   * (courier events)
   */
  async update(scope: Scope, face: FaceName, id: number, patch: SubscriptionPatch) {
    const found = await this.find(scope, face, id);
    await this.policy.require(scope, patch);
    const moved = patch.url !== undefined && patch.url !== found.url;
    await this.db.transaction(async (tx) => {
      if (moved) await this.checkLimits(tx, scope, { face, url: patch.url ?? found.url }, id);
      tx.announce(CHANGED.subscription, id);
      await tx.manager.update(WebhookSubscription, { id }, this.changes(patch));
      if (moved || patch.active === true) await this.pauses.lift(tx, [id]);
    });
    return await this.get(scope, face, id);
  }

  /** Waiting deliveries are cancelled, the log keeps the others. @throws subscription_not_found */
  async remove(scope: Scope, face: FaceName, id: number): Promise<void> {
    await this.find(scope, face, id);
    await this.db.transaction((tx) => removeSubscription(tx, id, this.clock.now()));
  }

  /** Seals secrets and codes with the current SECRET_KEY. Returns how many were sealed anew. */
  async resealAll(): Promise<number> {
    const secrets = await reseal(this.db, this.cipher, 'webhook_subscriptions', 'secret');
    return secrets + (await reseal(this.db, this.cipher, 'webhook_subscriptions', 'security_code'));
  }

  /** The `whsec_…` that verifies the Standard Webhooks signature. @throws subscription_not_found */
  async secretOf(scope: Scope, face: FaceName, id: number): Promise<string> {
    const { secretBox, secretKeyId } = await this.find(scope, face, id);
    return this.cipher.open({ box: secretBox, keyId: secretKeyId });
  }

  private changes({ securityCode, active, ...plain }: SubscriptionPatch) {
    const now = this.clock.now();
    return {
      ...plain,
      updatedAt: now,
      ...(securityCode === undefined ? {} : sealedOrNull(this.cipher, securityCode)),
      ...(active === undefined ? {} : activation(active, now)),
    };
  }

  private find(scope: Scope, face: FaceName, id: number): Promise<WebhookSubscription> {
    return this.db.get(WebhookSubscription, { ...owned(scope, face), id }, 'subscription_not_found');
  }

  /**
   * The advisory lock serialises registrations of one hub and face, so that two at once keep the limit. A URL
   * is unique among what the caller sees: a refusal must not tell a merchant of another's webhook.
   */
  private async checkLimits(
    tx: Transaction,
    scope: Scope,
    { face, url }: Pick<NewSubscription, 'face' | 'url'>,
    self = 0,
  ): Promise<void> {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `webhooks:${face}:${String(scope.hubId)}`,
    ]);
    const { hubSeesAll, limitPerOwner } = FACES[face];
    const taken = await tx.query(TAKEN, [scope.hubId, face, scope.merchantId, self, scope.appId ?? null]);
    const visible = hubSeesAll && scope.merchantId === null ? taken : taken.filter((row) => row.mine);
    if (visible.some((row) => row.url === url)) throw new DomainError('not_unique', { field: 'url' });
    if (self === 0 && taken.filter((row) => row.mine).length >= limitPerOwner)
      throw new DomainError('limit_reached', { limit: limitPerOwner });
  }
}

function viewOf(row: WebhookSubscription, cipher: Cipher) {
  const { securityCodeBox, securityCodeKeyId, secretBox: _box, secretKeyId: _key, ...open } = row;
  const sealed = securityCodeBox === null || securityCodeKeyId === null;
  return {
    ...open,
    notice: unexpectedSuccess(row.face, row.lastStatus),
    securityCode: sealed ? null : cipher.open({ box: securityCodeBox, keyId: securityCodeKeyId }),
  };
}

function owned({ hubId, merchantId, appId }: Scope, face: FaceName): FindOptionsWhere<WebhookSubscription> {
  if (merchantId !== null) return { hubId, face, merchantId, appId: appId ?? IsNull() };
  return FACES[face].hubSeesAll ? { hubId, face } : { hubId, face, merchantId: IsNull() };
}

function activation(active: boolean, now: Date) {
  if (!active) return { active, deactivatedAt: now, deactivationReason: 'by_owner' as const };
  const clean = { failingSince: null, warnedAt: null, lastStatus: null, lastError: null };
  return { active, deactivatedAt: null, deactivationReason: null, consecutiveFailures: 0, ...clean };
}
