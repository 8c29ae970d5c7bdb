import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { HubsModule } from '../hubs/index.js';
import { OutboxModule } from '../outbox/index.js';
import { WalletsModule } from '../wallets/index.js';
import { ActiveOrders } from './active-orders.js';
import { CourierAccess } from './courier-access.js';
import { CourierBlocks } from './courier-blocks.js';
import { CourierDocuments } from './courier-documents.js';
import { CourierDuty } from './courier-duty.js';
import { CourierEvents } from './courier-events.js';
import { CourierPositions } from './courier-positions.js';
import { CourierPresence } from './courier-presence.js';
import { CourierQueries } from './courier-queries.js';
import { CourierRegistrations } from './courier-registration.js';
import { CourierStandings } from './courier-standings.js';
import { CourierStore } from './courier-store.js';
import { CourierWithdrawals } from './courier-withdrawals.js';
import { Fleets } from './fleets.service.js';
import { NearestCouriers } from './nearest-couriers.js';

const USE_CASES = [
  ActiveOrders,
  CourierAccess,
  CourierBlocks,
  CourierDocuments,
  CourierDuty,
  CourierPositions,
  CourierPresence,
  CourierQueries,
  CourierRegistrations,
  CourierStandings,
  CourierWithdrawals,
  Fleets,
  NearestCouriers,
];

@Module({
  imports: [CatalogModule, HubsModule, OutboxModule, WalletsModule],
  providers: [...USE_CASES, CourierEvents, CourierStore],
  exports: USE_CASES,
})
export class CouriersModule {}
