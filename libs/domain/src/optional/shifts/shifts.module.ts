import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/index.js';
import { ShiftRoster } from '../../dispatch/index.js';
import { EventsModule } from '../../events/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PeopleModule } from '../../people/index.js';
import { PlacesModule } from '../../places/index.js';
import { ShiftBookings, ShiftPlaces } from './shift-bookings.service.js';
import { ShiftPlans, ShiftReferences } from './shift-plans.service.js';
import { ShiftPresence } from './shift-presence.queries.js';
import { PlannedRoster, ShiftQueries } from './shift.queries.js';
import { ShiftSettlement } from './shift-settlement.service.js';

const PROVIDERS = [
  PlannedRoster,
  ShiftBookings,
  ShiftPlaces,
  ShiftPlans,
  ShiftPresence,
  ShiftQueries,
  ShiftReferences,
  ShiftSettlement,
  { provide: ShiftRoster, useExisting: PlannedRoster },
];

@Module({
  imports: [CompanyModule, EventsModule, PlacesModule, LedgerModule, PeopleModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ShiftsModule {}
