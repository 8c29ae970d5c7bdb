import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import { type AppEventType, Outbox, type OutboxTopic, streamOfApp } from '../../events/index.js';
import { Clock, hubScope, Database } from '../../base/index.js';
import {
  MerchantSubscriptions,
  type SubscriptionView,
  WebhookSubscriptions,
} from '../../integration/index.js';
import { AppAddresses } from './app-addresses.service.js';
import { faceOf, sandboxScope } from './app.rules.js';
import { type AppConnection, DeveloperApp } from './developer-app.entity.js';

interface WebhookSettings {
  readonly url: string | null;
  /** The face's names of the events; null: all that it sends. */
  readonly events: readonly string[] | null;
  readonly topics: readonly OutboxTopic[] | null;
  readonly merchantsMaySetTheirOwn: boolean;
  readonly acceptAny2xx: boolean;
}

/** The webhook of an app's own address, for its sandbox and merchants without one. Others: `AppReceivers`. */
@Injectable()
export class AppWebhooks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly synced: MerchantSubscriptions,
    private readonly addresses: AppAddresses,
  ) {}

  /** The subscription at the app's address; null: there is none. */
  async ofSandbox(app: DeveloperApp): Promise<SubscriptionView | null> {
    const all = await this.all(app);
    return (
      all.find(({ id }) => isOwn(app, id)) ??
      all.find(({ url }) => app.type === 'open_delivery' || url === app.webhookUrl) ??
      null
    );
  }

  /** The subscriptions that the app registered itself. */
  async registered(app: DeveloperApp): Promise<SubscriptionView[]> {
    if (app.type === 'open_delivery') return [];
    return (await this.all(app)).filter(({ id }) => !isOwn(app, id));
  }

  /** @throws invalid_value (url) */
  async change(app: DeveloperApp, settings: WebhookSettings): Promise<DeveloperApp> {
    await this.addresses.require(settings.url);
    const { url, events, topics, merchantsMaySetTheirOwn, acceptAny2xx } = settings;
    return this.db.inTransactionScope(async () => {
      const changed = await this.db.manager.save(
        DeveloperApp,
        Object.assign(app, {
          webhookUrl: url,
          merchantsMaySetTheirOwn,
          acceptAny2xx,
          updatedAt: this.clock.now(),
          webhookEvents: events && [...events],
          webhookTopics: topics && [...topics],
        }),
      );
      await this.applyToSandbox(changed);
      await this.addresses.applyToConnections(changed);
      return changed;
    });
  }

  async signWith(app: DeveloperApp, credentialId: number): Promise<void> {
    for (const { id, credentialId: signs } of await this.all(app))
      if (signs !== null)
        await this.subscriptions.update(sandboxScope(app), faceOf(app.type), id, { credentialId });
  }

  private async applyToSandbox(app: DeveloperApp): Promise<void> {
    const { sandboxHubId, sandboxMerchantId, webhookUrl: url } = app;
    if (app.type === 'open_delivery') {
      await this.merchants.update(hubScope(sandboxHubId), sandboxMerchantId, {
        requestWebhookUrl: url,
        requestWebhookAcceptsAny2xx: app.acceptAny2xx,
      });
      await this.synced.syncMerchant(sandboxHubId, sandboxMerchantId);
      const made = await this.ofSandbox(app);
      if (made) await this.addresses.sign(app, made.id);
      return;
    }
    const subscriptionId = await this.follow(app, url);
    Object.assign(app, { webhookSubscriptionId: subscriptionId });
    await this.db.manager.update(DeveloperApp, { id: app.id }, { webhookSubscriptionId: subscriptionId });
  }

  /** Follows the app's address; a subscription that the app registered itself stays as it is. */
  private async follow(app: DeveloperApp, url: string | null): Promise<number | null> {
    const scope = sandboxScope(app);
    const face = faceOf(app.type);
    const all = await this.all(app);
    const own = all.find(({ id }) => isOwn(app, id));
    const taken = all.some((one) => one !== own && one.url === url);
    const chosen = { events: app.webhookEvents, topics: app.webhookTopics };
    if (own && (url === null || taken)) await this.subscriptions.remove(scope, face, own.id);
    if (url === null || taken) return null;
    if (own)
      return (await this.subscriptions.update(scope, face, own.id, { url, ...chosen, active: true })).id;
    const { credentialId } = app;
    const made = { face, url, ...chosen, credentialId, responsibility: 'solicitante' };
    const { id } = await this.subscriptions.create(scope, made);
    await this.addresses.sign(app, id);
    return id;
  }

  private all(app: DeveloperApp): Promise<SubscriptionView[]> {
    return this.subscriptions.list(sandboxScope(app), faceOf(app.type));
  }
}

function isOwn({ webhookSubscriptionId }: DeveloperApp, id: number): boolean {
  return webhookSubscriptionId === id;
}

/** Tells an app what merchants decide about it, by the webhook of its sandbox, which no merchant ends. */
@Injectable()
export class AppEvents {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly webhooks: AppWebhooks,
  ) {}

  /** Within the caller's transaction scope; an app without an address gets none. */
  async publish(
    topic: AppEventType,
    connection: Pick<AppConnection, 'id' | 'appId' | 'merchantId' | 'scopes'>,
  ): Promise<void> {
    const { id: connectionId, appId, merchantId, scopes } = connection;
    // Locked, so that the events of an app's one stream are numbered in the order of their commits.
    const app = await this.db.lock(DeveloperApp, { id: appId }, 'app_not_found');
    const webhook = await this.webhooks.ofSandbox(app);
    if (!webhook?.active) return;
    await this.db.transaction(async (tx) =>
      this.outbox.append(tx, [
        {
          hubId: app.sandboxHubId,
          merchantId: app.sandboxMerchantId,
          topic,
          aggregateId: connectionId,
          stream: streamOfApp(webhook.id),
          occurredAt: this.clock.now(),
          payload: { appId, connectionId, merchantId, scopes },
        },
      ]),
    );
  }
}
