import { Injectable } from '@nestjs/common';
import { Database, DomainError, type Scope, statement, SYSTEM_ACTOR } from '../../base/index.js';
import {
  type SubscriptionPatch,
  type SubscriptionView,
  WebhookLog,
  WebhookSubscriptions,
} from '../../integration/index.js';
import { faceOf, sandboxScope } from './app.rules.js';
import { AppWebhooks } from './app-webhooks.service.js';
import type { DeveloperApp } from './developer-app.entity.js';

const OPEN_CONNECTIONS = statement(
  'developer-apps.receivers_of_connections',
  `select c.hub_id as "hubId", c.merchant_id as "merchantId", c.subscription_id as "subscriptionId", m.name
     from app_connections c join merchants m on m.id = c.merchant_id
    where c.app_id = $1 and c.disconnected_at is null`,
);

interface AppReceiver {
  readonly webhook: SubscriptionView;
  readonly scope: Scope;
  /** The connected merchant whose orders the webhook is about; null: it is of the sandbox. */
  readonly merchantName: string | null;
  /** false: the connection made it; its address and events are the app's, or the merchant's own address. */
  readonly registered: boolean;
}

/** Webhooks of an app but its own address's: in its sandbox those registered, at connected merchants all. */
@Injectable()
export class AppReceivers {
  constructor(
    private readonly db: Database,
    private readonly webhooks: AppWebhooks,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly log: WebhookLog,
  ) {}

  async list(app: DeveloperApp): Promise<AppReceiver[]> {
    const inSandbox = (await this.webhooks.registered(app)).map((webhook) => ({
      webhook,
      scope: sandboxScope(app),
      merchantName: null,
      registered: true,
    }));
    const connections = await this.db.query(OPEN_CONNECTIONS, [app.id]);
    if (connections.length === 0) return inSandbox;
    const byMerchant = new Map(connections.map((one) => [one.merchantId, one]));
    const atMerchants = (await this.subscriptions.ofApp(app.id)).flatMap((webhook) => {
      const connection = byMerchant.get(webhook.merchantId ?? 0);
      if (!connection) return [];
      const { hubId, merchantId, name, subscriptionId } = connection;
      const scope: Scope = { hubId, merchantId, appId: app.id, actor: SYSTEM_ACTOR };
      return [{ webhook, scope, merchantName: name, registered: webhook.id !== subscriptionId }];
    });
    return [...inSandbox, ...atMerchants];
  }

  /** @throws subscription_not_found */
  async require(app: DeveloperApp, id: number): Promise<AppReceiver> {
    const found = (await this.list(app)).find(({ webhook }) => webhook.id === id);
    if (!found) throw new DomainError('subscription_not_found');
    return found;
  }

  /**
   * A webhook that a connection made is only turned on or off. @throws subscription_not_found · invalid_value
   * (url) · not_unique (url) · forbidden (url, events)
   */
  async change(
    app: DeveloperApp,
    id: number,
    patch: Pick<SubscriptionPatch, 'url' | 'active' | 'events' | 'topics'>,
  ): Promise<AppReceiver> {
    const receiver = await this.require(app, id);
    if (!receiver.registered)
      for (const field of ['url', 'events'] as const)
        if (patch[field] !== undefined) throw new DomainError('forbidden', { field });
    const webhook = await this.subscriptions.update(receiver.scope, faceOf(app.type), id, patch);
    return { ...receiver, webhook };
  }

  /** @throws subscription_not_found · forbidden: the connection made it */
  async remove(app: DeveloperApp, id: number): Promise<void> {
    const { scope, registered } = await this.require(app, id);
    if (!registered) throw new DomainError('forbidden', { field: 'id' });
    await this.subscriptions.remove(scope, faceOf(app.type), id);
  }

  /**
   * Sends messages by which the app's receiver shows what it does: a wrong signature, and one message twice.
   * @throws subscription_not_found: the app has no webhook
   */
  async probe(app: DeveloperApp): Promise<void> {
    const scope = sandboxScope(app);
    const subscription =
      (await this.webhooks.ofSandbox(app)) ??
      (await this.webhooks.registered(app)).find(({ active }) => active);
    if (!subscription?.active) throw new DomainError('subscription_not_found');
    const received = await this.log.list(scope, { state: 'delivered' }, { limit: 20 });
    await this.log.sendWronglySigned(scope, subscription.id);
    const last = received.find(({ aggregateId }) => aggregateId !== 0);
    if (last) await this.log.resend(scope, last.id);
  }
}
