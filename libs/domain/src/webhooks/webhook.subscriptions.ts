import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { OutboxTopic } from '../outbox/index.js';
import {
  Cipher,
  Clock,
  Database,
  DomainError,
  type FaceName,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import { ReceiverUrls } from './receiver.urls.js';
import { SubscriptionTargets } from './subscription.targets.js';
import { CourierEventPlans } from './webhook.ports.js';
import { newWebhookSecret } from './webhook.secret.js';
import { isCourierTopic, OWNERSHIP, sealedOrNull } from './subscription.rules.js';
import { openOf } from './webhook-delivery.entity.js';
import { WebhookSubscription } from './webhook-subscription.entity.js';
import type { Responsibility, SubscriptionKind } from './webhook.types.js';

export interface NewSubscription {
  readonly face: FaceName;
  readonly url: string;
  /** As the caller chose them, to be given back; null: the face's format for those who choose none. */
  readonly events?: readonly string[] | null;
  /** The core's topics behind `events`; null: all of orders. */
  readonly topics?: readonly OutboxTopic[] | null;
  readonly securityCode?: string | null;
  readonly kind?: SubscriptionKind;
  /** The key that signs, where the face signs with the key that registered. */
  readonly credentialId?: number | null;
  readonly responsibility?: Responsibility | null;
}

export interface SubscriptionPatch {
  readonly url?: string;
  readonly events?: readonly string[] | null;
  readonly topics?: readonly OutboxTopic[] | null;
  readonly securityCode?: string | null;
  /** true revives one that was deactivated. */
  readonly active?: boolean;
}

export type SubscriptionView = Omit<
  WebhookSubscription,
  'securityCodeKeyId' | 'securityCodeBox' | 'secretKeyId' | 'secretBox'
> & { readonly securityCode: string | null };

/** Who wants to hear what, and where. A caller sees what is its own; a hub's Full API key sees the whole hub's. */
@Injectable()
export class WebhookSubscriptions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly receivers: ReceiverUrls,
    private readonly plans: CourierEventPlans,
    private readonly targets: SubscriptionTargets,
  ) {}

  async list(scope: Scope, face: FaceName): Promise<SubscriptionView[]> {
    const rows = await this.owned(this.db.manager.createQueryBuilder(WebhookSubscription, 's'), scope, face)
      .orderBy('s.id')
      .getMany();
    return rows.map((row) => this.view(row));
  }

  /** @throws subscription_not_found */
  async get(scope: Scope, face: FaceName, id: number): Promise<SubscriptionView> {
    return this.view(await this.find(scope, face, id));
  }

  /** @throws invalid_value (url) · not_unique (url) · limit_reached · plan_required · forbidden (courier events) */
  async create(scope: Scope, input: NewSubscription): Promise<SubscriptionView> {
    await this.receivers.require(input.url);
    await this.checkTopics(scope, input.topics ?? null);
    const now = this.clock.now();
    const secret = this.cipher.seal(newWebhookSecret());
    const saved = await this.db.transaction(async (tx) => {
      await this.checkRoom(tx, scope, input);
      return await tx.manager.save(WebhookSubscription, {
        hubId: scope.hubId,
        face: input.face,
        merchantId: scope.merchantId,
        kind: input.kind ?? 'status',
        url: input.url,
        events: input.events === undefined || input.events === null ? null : [...input.events],
        topics: input.topics === undefined || input.topics === null ? null : [...input.topics],
        ...sealedOrNull(this.cipher, input.securityCode ?? null),
        secretKeyId: secret.keyId,
        secretBox: secret.box,
        credentialId: input.credentialId ?? null,
        responsibility: input.responsibility ?? null,
        active: true,
        consecutiveFailures: 0,
        createdAt: now,
        updatedAt: now,
      });
    });
    return await this.get(scope, input.face, saved.id);
  }

  /**
   * Changes what is given.
   * @throws subscription_not_found · invalid_value (url) · not_unique (url) · plan_required · forbidden (courier events)
   */
  async update(
    scope: Scope,
    face: FaceName,
    id: number,
    patch: SubscriptionPatch,
  ): Promise<SubscriptionView> {
    const found = await this.find(scope, face, id);
    if (patch.url !== undefined) await this.receivers.require(patch.url);
    if (patch.topics !== undefined) await this.checkTopics(scope, patch.topics);
    await this.db.transaction(async (tx) => {
      const { url } = patch;
      if (url !== undefined && url !== found.url)
        await this.checkRoom(tx, scope, { face, url, kind: found.kind }, id);
      await tx.manager.update(WebhookSubscription, { id }, this.changes(patch));
    });
    this.targets.forget();
    return await this.get(scope, face, id);
  }

  /** What still waits is not sent any more; the log keeps what was. @throws subscription_not_found */
  async remove(scope: Scope, face: FaceName, id: number): Promise<void> {
    await this.find(scope, face, id);
    await this.db.transaction(async (tx) => {
      await tx.execute(`delete from webhook_subscriptions where id = $1`, [id]);
      await tx.execute(
        `update webhook_deliveries set state = 'cancelled', due_at = null, leased_until = null,
                last_error = 'subscription_removed', settled_at = $2
          where id in (${openOf('$1')})`,
        [id, this.clock.now()],
      );
    });
    this.targets.forget();
  }

  /** The `whsec_…` a receiver verifies the Standard Webhooks signature with. @throws subscription_not_found */
  async secretOf(scope: Scope, face: FaceName, id: number): Promise<string> {
    const { secretBox, secretKeyId } = await this.find(scope, face, id);
    return this.cipher.open({ box: secretBox, keyId: secretKeyId });
  }

  private changes({ url, events, topics, securityCode, active }: SubscriptionPatch) {
    const now = this.clock.now();
    return {
      updatedAt: now,
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: events === null ? null : [...events] }),
      ...(topics === undefined ? {} : { topics: topics === null ? null : [...topics] }),
      ...(securityCode === undefined ? {} : sealedOrNull(this.cipher, securityCode)),
      ...(active === undefined ? {} : activation(active, now)),
    };
  }

  private owned(query: SelectQueryBuilder<WebhookSubscription>, scope: Scope, face: FaceName) {
    query.where('s.hub_id = :hubId and s.face = :face', { hubId: scope.hubId, face });
    if (scope.merchantId !== null)
      query.andWhere('s.merchant_id = :merchantId', { merchantId: scope.merchantId });
    else if (!OWNERSHIP[face].hubSeesAll) query.andWhere('s.merchant_id is null');
    return query;
  }

  private async find(scope: Scope, face: FaceName, id: number): Promise<WebhookSubscription> {
    const query = this.db.manager.createQueryBuilder(WebhookSubscription, 's');
    const found = await this.owned(query, scope, face).andWhere('s.id = :id', { id }).getOne();
    if (!found) throw new DomainError('subscription_not_found');
    return found;
  }

  private async checkTopics(scope: Scope, topics: readonly OutboxTopic[] | null): Promise<void> {
    if (topics === null || !topics.some(isCourierTopic)) return;
    if (scope.merchantId !== null) throw new DomainError('forbidden', { field: 'events' });
    if (!(await this.plans.allows(scope.hubId))) throw new DomainError('plan_required', { field: 'events' });
  }

  /** Serialised per hub and face, so that two registrations at once cannot both take the last room. */
  private async checkRoom(
    tx: Transaction,
    scope: Scope,
    { face, url, kind = 'status' }: Pick<NewSubscription, 'face' | 'url' | 'kind'>,
    self = 0,
  ): Promise<void> {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `webhooks:${face}:${String(scope.hubId)}`,
    ]);
    const { uniquePerHub, limitPerKind } = OWNERSHIP[face];
    const taken = await tx.query<{ url: string; mine: boolean }>(
      `select url, merchant_id is not distinct from $3 as mine from webhook_subscriptions
        where hub_id = $1 and face = $2 and kind = $4 and id <> $5`,
      [scope.hubId, face, scope.merchantId, kind, self],
    );
    const rivals = uniquePerHub ? taken : taken.filter((row) => row.mine);
    if (rivals.some((row) => row.url === url)) throw new DomainError('not_unique', { field: 'url' });
    if (self === 0 && taken.filter((row) => row.mine).length >= limitPerKind)
      throw new DomainError('limit_reached', { limit: limitPerKind });
  }

  private view(row: WebhookSubscription): SubscriptionView {
    const { securityCodeBox, securityCodeKeyId, secretBox: _box, secretKeyId: _key, ...open } = row;
    const sealed = securityCodeBox === null || securityCodeKeyId === null;
    return {
      ...open,
      securityCode: sealed ? null : this.cipher.open({ box: securityCodeBox, keyId: securityCodeKeyId }),
    };
  }
}

function activation(active: boolean, now: Date) {
  if (!active) return { active, deactivatedAt: now, deactivationReason: 'by_owner' as const };
  const clean = { consecutiveFailures: 0, failingSince: null, warnedAt: null };
  return { active, deactivatedAt: null, deactivationReason: null, ...clean };
}
