import type { Answer } from '../../base/api/call.js';
import { addDays, type Day } from '../../base/days.js';

export type Shift = Answer<'/api/admin/shifts'>['items'][number];
export type Booking = Shift['bookings'][number];

export interface ShiftRow extends Booking {
  readonly shift: Shift;
}

export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function daysOfWeek(week: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(week, index));
}

export function rowsOf(shifts: readonly Shift[]): ShiftRow[] {
  return shifts.flatMap((shift) => shift.bookings.map((booking) => ({ ...booking, shift })));
}

export function sumsOf(shifts: readonly Shift[]) {
  const rows = rowsOf(shifts);
  const sum = <T>(all: readonly T[], of: (one: T) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return {
    places: sum(shifts, ({ places }) => places),
    taken: sum(shifts, ({ taken }) => taken),
    drafts: shifts.filter(({ state }) => state === 'draft').length,
    noShows: rows.filter(({ state }) => state === 'missed').length,
    toppedUpCents: sum(rows, ({ toppedUpCents }) => toppedUpCents ?? 0),
  };
}
