import { WebhookSendingModule } from '#runtime';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens, TokenKeys } from './auth/access-token.service.js';
import { OpenDeliveryCallerGuard } from './auth/caller.guard.js';
import { TokenController } from './auth/token.controller.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveryDetailQueries, DeliveryDetails } from './deliveries/delivery-detail.queries.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { OpenDeliveryDialect } from './webhooks/open-delivery.dialect.js';
import { OpenDeliveryExceptionFilter } from './exception.filter.js';

/** In the order of the document. */
export const CONTROLLERS = [
  DiscoveryController,
  TokenController,
  AvailabilityController,
  DeliveriesController,
];

@Module({
  imports: [JwtModule.register({}), WebhookSendingModule.forDialect(OpenDeliveryDialect)],
  controllers: CONTROLLERS,
  providers: [
    AccessTokens,
    OpenDeliveryCallerGuard,
    DeliveryDetailQueries,
    DeliveryDetails,
    OpenDeliveryExceptionFilter,
    TokenKeys,
  ],
})
export class OpenDeliveryModule {}
