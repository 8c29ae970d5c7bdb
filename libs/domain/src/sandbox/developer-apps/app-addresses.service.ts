import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Cipher, Database, reseal } from '../../base/index.js';
import { AppSubscriptions, newWebhookSecret, ReceiverCheck } from '../../integration/index.js';
import { AppConnection, DeveloperApp } from './developer-app.entity.js';
import { faceOf } from './app.rules.js';

/**
 * Addresses that the events of connected merchants go to: the merchant's own, else the app's. What is sent
 * there, and about the app's sandbox, is signed with the one `whsec_…` of the app.
 */
@Injectable()
export class AppAddresses {
  constructor(
    private readonly db: Database,
    private readonly receivers: ReceiverCheck,
    private readonly subscriptions: AppSubscriptions,
    private readonly cipher: Cipher,
  ) {}

  /** @throws invalid_value, whose `reason` is a ReceiverRefusal */
  async require(url: string | null, field = 'url'): Promise<void> {
    if (url !== null) await this.receivers.require(url, field);
  }

  /** To call after the app's address or events changed. */
  async applyToConnections(app: DeveloperApp): Promise<void> {
    const open = await this.db.manager.findBy(AppConnection, { appId: app.id, disconnectedAt: IsNull() });
    for (const connection of open) await this.apply(app, connection);
  }

  async apply(app: DeveloperApp, connection: AppConnection): Promise<void> {
    const { hubId, merchantId, credentialId, subscriptionId } = connection;
    const url = connection.webhookUrl ?? app.webhookUrl;
    const face = faceOf(app.type);
    const chosen = { events: app.webhookEvents, topics: app.webhookTopics, acceptAny2xx: app.acceptAny2xx };
    if (url === null) return this.remove(connection);
    const known =
      subscriptionId !== null && (await this.subscriptions.change(subscriptionId, { url, ...chosen }));
    if (known) return;
    const whose = { hubId, merchantId, appId: app.id, credentialId, face };
    const made = await this.subscriptions.create({ ...whose, url, ...chosen });
    await this.sign(app, made);
    await this.db.manager.update(AppConnection, { id: connection.id }, { subscriptionId: made });
  }

  /** Made when it is first needed. */
  async signingSecretOf(app: DeveloperApp): Promise<string> {
    const { id } = app;
    const known = await this.db.manager.findOneByOrFail(DeveloperApp, { id });
    const { webhookSecretBox: box, webhookSecretKeyId: keyId } = known;
    if (box !== null && keyId !== null) return this.cipher.open({ box, keyId });
    const made = this.cipher.seal(newWebhookSecret());
    const secret = { webhookSecretBox: made.box, webhookSecretKeyId: made.keyId };
    await this.db.manager.update(DeveloperApp, { id, webhookSecretBox: IsNull() }, secret);
    return this.signingSecretOf(app);
  }

  async sign(app: DeveloperApp, subscriptionId: number): Promise<void> {
    await this.subscriptions.signWith(subscriptionId, await this.signingSecretOf(app));
  }

  resealAll(): Promise<number> {
    return reseal(this.db, this.cipher, 'developer_apps', 'webhook_secret');
  }

  /** Ends all messages to the app about the merchant, also at addresses that it registered itself. */
  async end(connection: AppConnection, credentialIds: readonly number[]): Promise<void> {
    const { id } = connection;
    await this.subscriptions.removeOf(connection, credentialIds);
    await this.db.manager.update(AppConnection, { id }, { subscriptionId: null });
  }

  private async remove({ id, subscriptionId }: AppConnection): Promise<void> {
    if (subscriptionId === null) return;
    await this.subscriptions.remove(subscriptionId);
    await this.db.manager.update(AppConnection, { id }, { subscriptionId: null });
  }

  /** `whsec_…`; null: the connection has no address. */
  async secretOf({ subscriptionId }: AppConnection): Promise<string | null> {
    return subscriptionId === null ? null : this.subscriptions.secretOf(subscriptionId);
  }
}
