import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { MessagesModule, OutboxModule, PushesModule } from '../../events/index.js';
import { SessionsModule } from '../sessions/index.js';
import { WalletsModule } from '../../ledger/index.js';
import { ActiveOrders } from './active-orders.port.js';
import { CourierAccess } from './courier-access.service.js';
import { CourierApplications } from './courier-applications.service.js';
import { CourierBlocks } from './courier-blocks.service.js';
import { CourierDocuments } from './courier-documents.service.js';
import { CourierDuty } from './courier-duty.service.js';
import { CourierEvents } from './courier.events.js';
import { CourierNotices } from './courier-notices.service.js';
import { CourierPositions } from './courier-positions.service.js';
import { CourierPresenceStore } from './courier-presence.store.js';
import { CourierQueries } from './courier.queries.js';
import { CourierRatings } from './courier-ratings.store.js';
import { CourierRegistrations } from './courier-registrations.service.js';
import { CourierSessions } from './courier-sessions.service.js';
import { CourierSessionStates } from './courier-session-states.cache.js';
import { CourierStore } from './courier.store.js';
import { CourierWithdrawals } from './courier-withdrawals.service.js';
import { Fleets } from './fleets.service.js';
import { NearestCouriers } from './nearest-couriers.queries.js';
import { PhoneCodes } from './phone-codes.store.js';

const USE_CASES = [
  ActiveOrders,
  CourierAccess,
  CourierApplications,
  CourierBlocks,
  CourierDocuments,
  CourierDuty,
  CourierNotices,
  CourierPositions,
  CourierPresenceStore,
  CourierQueries,
  CourierRatings,
  CourierRegistrations,
  CourierSessions,
  CourierWithdrawals,
  Fleets,
  NearestCouriers,
];

@Module({
  imports: [
    CatalogModule,
    HubsModule,
    MessagesModule,
    OutboxModule,
    PushesModule,
    SessionsModule,
    WalletsModule,
  ],
  providers: [...USE_CASES, CourierEvents, CourierSessionStates, CourierStore, PhoneCodes],
  exports: [...USE_CASES, CourierEvents],
})
export class CouriersModule {}
