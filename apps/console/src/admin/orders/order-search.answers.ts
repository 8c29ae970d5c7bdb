import { ADVICE_OBSTACLES, VEHICLE_KINDS, WAIT_REASONS } from '#domain';
import { z } from 'zod';
import { queueAnswer } from '../../docs/queue.schemas.js';
import { instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';

const search = z.strictObject({
  attempt: z.int(),
  planned: z.boolean(),
  startedAt: instantAnswer,
  /** When it ends unserved; in the queue the end of the longest wait. */
  deadlineAt: instantAnswer,
  /** The end of the longest wait. */
  latestAt: optionalInstantAnswer,
  endedAt: optionalInstantAnswer,
  outcome: textAnswer,
  /** Why it waited in each pass or look without an offer, each from its instant until the next. */
  waits: z.array(z.strictObject({ at: instantAnswer, reason: z.enum(WAIT_REASONS) })),
});

const offer = z.strictObject({
  id: z.int(),
  courierId: z.int(),
  attempt: z.int(),
  round: z.int(),
  status: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  distanceM: z.int().nullable(),
  offeredAt: instantAnswer,
  expiresAt: instantAnswer,
  endedAt: optionalInstantAnswer,
});

const decision = z.strictObject({
  orderId: z.int(),
  courierId: z.int(),
  attempt: z.int(),
  kind: z.enum(['offer', 'direct']),
  decidedAt: instantAnswer,
  pickupAt: instantAnswer,
  deliverAt: instantAnswer,
  /** The orders of the trip, in the sequence of their visits. */
  bundle: z.array(z.int()),
  /** The cost in minutes of an order's delay. */
  cost: z.number(),
  alternatives: z.array(
    z.strictObject({
      courierId: z.int(),
      pickupAt: instantAnswer,
      /** How long the courier would have waited at the pickup for the goods. */
      earlyMinutes: z.int(),
      cost: z.number(),
    }),
  ),
  why: z.string(),
});

export const searchLogAnswer = z.strictObject({
  search: search.nullable(),
  queue: queueAnswer,
  offers: z.array(offer),
  decisions: z.array(decision),
});

const advisedCourier = z.strictObject({
  courierId: z.int(),
  /** From where the courier is to the pickup, as the crow flies; null: unknown. */
  distanceM: z.int().nullable(),
  pickupAt: optionalInstantAnswer,
  dropAt: optionalInstantAnswer,
  /** Deliveries that the courier has already and would make later. */
  delays: z.array(z.strictObject({ orderId: z.int(), seconds: z.int() })),
  /** Open orders. */
  carries: z.int(),
  vehicle: z.enum(VEHICLE_KINDS).nullable(),
  /** Why the search would not ask this courier; an operator may all the same. null: it would. */
  obstacle: z.enum(ADVICE_OBSTACLES).nullable(),
  /** The courier's planned shift, for a shop or for all; null: on none. */
  shift: z.strictObject({ merchantName: textAnswer }).nullable(),
});

export const adviceAnswer = z.strictObject({
  couriers: z.array(advisedCourier),
  nearestId: z.int().nullable(),
  /** Seconds that the first courier is at the door before the nearest one; null: the first one is the nearest. */
  sooner: z.int().nullable(),
  /** The present courier. */
  holderId: z.int().nullable(),
  /** The goods are with that courier. */
  collected: z.boolean(),
});
