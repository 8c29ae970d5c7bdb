import { Module } from '@nestjs/common';
import { GeographyModule, SpeedsModule } from '../../places/index.js';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { MessagesModule, OutboxModule } from '../../events/index.js';
import { OrdersModule } from '../orders/index.js';
import { CompletedLegs } from './completed-legs.consumer.js';
import { SpeedLearning } from './speed-learning.scheduler.js';
import { DrawnWays } from './drawn-ways.service.js';
import { MomentMessages } from './moment-messages.service.js';
import { RecipientMessages } from './recipient-messages.consumer.js';
import { TrackingLinks } from './tracking-links.service.js';
import { TrackedWays } from './tracked-ways.service.js';
import { OrderTracking } from './tracking.service.js';

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    MessagesModule,
    OrdersModule,
    OutboxModule,
    SpeedsModule,
  ],
  providers: [
    CompletedLegs,
    DrawnWays,
    SpeedLearning,
    MomentMessages,
    OrderTracking,
    RecipientMessages,
    TrackedWays,
    TrackingLinks,
  ],
  exports: [DrawnWays, SpeedLearning, MomentMessages, OrderTracking, TrackingLinks],
})
export class OrderTrackingModule {}
