import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { MessagesModule } from '../../events/index.js';
import { WalletsModule } from '../../ledger/index.js';
import { MerchantsModule } from '../../people/index.js';
import { GeographyModule } from '../../places/index.js';
import { ShiftBookings } from './shift-bookings.service.js';
import { ShiftReferences } from './shift-references.service.js';
import { ShiftPlaces } from './shift-places.store.js';
import { ShiftPlans } from './shift-plans.service.js';
import { ShiftPresence } from './shift-presence.queries.js';
import { ShiftQueries } from './shift.queries.js';
import { ShiftRoster } from './shift-roster.queries.js';
import { ShiftSettlement } from './shift-settlement.service.js';

const EXPORTED = [ShiftBookings, ShiftPlans, ShiftQueries, ShiftRoster, ShiftSettlement];

@Module({
  imports: [CatalogModule, GeographyModule, HubsModule, MerchantsModule, MessagesModule, WalletsModule],
  providers: [...EXPORTED, ShiftReferences, ShiftPlaces, ShiftPresence],
  exports: EXPORTED,
})
export class ShiftsModule {}
