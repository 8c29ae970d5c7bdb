import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../admin/audit/audit.interceptor.js';
import { LiveModule } from '../live/live.module.js';
import { PLACES_CONTROLLERS } from './address-book/places.controller.js';
import { MerchantEventsController } from './events/events.controller.js';
import { OfferingController } from './orders/offering.controller.js';
import { MerchantOrderPlacement } from './orders/order-placement.service.js';
import { MerchantOrdersController } from './orders/orders.controller.js';
import { MerchantAccessController } from './session/access.controller.js';
import { CurrentSessions } from './session/current-session.service.js';
import { MerchantLoginController } from './session/login.controller.js';
import { MerchantGuard } from './session/merchant.guard.js';
import { MerchantSessionsController } from './session/sessions.controller.js';

/** The API of merchants and their sub-users. */
@Module({
  imports: [DomainModule, LiveModule, UploadsModule],
  controllers: [
    MerchantAccessController,
    MerchantEventsController,
    MerchantLoginController,
    MerchantOrdersController,
    MerchantSessionsController,
    OfferingController,
    ...PLACES_CONTROLLERS,
  ],
  providers: [AuditInterceptor, CurrentSessions, MerchantGuard, MerchantOrderPlacement],
})
export class MerchantApiModule {}
