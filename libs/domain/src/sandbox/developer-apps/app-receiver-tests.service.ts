import { Injectable } from '@nestjs/common';
import { DomainError } from '../../base/index.js';
import { WebhookLog } from '../../integration/index.js';
import { AppWebhooks } from './app-webhooks.service.js';
import { sandboxScope } from './app-face.rules.js';
import type { DeveloperApp } from './developer-app.entity.js';

/** Messages by which an app's receiver shows what it does: a wrong signature, and one message twice. */
@Injectable()
export class AppReceiverTests {
  constructor(
    private readonly webhooks: AppWebhooks,
    private readonly log: WebhookLog,
  ) {}

  /** @throws subscription_not_found: the app has no webhook */
  async send(app: DeveloperApp): Promise<void> {
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
