import type { Answer, Body } from '../../ground/api/call.js';
import { addDays, type Day } from '../../ground/days.js';

export type Shift = Answer<'/api/admin/shifts'>['items'][number];
export type Booking = Shift['bookings'][number];
type ShiftBody = Body<'PUT /api/admin/shifts/{id}'>;

/** A booking with its shift, as a row of the list of people. */
export interface ShiftRow extends Booking {
  readonly shift: Shift;
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function daysOfWeek(week: Day): Day[] {
  return Array.from({ length: 7 }, (_, at) => addDays(week, at));
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

/** What the form of a shift edits; amounts and counts as they are typed. */
export interface ShiftDraft {
  readonly days: readonly Day[];
  readonly from: string;
  readonly to: string;
  readonly areaId: string;
  readonly vehicleTypeId: string;
  readonly merchantId: string;
  readonly places: string;
  readonly guarantee: Shift['guarantee'];
  readonly guaranteeReais: string;
  readonly leastAcceptedPercent: string;
  readonly giveBackHours: string;
}

export const GUARANTEES = ['none', 'hour', 'shift'] as const satisfies readonly Shift['guarantee'][];

const idText = (id: number | null) => (id === null ? '' : String(id));
const idOf = (typed: string) => (typed === '' ? null : Number(typed));

export function draftOf(shift: Shift | null, day: Day, reais: (cents: number) => string): ShiftDraft {
  if (!shift)
    return {
      ...{
        days: [day],
        from: '11:00',
        to: '15:00',
        areaId: '',
        vehicleTypeId: '',
        merchantId: '',
        places: '5',
      },
      ...{ guarantee: 'hour', guaranteeReais: '', leastAcceptedPercent: '80', giveBackHours: '2' },
    };
  return {
    ...{ days: [shift.day], from: shift.from, to: shift.to, places: String(shift.places) },
    areaId: idText(shift.areaId),
    vehicleTypeId: idText(shift.vehicleTypeId),
    merchantId: idText(shift.merchantId),
    guarantee: shift.guarantee,
    guaranteeReais: shift.guarantee === 'none' ? '' : reais(shift.guaranteeCents),
    leastAcceptedPercent: String(shift.leastAcceptedPercent),
    giveBackHours: String(shift.giveBackMinutes / 60),
  };
}

/** null: something typed is not what it should be, as `wrongIn` says. */
export function bodyOf(draft: ShiftDraft, cents: number | null): Omit<ShiftBody, 'day'> {
  const { from, to, areaId, vehicleTypeId, merchantId, places, guarantee } = draft;
  return {
    ...{ from, to, guarantee, places: Number(places) },
    ...{ areaId: idOf(areaId), vehicleTypeId: idOf(vehicleTypeId), merchantId: idOf(merchantId) },
    guaranteeCents: guarantee === 'none' ? 0 : (cents ?? 0),
    leastAcceptedPercent: guarantee === 'none' ? 0 : Number(draft.leastAcceptedPercent),
    giveBackMinutes: Math.round(Number(draft.giveBackHours.replace(',', '.')) * 60),
  };
}

const isWhole = (typed: string, least: number, most: number) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

type Wrong = 'days' | 'places' | 'amount' | 'percent' | 'hours';

/** What is wrong with the draft, by field. */
export function wrongIn(draft: ShiftDraft, cents: number | null): Partial<Record<keyof ShiftDraft, Wrong>> {
  const promised = draft.guarantee !== 'none';
  return {
    ...(draft.days.length === 0 && { days: 'days' as const }),
    ...(!isWhole(draft.places, 1, 500) && { places: 'places' as const }),
    ...(promised && (cents ?? 0) <= 0 && { guaranteeReais: 'amount' as const }),
    ...(promised &&
      !isWhole(draft.leastAcceptedPercent, 0, 100) && { leastAcceptedPercent: 'percent' as const }),
    ...(!/^\d{1,3}([.,]\d)?$/.test(draft.giveBackHours.trim()) && { giveBackHours: 'hours' as const }),
  };
}
