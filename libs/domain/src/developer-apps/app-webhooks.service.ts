import { Injectable } from '@nestjs/common';
import { Merchants } from '../merchants/index.js';
import type { OutboxTopic } from '../outbox/index.js';
import { Clock, hubScope, type Scope, SYSTEM_ACTOR } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { MerchantSubscriptions, type SubscriptionView, WebhookSubscriptions } from '../webhooks/index.js';
import { AppAddresses } from './app-addresses.service.js';
import { faceOf } from './app-face.rules.js';
import { DeveloperApp } from './developer-app.entity.js';

interface WebhookSettings {
  readonly url: string | null;
  /** The face's names of the events; null: all that it sends. */
  readonly events: readonly string[] | null;
  /** The core's topics behind them. */
  readonly topics: readonly OutboxTopic[] | null;
  readonly merchantsMaySetTheirOwn: boolean;
  readonly acceptAny2xx: boolean;
}

/** The webhook of an app: one address for its sandbox and for merchants that set none of their own. */
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

  /** The subscription of the sandbox; null: there is no address. */
  async ofSandbox(app: DeveloperApp): Promise<SubscriptionView | null> {
    const [found] = await this.subscriptions.list(sandboxScope(app), faceOf(app.type));
    return found ?? null;
  }

  /** @throws invalid_value (url) */
  async change(app: DeveloperApp, settings: WebhookSettings): Promise<DeveloperApp> {
    await this.addresses.require(settings.url);
    const { url, events, topics, merchantsMaySetTheirOwn, acceptAny2xx } = settings;
    return this.db.inTransactionScope(async () => {
      const changed = await this.db.manager.save(
        DeveloperApp,
        Object.assign(app, {
          ...{ webhookUrl: url, merchantsMaySetTheirOwn, acceptAny2xx, updatedAt: this.clock.now() },
          ...{ webhookEvents: events && [...events], webhookTopics: topics && [...topics] },
        }),
      );
      await this.applyToSandbox(changed);
      await this.addresses.applyToConnections(changed);
      return changed;
    });
  }

  /** Signatures of the sandbox are made with its new credential from now on. */
  async signWith(app: DeveloperApp, credentialId: number): Promise<void> {
    const subscription = await this.ofSandbox(app);
    if (subscription === null || subscription.credentialId === null) return;
    await this.subscriptions.update(sandboxScope(app), faceOf(app.type), subscription.id, { credentialId });
  }

  /** The `whsec_…` of the sandbox's messages. @throws subscription_not_found */
  async secretOf(app: DeveloperApp): Promise<string> {
    const subscription = await this.ofSandbox(app);
    return this.subscriptions.secretOf(sandboxScope(app), faceOf(app.type), subscription?.id ?? 0);
  }

  private async applyToSandbox(app: DeveloperApp): Promise<void> {
    const { sandboxHubId, sandboxMerchantId, webhookUrl: url } = app;
    if (app.type === 'open_delivery') {
      await this.merchants.update(hubScope(sandboxHubId), sandboxMerchantId, {
        requestWebhookUrl: url,
        requestWebhookAcceptsAny2xx: app.acceptAny2xx,
      });
      await this.synced.syncMerchant(sandboxHubId, sandboxMerchantId);
      return;
    }
    const scope = sandboxScope(app);
    const face = faceOf(app.type);
    const known = await this.ofSandbox(app);
    const chosen = { events: app.webhookEvents, topics: app.webhookTopics };
    if (url === null) {
      if (known) await this.subscriptions.remove(scope, face, known.id);
    } else if (known)
      await this.subscriptions.update(scope, face, known.id, { url, ...chosen, active: true });
    else {
      const { credentialId } = app;
      await this.subscriptions.create(scope, {
        face,
        url,
        ...chosen,
        credentialId,
        responsibility: 'solicitante',
      });
    }
  }
}

/** The merchant of an app's sandbox. */
export function sandboxScope({ sandboxHubId, sandboxMerchantId }: DeveloperApp): Scope {
  return { hubId: sandboxHubId, merchantId: sandboxMerchantId, actor: SYSTEM_ACTOR };
}
