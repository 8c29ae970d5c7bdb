import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CourierDocumentUploads } from './files/courier-document-upload.service.js';
import { DeliveryProofs } from './files/delivery-proofs.service.js';
import { EvidenceController, EvidenceLinkController } from './files/evidence.controller.js';
import { PhotoController } from './files/photo.controller.js';
import { CourierEventFeed } from './events/courier-event.feed.js';
import { EventsController } from './events/events.controller.js';
import { CourierOrderBodies } from './orders/courier-order-bodies.service.js';
import { FinishedOrdersController } from './orders/finished-orders.controller.js';
import { SequenceController } from './orders/sequence.controller.js';
import { CourierOrdersController } from './orders/orders.controller.js';
import { CourierActs } from './orders/courier-acts.service.js';
import { GoodsTasksController } from './orders/goods-tasks.controller.js';
import { LostOrdersController } from './orders/lost-orders.controller.js';
import { ReplayedOrders } from './orders/replayed-orders.interceptor.js';
import { CourierStops } from './orders/courier-stops.service.js';
import { StopAddressesController } from './orders/stop-addresses.controller.js';
import { StopMessagesController } from './orders/stop-messages.controller.js';
import { StopsController } from './orders/stops.controller.js';
import { CourierGuard } from './session/courier.guard.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LogInDesk } from '../sessions/log-in-desk.service.js';
import { DocumentsController, RegistrationController } from './session/registration.controller.js';
import { CourierCompaniesController } from './session/companies.controller.js';
import { CourierLogIn } from './session/courier-log-in.service.js';
import { DutyController } from './session/duty.controller.js';
import { COURIER_SESSION_CONTROLLERS } from './session/session.controller.js';
import { PushSubscriptionsController } from './session/push-subscriptions.controller.js';
import { ErasureController } from './session/erasure.controller.js';
import { ProfileController } from './session/profile.controller.js';
import { CourierCashController } from './cash/cash.controller.js';
import { WalletController } from './wallet/wallet.controller.js';
import { CourierShiftsController } from './shifts/shifts.controller.js';
import { CourierClaimsController } from './orders/claims.controller.js';
import { CourierContestsController } from './wallet/contests.controller.js';
import { CourierWithdrawalsController } from './wallet/withdrawals.controller.js';
import { NoticesController } from './work/notices.controller.js';
import { EmergencyController } from './work/emergency.controller.js';
import { CourierMapController } from './work/map.controller.js';
import { WorkRulesController } from './work/work-rules.controller.js';
import { OffersController } from './work/offers.controller.js';
import { PositionsController } from './work/positions.controller.js';

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
    CourierCompaniesController,
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
