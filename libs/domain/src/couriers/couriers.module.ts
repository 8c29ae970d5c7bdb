import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { HubsModule } from '../hubs/index.js';
import { OutboxModule } from '../outbox/index.js';
import { PushesModule } from '../pushes/index.js';
import { WalletsModule } from '../wallets/index.js';
import { ActiveOrders } from './active-orders.port.js';
import { CourierAccess } from './courier-access.service.js';
import { CourierBlocks } from './courier-blocks.service.js';
import { CourierDocuments } from './courier-documents.service.js';
import { CourierDuty } from './courier-duty.service.js';
import { CourierEvents } from './courier.events.js';
import { CourierPositions } from './courier-positions.service.js';
import { CourierPresenceStore } from './courier-presence.store.js';
import { CourierQueries } from './courier.queries.js';
import { CourierRegistrations } from './courier-registrations.service.js';
import { CourierSessionStates } from './courier-session-states.cache.js';
import { CourierStore } from './courier.store.js';
import { CourierWithdrawals } from './courier-withdrawals.service.js';
import { Fleets } from './fleets.service.js';
import { NearestCouriers } from './nearest-couriers.queries.js';

const USE_CASES = [
  ActiveOrders,
  CourierAccess,
  CourierBlocks,
  CourierDocuments,
  CourierDuty,
  CourierPositions,
  CourierPresenceStore,
  CourierQueries,
  CourierRegistrations,
  CourierSessionStates,
  CourierWithdrawals,
  Fleets,
  NearestCouriers,
];

@Module({
  imports: [CatalogModule, HubsModule, OutboxModule, PushesModule, WalletsModule],
  providers: [...USE_CASES, CourierEvents, CourierStore],
  exports: USE_CASES,
})
export class CouriersModule {}
