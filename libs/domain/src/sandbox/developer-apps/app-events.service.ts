import { Injectable } from '@nestjs/common';
import { type AppEventType, Outbox, streamOfApp } from '../../events/index.js';
import { Clock, Database } from '../../base/index.js';
import { type AppConnection, DeveloperApp } from './developer-app.entity.js';
import { AppWebhooks } from './app-webhooks.service.js';

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
