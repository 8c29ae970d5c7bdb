import { SHIFT_GUARANTEES } from '#domain';
import { z } from 'zod';
import { centsAnswer, countAnswer, instantAnswer, textAnswer } from '../docs/record.schemas.js';

/** What operators and couriers see of a slot; day and times are the hub's wall clock. */
export const slotMembers = {
  id: z.int(),
  areaName: textAnswer,
  vehicleTypeName: textAnswer,
  /** The shop for which the couriers work, and for no other. */
  merchantName: textAnswer,
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  startsAt: instantAnswer,
  endsAt: instantAnswer,
  places: countAnswer,
  taken: countAnswer,
  guarantee: z.enum(SHIFT_GUARANTEES),
  /** For each hour, or for the whole shift. */
  guaranteeCents: centsAnswer,
  /** A courier who accepts a smaller share of the offers gets no guarantee. */
  leastAcceptedPercent: countAnswer,
  giveBackMinutes: countAnswer,
};

/** What was counted when the shift was over; null before. */
export const countedMembers = {
  countedMinutes: countAnswer.nullable(),
  offers: countAnswer.nullable(),
  refused: countAnswer.nullable(),
  earnedCents: centsAnswer.nullable(),
  guaranteedCents: centsAnswer.nullable(),
  toppedUpCents: centsAnswer.nullable(),
};
