import { DomainModule } from '#domain';
import { WebhookSendingModule } from '#runtime';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './auth/access-tokens.js';
import { CallerGuard } from './auth/caller.guard.js';
import { TokenController } from './auth/token.controller.js';
import { TokenKeys } from './auth/token.keys.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveryDetails } from './deliveries/delivery.details.js';
import { OpenDeliveryDialect } from './webhooks/dialect.js';
import { OpenDeliveryExceptionFilter } from './exception.filter.js';

@Module({
  imports: [DomainModule, JwtModule.register({}), WebhookSendingModule.speaking(OpenDeliveryDialect)],
  controllers: [TokenController, AvailabilityController, DeliveriesController],
  providers: [AccessTokens, CallerGuard, DeliveryDetails, OpenDeliveryExceptionFilter, TokenKeys],
})
export class OpenDeliveryModule {}
