import { WebhookLog, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Number of looks at the log: somewhat longer than a receiver may take to answer. */
const MOST_LOOKS = 120;

interface WebhookTest {
  readonly deliveryId: number;
  readonly state: string;
  /** Status of the first attempt; null: it got no answer. */
  readonly status: number | null;
  readonly error: string | null;
  readonly notice: string | null;
}

/** Sends test messages. The sender may run in another process, so the result is read from the delivery log. */
@Injectable()
export class WebhookTests {
  constructor(private readonly log: WebhookLog) {}

  /**
   * Sends a test and returns after the first attempt, or without a status when there was none in time. @throws
   * subscription_not_found
   */
  async send(scope: Scope, subscriptionId: number, event?: string): Promise<WebhookTest> {
    const deliveryId = await this.log.sendTest(scope, subscriptionId, event);
    for (let look = 1; ; look++) {
      const { state, attempts, lastStatus, lastError, notice } = await this.log.get(scope, deliveryId);
      if (attempts > 0 || look === MOST_LOOKS)
        return { deliveryId, state, status: lastStatus, error: lastError, notice };
      await pause(LOOK_EVERY_MS);
    }
  }
}
