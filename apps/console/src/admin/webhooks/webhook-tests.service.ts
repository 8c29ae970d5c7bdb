import { WebhookLog, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;
/** How long the caller waits, less than a receiver may take; the log shows an answer that comes later. */
const MAX_WAIT_MS = 4_500;

/** Test messages of webhooks. The sender may be another process, so the delivery log tells the result. */
@Injectable()
export class WebhookTests {
  constructor(private readonly log: WebhookLog) {}

  /** Sends a test and awaits its first attempt. `status` null: no answer. @throws subscription_not_found */
  async send(scope: Scope, subscriptionId: number, event?: string) {
    const deliveryId = await this.log.sendTest(scope, subscriptionId, event);
    const until = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const { state, attempts, lastStatus, lastError, notice } = await this.log.get(scope, deliveryId);
      if (attempts > 0) return { deliveryId, state, status: lastStatus, error: lastError, notice };
      if (performance.now() > until) return { deliveryId, state, status: null, error: 'timeout', notice };
      await pause(POLL_MS);
    }
  }
}
