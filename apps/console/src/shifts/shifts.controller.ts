import { ZERO } from '#domain';
import {
  BOOKING_STATES,
  SHIFT_GUARANTEES,
  ShiftBooking,
  ShiftBookings,
  ShiftPlans,
  ShiftQueries,
  ShiftSlot,
  PlannedRoster,
} from '#domain/modules';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import * as fields from '../http/field.schemas.js';
import { courierApi } from '../courier-api/session/courier-api.decorator.js';
import { Module } from '@nestjs/common';

/** Day and times are the hub's wall clock. */
const slotMembers = {
  ...answers.recordOf(ShiftSlot, ['id startsAt endsAt guarantee guaranteeCents']).shape,
  ...answers.each(['areaName', 'vehicleTypeName', 'merchantName'], answers.text),
  day: z.iso.date(),
  ...answers.each(['from', 'to'], z.string()),
  ...answers.each(['places', 'taken', 'leastAcceptedPercent', 'giveBackMinutes'], answers.count),
};

/** What was counted when the shift was over; null before. */
const countedMembers = {
  ...answers.each(['countedMinutes', 'offers', 'refused'], answers.count.nullable()),
  ...answers.each(['earnedCents', 'guaranteedCents', 'toppedUpCents'], answers.cents.nullable()),
};

const MAX_PLACES = 500;
const WEEK_MINUTES = 10_080;
const DAYS = 31;

const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 11:00');
const termFields = {
  /** The hub's wall clock; a `to` not after `from` is the next day's. */
  from: timeField,
  to: timeField,
  /** Where couriers should be; null: anywhere. */
  areaId: fields.id.nullable().default(null),
  /** null: any vehicle. */
  vehicleTypeId: fields.listedId.nullable().default(null),
  /** The couriers work for this shop and for no other; null: for all. */
  merchantId: fields.id.nullable().default(null),
  places: z.int().min(1).max(MAX_PLACES),
  guarantee: z.enum(SHIFT_GUARANTEES).default('none'),
  guaranteeCents: fields.cents.default(ZERO),
  leastAcceptedPercent: z.int().min(0).max(100).default(0),
  giveBackMinutes: z.int().min(0).max(WEEK_MINUTES).default(120),
};
const example = { from: '11:00', to: '15:00', places: 8, guarantee: 'hour', guaranteeCents: 2_200 } as const;
const newShifts = z
  .strictObject({ ...termFields, days: z.array(fields.day).min(1).max(DAYS) })
  .meta({ examples: [{ ...example, days: ['2026-11-27', '2026-11-28'] }] });
const changedShift = z
  .strictObject({ ...termFields, day: fields.day })
  .meta({ examples: [{ ...example, day: '2026-11-27' }] });

const bookingAnswer = answers.recordOf(ShiftBooking, ['id courierId state createdAt'], {
  courierName: z.string(),
  ...countedMembers,
});
const slotAnswer = answers.recordOf(ShiftSlot, ['areaId vehicleTypeId merchantId state'], {
  ...slotMembers,
  bookings: z.array(bookingAnswer),
});
const madeAnswer = z.strictObject({ count: answers.count });
const presentAnswer = z.strictObject({
  ...answers.each(['bookingId', 'shiftId', 'courierId'], z.int()),
  courierName: z.string(),
  phone: answers.text,
  merchantId: z.int().nullable(),
  merchantName: answers.text,
  areaName: answers.text,
  startsAt: answers.instant,
  endsAt: answers.instant,
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

const ShiftsController = api.controller('ShiftsController', {
  week: api.get('', {
    summary: 'Shifts of the seven days from `week`, with who took them, who waits, and what was counted',
    query: z.strictObject({ week: fields.day }),
    answer: answers.listOf(slotAnswer),
    run: ({ shifts, by, query: { week } }) => shifts.week(by, week),
  }),
  now: api.get('now', {
    summary: 'Couriers whose shift is now: those who are missing first',
    answer: answers.listOf(presentAnswer),
    run: async ({ roster, by: { hubId } }) => {
      const present = await roster.present(hubId);
      return present.map(({ slotId, ...one }) => ({ ...one, shiftId: slotId }));
    },
  }),
  plan: api.post('', {
    summary: 'Plans a shift on each of the days; couriers see it once it is published',
    body: newShifts,
    answer: madeAnswer,
    errors: [404],
    audit: { entity: 'shift', action: 'planned', fields: ['days', ...Object.keys(termFields)] },
    run: async ({ plans, by, body: { days, ...terms } }) => {
      const made = await plans.create(by, days, terms);
      return { count: made.length };
    },
  }),
  publish: api.post('publish', {
    summary: 'Shows couriers the planned shifts of the seven days from `week`',
    body: z.strictObject({ week: fields.day }),
    answer: madeAnswer,
    audit: { entity: 'shift', action: 'published', fields: ['week'] },
    run: async ({ plans, by, body: { week } }) => ({ count: await plans.publish(by, week) }),
  }),
  copy: api.post('copy', {
    summary:
      'Plans the shifts of one week in another, at the same times; what is there already stays as it is',
    body: z.strictObject({ week: fields.day, to: fields.day }),
    answer: madeAnswer,
    audit: { entity: 'shift', action: 'copied', fields: ['week', 'to'] },
    run: async ({ plans, by, body: { week, to } }) => ({ count: await plans.copyWeek(by, week, to) }),
  }),
  change: api.put(':id', {
    summary: 'Changes a planned shift; of a published one only the number of places',
    body: changedShift,
    errors: [404, 409],
    audit: { entity: 'shift', action: 'changed' },
    run: async ({ plans, by, id, body: { day, ...terms } }) => {
      await plans.change(by, id, day, terms);
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

const shiftAnswer = z.strictObject({
  ...slotMembers,
  giveBackUntil: answers.instant,
  /** null: none. */
  state: z.enum(BOOKING_STATES).nullable(),
  /** Position on the waiting list, from 1. */
  position: answers.count.nullable(),
  ...countedMembers,
});
const params = { id: fields.pathId('shift_not_found') };

const courierShiftsApi = courierApi('shifts', { queries: ShiftQueries, bookings: ShiftBookings }, params);

const CourierShiftsController = courierShiftsApi.controller('CourierShiftsController', {
  list: courierShiftsApi.get('', {
    summary:
      'Lists shifts of the next two weeks for the courier’s vehicles, and the own ones of the last month with what was counted',
    answer: answers.listOf(shiftAnswer),
    run: async ({ queries, by, courierId }) => {
      const shifts = await queries.ofCourier(by, courierId);
      return shifts.map((shift) => ({ ...shift, state: shift.bookingState }));
    },
  }),
  take: courierShiftsApi.post(':id/take', {
    summary: 'Takes a place, or one on the waiting list when all are taken',
    answer: z.strictObject({ state: z.enum(BOOKING_STATES) }),
    errors: [403, 404, 409],
    run: ({ bookings, by, courierId, id }) => bookings.take(by, courierId, id),
  }),
  giveBack: courierShiftsApi.post(':id/give-back', {
    summary: 'Gives the place back while there is time for it, or leaves the waiting list',
    errors: [404, 409],
    run: ({ bookings, by, courierId, id }) => bookings.giveBack(by, courierId, id),
  }),
});

@Module({ controllers: [ShiftsController, CourierShiftsController] })
export class ShiftsApiModule {}
