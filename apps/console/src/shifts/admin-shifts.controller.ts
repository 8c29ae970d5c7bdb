import {
  BOOKING_STATES,
  cents,
  SHIFT_GUARANTEES,
  SHIFT_STATES,
  ShiftBookings,
  ShiftPlans,
  ShiftQueries,
  PlannedRoster,
} from '#domain';
import { z } from 'zod';
import { countAnswer, instantAnswer, listOf, textAnswer } from '../docs/record.schemas.js';
import { countedMembers, slotMembers } from './shift.schemas.js';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import { centsField, dayField, idField, listedIdField } from '../http/field.schemas.js';

const MOST_PLACES = 500;
const WEEK_MINUTES = 10_080;
const DAYS = 31;

const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 11:00');
const termFields = {
  /** The hub's wall clock; a `to` not after `from` is the next day's. */
  from: timeField,
  to: timeField,
  /** Where couriers should be; null: anywhere. */
  areaId: idField.nullable().default(null),
  /** null: any vehicle. */
  vehicleTypeId: listedIdField.nullable().default(null),
  /** The couriers work for this shop and for no other; null: for all. */
  merchantId: idField.nullable().default(null),
  places: z.int().min(1).max(MOST_PLACES),
  guarantee: z.enum(SHIFT_GUARANTEES).default('none'),
  /** For each hour, or for the whole shift. */
  guaranteeCents: centsField.default(0),
  /** A courier who accepts a smaller share of the offers gets no guarantee. */
  leastAcceptedPercent: z.int().min(0).max(100).default(0),
  /** Until so long before the beginning a courier may give the place back. */
  giveBackMinutes: z.int().min(0).max(WEEK_MINUTES).default(120),
};
const examples = [
  { from: '11:00', to: '15:00', places: 8, guarantee: 'hour' as const, guaranteeCents: 2_200 },
];
const newShifts = z
  .strictObject({ ...termFields, days: z.array(dayField).min(1).max(DAYS) })
  .meta({ examples: examples.map((one) => ({ ...one, days: ['2026-11-27', '2026-11-28'] })) });
const changedShift = z
  .strictObject({ ...termFields, day: dayField })
  .meta({ examples: examples.map((one) => ({ ...one, day: '2026-11-27' })) });
const weekQuery = z.strictObject({ week: dayField });
const weekBody = z.strictObject({ week: dayField });
const copyBody = z.strictObject({ week: dayField, to: dayField });

const slotIds = {
  areaId: z.int().nullable(),
  vehicleTypeId: z.int().nullable(),
  merchantId: z.int().nullable(),
  state: z.enum(SHIFT_STATES),
};
const bookingAnswer = z.strictObject({
  id: z.int(),
  courierId: z.int(),
  courierName: z.string(),
  state: z.enum(BOOKING_STATES),
  createdAt: instantAnswer,
  ...countedMembers,
});
const slotAnswer = z.strictObject({ ...slotMembers, ...slotIds, bookings: z.array(bookingAnswer) });
const madeAnswer = z.strictObject({ count: countAnswer });
const presentAnswer = z.strictObject({
  bookingId: z.int(),
  shiftId: z.int(),
  courierId: z.int(),
  courierName: z.string(),
  phone: textAnswer,
  merchantId: z.int().nullable(),
  merchantName: textAnswer,
  areaName: textAnswer,
  startsAt: instantAnswer,
  endsAt: instantAnswer,
  /** Available now. */
  here: z.boolean(),
  /** Was available in this shift. */
  seen: z.boolean(),
});

const api = adminApi('shifts', 'couriers', {
  plans: ShiftPlans,
  shifts: ShiftQueries,
  bookings: ShiftBookings,
  roster: PlannedRoster,
});

/** Times in which the hub wants couriers, with what it guarantees. */
export const ShiftsController = api.controller('ShiftsController', {
  week: api.get('', {
    summary: 'Shifts of the seven days from `week`, with who took them, who waits, and what was counted',
    query: weekQuery,
    answer: listOf(slotAnswer),
    run: async ({ shifts, by, query: { week } }) => ({ items: await shifts.week(by, week) }),
  }),
  now: api.get('now', {
    summary: 'Couriers whose shift is now: those who are missing first',
    answer: listOf(presentAnswer),
    run: async ({ roster, by: { hubId } }) => {
      const present = await roster.present(hubId);
      return { items: present.map(({ slotId, ...one }) => ({ ...one, shiftId: slotId })) };
    },
  }),
  plan: api.post('', {
    summary: 'Plans a shift on each of the days; couriers see it once it is published',
    body: newShifts,
    answer: madeAnswer,
    errors: [404],
    audit: { entity: 'shift', action: 'planned', fields: ['days', ...Object.keys(termFields)] },
    run: async ({ plans, by, body: { days, guaranteeCents, ...terms } }) => {
      const made = await plans.create(by, days, { ...terms, guaranteeCents: cents(guaranteeCents) });
      return { count: made.length };
    },
  }),
  publish: api.post('publish', {
    summary: 'Shows couriers the planned shifts of the seven days from `week`',
    body: weekBody,
    answer: madeAnswer,
    audit: { entity: 'shift', action: 'published', fields: ['week'] },
    run: async ({ plans, by, body: { week } }) => ({ count: await plans.publish(by, week) }),
  }),
  copy: api.post('copy', {
    summary:
      'Plans the shifts of one week in another, at the same times; what is there already stays as it is',
    body: copyBody,
    answer: madeAnswer,
    audit: { entity: 'shift', action: 'copied', fields: ['week', 'to'] },
    run: async ({ plans, by, body: { week, to } }) => ({ count: await plans.copyWeek(by, week, to) }),
  }),
  change: api.put(':id', {
    summary: 'Changes a planned shift; of a published one only the number of places',
    body: changedShift,
    errors: [404, 409],
    audit: { entity: 'shift', action: 'changed' },
    run: async ({ plans, by, id, body: { day, guaranteeCents, ...terms } }) => {
      await plans.change(by, id, day, { ...terms, guaranteeCents: cents(guaranteeCents) });
    },
  }),
  cancel: api.post(':id/cancel', {
    summary: 'Cancels a shift that has not begun; couriers who had a place or waited are told',
    errors: [404, 409],
    audit: { entity: 'shift', action: 'cancelled' },
    run: ({ plans, by, id }) => plans.cancel(by, id),
  }),
  remove: api.post('bookings/:id/remove', {
    summary: 'Takes a courier out of a shift that has not begun; the place goes to who waits',
    errors: [404, 409],
    audit: { entity: 'shift_booking', action: 'removed' },
    run: ({ bookings, by, id }) => bookings.remove(by, id),
  }),
});
