import { Module } from '@nestjs/common';
import { Callers, LastUses } from './credentials/callers.service.js';
import { Credentials } from './credentials/credentials.service.js';
import { AppSubscriptions } from './webhooks/app-subscriptions.service.js';
import { DeliveryClaims } from './webhooks/delivery-claims.service.js';
import { DeliveryRenderer } from './webhooks/delivery-renderer.service.js';
import { DeliverySettlement } from './webhooks/delivery-settlement.service.js';
import { DeliveryStreams } from './webhooks/delivery-streams.service.js';
import { EventAudience, MerchantAccounts, SigningKeys } from './webhooks/event-audience.service.js';
import { WebhookFanOut } from './webhooks/fan-out.consumer.js';
import { MerchantSubscriptions } from './webhooks/merchant-subscriptions.service.js';
import { SubscriptionPolicy } from './webhooks/subscription.policy.js';
import { SubscriptionHealth } from './webhooks/subscription-health.service.js';
import { SubscriptionPauses } from './webhooks/subscription-pauses.service.js';
import { SubscriptionTargets } from './webhooks/subscription-targets.service.js';
import { WebhookLog } from './webhooks/webhook-log.service.js';
import { WebhookRetention } from './webhooks/webhook-retention.service.js';
import { WebhookSubscriptions } from './webhooks/webhook-subscriptions.service.js';

const PROVIDERS = [
  [Callers, Credentials, LastUses],
  [AppSubscriptions, MerchantAccounts, SigningKeys, DeliveryClaims],
  [DeliveryRenderer, DeliverySettlement, DeliveryStreams, EventAudience, MerchantSubscriptions],
  [SubscriptionHealth, SubscriptionPauses, SubscriptionPolicy, SubscriptionTargets],
  [WebhookFanOut, WebhookLog, WebhookRetention, WebhookSubscriptions],
].flat();

/** Expects ReceiverCheck from a global module, like Database and Clock. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class IntegrationModule {}
