import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CourierDocumentUploads, REGISTRATION_CONTROLLERS } from './session/registration.controller.js';
import { CourierActs, CourierOrderBodies } from './orders/courier-acts.service.js';
import { EVIDENCE_CONTROLLERS } from './files/evidence.controller.js';
import { CourierEventFeed } from './events/courier-event.feed.js';
import { WORK_CONTROLLERS } from './work/work.controller.js';
import { ORDER_CONTROLLERS } from './orders/orders.controller.js';
import { STOP_CONTROLLERS } from './orders/stops.controller.js';
import { CourierGuard } from './session/courier-api.decorator.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LogInOpening } from '../sessions/log-in-opening.service.js';
import { COMPANY_CONTROLLERS } from './session/companies.controller.js';
import { CourierLogIn, COURIER_SESSION_CONTROLLERS } from './session/session.controller.js';
import { PROFILE_CONTROLLERS } from './session/profile.controller.js';
import { CourierCashController } from './cash/cash.controller.js';
import { WALLET_CONTROLLERS } from './wallet/wallet.controller.js';
import { OffersController } from './work/offers.controller.js';

@Module({
  imports: [TrackingPageModule, UploadsModule],
  controllers: [
    ...WORK_CONTROLLERS,
    ...ORDER_CONTROLLERS,
    ...COURIER_SESSION_CONTROLLERS,
    ...COMPANY_CONTROLLERS,
    ...REGISTRATION_CONTROLLERS,
    ...PROFILE_CONTROLLERS,
    OffersController,
    // Before the orders by id.
    ...STOP_CONTROLLERS,
    ...EVIDENCE_CONTROLLERS,
    CourierCashController,
    ...WALLET_CONTROLLERS,
  ],
  providers: [
    CourierActs,
    CourierEventFeed,
    CourierOrderBodies,
    CourierGuard,
    CourierDocumentUploads,
    CourierLogIn,
    IdempotentRequests,
    LogInOpening,
  ],
})
export class CourierApiModule {}
