import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { CourierPapers } from './files/courier.papers.js';
import { EvidenceController, EvidenceLinkController } from './files/evidence.controller.js';
import { PhotoController } from './files/photo.controller.js';
import { CourierFeed } from './news/courier.feed.js';
import { EventsController } from './news/events.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { StopsController } from './orders/stops.controller.js';
import { CourierGuard } from './session/courier.guard.js';
import { CourierTokens } from './session/courier.tokens.js';
import { DocumentsController, RegistrationController } from './session/registration.controller.js';
import { DutyController, LoginController } from './session/session.controller.js';
import { WalletController } from './wallet/wallet.controller.js';
import { OffersController } from './work/offers.controller.js';
import { PositionsController } from './work/positions.controller.js';

/** What the courier's app speaks with. */
@Module({
  imports: [DomainModule],
  controllers: [
    PositionsController,
    LoginController,
    RegistrationController,
    DutyController,
    DocumentsController,
    OffersController,
    OrdersController,
    StopsController,
    EventsController,
    EvidenceController,
    EvidenceLinkController,
    PhotoController,
    WalletController,
  ],
  providers: [CourierFeed, CourierGuard, CourierPapers, CourierTokens],
})
export class CourierApiModule {}
