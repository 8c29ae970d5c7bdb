import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/index.js';
import { HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OutboxModule } from '../../events/index.js';
import { AppSubscriptions } from './app-subscriptions.service.js';
import { DeliveryClaims } from './delivery-claims.service.js';
import { DeliverySettlement } from './delivery-settlement.service.js';
import { DeliveryStreams } from './delivery-streams.service.js';
import { DeliveryRenderer } from './delivery-renderer.service.js';
import { EventAudience } from './event-audience.service.js';
import { WebhookFanOut } from './fan-out.consumer.js';
import { InProcessDispatch } from './in-process-dispatch.service.js';
import { MerchantSubscriptions } from './merchant-subscriptions.service.js';
import { ReceiverUrlPolicy } from './receiver-url.policy.js';
import { SubscriptionHealth } from './subscription-health.service.js';
import { SubscriptionPauses } from './subscription-pauses.service.js';
import { SubscriptionPolicy } from './subscription.policy.js';
import { SubscriptionReseal } from './subscription-reseal.service.js';
import { SubscriptionTargets } from './subscription-target.cache.js';
import { WebhookRetention } from './webhook-retention.service.js';
import { WebhookLog } from './webhook-log.service.js';
import {
  CachedMerchantAccounts,
  CredentialSigningKeys,
  HubCourierEventPlans,
  RegisteredMerchantReceivers,
} from './webhook.provider.js';
import { CourierEventPlans, MerchantAccounts, MerchantReceivers, SigningKeys } from './webhook.port.js';
import { WebhookSubscriptions } from './webhook-subscriptions.service.js';

const SERVICES = [
  AppSubscriptions,
  DeliveryClaims,
  DeliverySettlement,
  DeliveryStreams,
  MerchantSubscriptions,
  ReceiverUrlPolicy,
  SubscriptionPauses,
  SubscriptionPolicy,
  SubscriptionReseal,
  SubscriptionTargets,
  WebhookRetention,
  WebhookLog,
  WebhookSubscriptions,
];

/** Expects ReceiverCheck and LocalSenders from a global module, like Database and Clock. */
@Module({
  imports: [CredentialsModule, HubsModule, MerchantsModule, OutboxModule],
  providers: [
    ...SERVICES,
    DeliveryRenderer,
    InProcessDispatch,
    SubscriptionHealth,
    WebhookFanOut,
    { provide: SigningKeys, useClass: CredentialSigningKeys },
    EventAudience,
    { provide: MerchantAccounts, useClass: CachedMerchantAccounts },
    { provide: CourierEventPlans, useClass: HubCourierEventPlans },
    { provide: MerchantReceivers, useClass: RegisteredMerchantReceivers },
  ],
  exports: SERVICES,
})
export class WebhooksModule {}
