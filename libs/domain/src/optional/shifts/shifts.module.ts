import { Module } from '@nestjs/common';
import { ShiftRoster } from '../../dispatch/index.js';
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

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ShiftsModule {}
