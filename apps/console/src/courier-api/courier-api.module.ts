import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CourierDocumentUploads } from './files/courier-document-upload.service.js';
import {
  DeliveryProofs,
  CourierOrderBodies,
  CourierActs,
  CourierStops,
} from './orders/courier-acts.service.js';
import { EvidenceController, EvidenceLinkController, PhotoController } from './files/evidence.controller.js';
import { CourierEventFeed } from './events/courier-event.feed.js';
import {
  EventsController,
  NoticesController,
  EmergencyController,
  CourierMapController,
  WorkRulesController,
  PositionsController,
} from './work/work.controller.js';
import {
  FinishedOrdersController,
  SequenceController,
  CourierOrdersController,
  GoodsTasksController,
  LostOrdersController,
} from './orders/orders.controller.js';
import { ReplayedOrders } from './orders/replayed-orders.interceptor.js';
import { StopAddressesController } from './orders/stop-addresses.controller.js';
import { StopMessagesController } from './orders/stop-messages.controller.js';
import { StopsController } from './orders/stops.controller.js';
import { CourierGuard } from './session/courier-api.decorator.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LogInDesk } from '../sessions/log-in-desk.service.js';
import { DocumentsController, RegistrationController } from './session/registration.controller.js';
import { COMPANY_CONTROLLERS } from './session/companies.controller.js';
import { CourierLogIn } from './session/courier-log-in.service.js';
import { DutyController, ErasureController, ProfileController } from './session/profile.controller.js';
import { COURIER_SESSION_CONTROLLERS } from './session/session.controller.js';
import { PushSubscriptionsController } from './session/push-subscriptions.controller.js';
import { CourierCashController } from './cash/cash.controller.js';
import {
  WalletController,
  CourierContestsController,
  CourierWithdrawalsController,
} from './wallet/wallet.controller.js';
import { CourierShiftsController } from './shifts/shifts.controller.js';
import { CourierClaimsController } from './orders/claims.controller.js';
import { OffersController } from './work/offers.controller.js';

/** The API of the courier's app. */
@Module({
  imports: [DomainModule, TrackingPageModule, UploadsModule],
  controllers: [
    PositionsController,
    CourierMapController,
    EmergencyController,
    NoticesController,
    WorkRulesController,
    GoodsTasksController,
    LostOrdersController,
    StopAddressesController,
    ...COURIER_SESSION_CONTROLLERS,
    ...COMPANY_CONTROLLERS,
    RegistrationController,
    DutyController,
    DocumentsController,
    OffersController,
    // Before the orders by id.
    FinishedOrdersController,
    SequenceController,
    CourierOrdersController,
    StopMessagesController,
    StopsController,
    EventsController,
    EvidenceController,
    EvidenceLinkController,
    PhotoController,
    CourierCashController,
    WalletController,
    CourierClaimsController,
    CourierContestsController,
    CourierShiftsController,
    CourierWithdrawalsController,
    ErasureController,
    ProfileController,
    PushSubscriptionsController,
  ],
  providers: [
    CourierActs,
    CourierEventFeed,
    CourierOrderBodies,
    ReplayedOrders,
    CourierStops,
    CourierGuard,
    CourierDocumentUploads,
    CourierLogIn,
    DeliveryProofs,
    IdempotentRequests,
    LogInDesk,
  ],
})
export class CourierApiModule {}
