import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { OutboxModule } from '../outbox/index.js';
import { DeliveryClaims } from './delivery.claims.js';
import { DeliverySettlement } from './delivery.settlement.js';
import { DeliveryStreams } from './delivery.streams.js';
import { DeliveryWording } from './delivery.wording.js';
import { WebhookFanOut } from './fan-out.consumer.js';
import { FirstHand } from './first.hand.js';
import { OpenDeliveryReceivers } from './open-delivery.receivers.js';
import { ReceiverUrls } from './receiver.urls.js';
import { SubscriptionHealth } from './subscription.health.js';
import { SubscriptionReseal } from './subscription.reseal.js';
import { SubscriptionTargets } from './subscription.targets.js';
import { WebhookKeeper } from './webhook.keeper.js';
import { WebhookLog } from './webhook.log.js';
import {
  CredentialSigningKeys,
  HubCourierEventPlans,
  RegisteredMerchantReceivers,
} from './webhook.neighbours.js';
import { CourierEventPlans, MerchantReceivers, SigningKeys } from './webhook.ports.js';
import { WebhookSubscriptions } from './webhook.subscriptions.js';

const SERVICES = [
  DeliveryClaims,
  DeliverySettlement,
  DeliveryStreams,
  ReceiverUrls,
  SubscriptionReseal,
  SubscriptionTargets,
  WebhookKeeper,
  WebhookLog,
  WebhookSubscriptions,
];

/** Expects ReceiverCheck and SendersAtHand from a global module, like Database and Clock. */
@Module({
  imports: [CredentialsModule, HubsModule, MerchantsModule, OutboxModule],
  providers: [
    ...SERVICES,
    DeliveryWording,
    FirstHand,
    OpenDeliveryReceivers,
    SubscriptionHealth,
    WebhookFanOut,
    { provide: SigningKeys, useClass: CredentialSigningKeys },
    { provide: CourierEventPlans, useClass: HubCourierEventPlans },
    { provide: MerchantReceivers, useClass: RegisteredMerchantReceivers },
  ],
  exports: SERVICES,
})
export class WebhooksModule {}
