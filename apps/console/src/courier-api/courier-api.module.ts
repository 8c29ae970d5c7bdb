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
import { CourierOrdersController } from './orders/orders.controller.js';
import { CourierStops } from './orders/courier-stops.service.js';
import { StopAddressesController } from './orders/stop-addresses.controller.js';
import { StopsController } from './orders/stops.controller.js';
import { CourierGuard } from './session/courier.guard.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { CourierTokens } from './session/courier-token.service.js';
import { DocumentsController, RegistrationController } from './session/registration.controller.js';
import { RegistrationCompaniesController } from './session/companies.controller.js';
import { CourierLogIn } from './session/courier-log-in.service.js';
import { DutyController } from './session/duty.controller.js';
import { BrowserSessionsController, LoginController } from './session/session.controller.js';
import { PushSubscriptionsController } from './session/push-subscriptions.controller.js';
import { ProfileController } from './session/profile.controller.js';
import { WalletController } from './wallet/wallet.controller.js';
import { CourierWithdrawalsController } from './wallet/withdrawals.controller.js';
import { CourierMapController } from './work/map.controller.js';
import { OffersController } from './work/offers.controller.js';
import { PositionsController } from './work/positions.controller.js';

/** The API of the courier's app. */
@Module({
  imports: [DomainModule, TrackingPageModule, UploadsModule],
  controllers: [
    PositionsController,
    CourierMapController,
    StopAddressesController,
    LoginController,
    BrowserSessionsController,
    RegistrationCompaniesController,
    RegistrationController,
    DutyController,
    DocumentsController,
    OffersController,
    CourierOrdersController,
    StopsController,
    EventsController,
    EvidenceController,
    EvidenceLinkController,
    PhotoController,
    WalletController,
    CourierWithdrawalsController,
    ProfileController,
    PushSubscriptionsController,
  ],
  providers: [
    CourierEventFeed,
    CourierStops,
    CourierGuard,
    CourierDocumentUploads,
    CourierLogIn,
    DeliveryProofs,
    CourierTokens,
    IdempotentRequests,
  ],
})
export class CourierApiModule {}
