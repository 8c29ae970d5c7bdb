import {
  ADVICE_OBSTACLES,
  VEHICLE_KINDS,
  WAIT_REASONS,
  type Decision,
  AssignmentAdvisor,
  SearchLog,
} from '#domain';
import { z } from 'zod';
import { queueAnswer } from '../../docs/order-parts.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';

const search = z.strictObject({
  attempt: z.int(),
  planned: z.boolean(),
  startedAt: answers.instant,
  /** When the search ends unserved; in the queue, the end of the longest wait. */
  deadlineAt: answers.instant,
  latestAt: answers.optionalInstant,
  endedAt: answers.optionalInstant,
  outcome: answers.text,
  /** Why no offer was made in each planning pass or search round; a reason holds until the next one. */
  waits: z.array(z.strictObject({ at: answers.instant, reason: z.enum(WAIT_REASONS) })),
});

const offer = z.strictObject({
  ...answers.each(['id', 'courierId', 'attempt', 'round'], z.int()),
  status: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  distanceM: z.int().nullable(),
  offeredAt: answers.instant,
  expiresAt: answers.instant,
  endedAt: answers.optionalInstant,
});

const decision = z.strictObject({
  ...answers.each(['orderId', 'courierId', 'attempt'], z.int()),
  kind: z.enum(['offer', 'direct']),
  ...answers.each(['decidedAt', 'pickupAt', 'deliverAt'], answers.instant),
  /** In the sequence of the visits. */
  bundle: z.array(z.int()),
  /** Cost, in minutes of delay of an order. */
  cost: z.number(),
  alternatives: z.array(
    z.strictObject({
      courierId: z.int(),
      pickupAt: answers.instant,
      /** How long the courier would have waited at the pickup for the goods. */
      earlyMinutes: z.int(),
      cost: z.number(),
    }),
  ),
  why: z.string(),
});

const searchLogAnswer = z.strictObject({
  search: search.nullable(),
  queue: queueAnswer,
  offers: z.array(offer),
  decisions: z.array(decision),
});

const advisedCourier = z.strictObject({
  courierId: z.int(),
  /** From the courier to the pickup, as the crow flies; null: unknown. */
  distanceM: z.int().nullable(),
  pickupAt: answers.optionalInstant,
  dropAt: answers.optionalInstant,
  /** Deliveries that the courier already has and would make later. */
  delays: z.array(z.strictObject({ orderId: z.int(), seconds: z.int() })),
  carries: z.int(),
  vehicle: z.enum(VEHICLE_KINDS).nullable(),
  /** Why the search would not ask this courier; an operator may all the same. null: it would. */
  obstacle: z.enum(ADVICE_OBSTACLES).nullable(),
  /** The courier's planned shift, for a shop or for all; null: on none. */
  shift: z.strictObject({ merchantName: answers.text }).nullable(),
});

const adviceAnswer = z.strictObject({
  couriers: z.array(advisedCourier),
  nearestId: z.int().nullable(),
  /** Seconds by which the first courier arrives before the nearest one; null: the first is the nearest. */
  sooner: z.int().nullable(),
  holderId: z.int().nullable(),
  /** The goods are with the holder. */
  collected: z.boolean(),
});

const MINUTE_MS = 60_000;

export function decisionBody(decision: Decision) {
  const shown = inMinutes(decision);
  return { ...shown, why: reasonOf(shown) };
}

function inMinutes(decision: Decision) {
  const alternatives = decision.alternatives.map(({ earlyBy = 0, ...other }) => ({
    ...other,
    earlyMinutes: Math.round(earlyBy / 60),
  }));
  return { ...decision, alternatives };
}

type Reasons = ReturnType<typeof inMinutes>;

function reasonOf({ courierId, pickupAt, decidedAt, bundle, cost, alternatives }: Reasons): string {
  const minutesTo = (at: Date | string) =>
    Math.max(0, Math.round((new Date(at).getTime() - decidedAt.getTime()) / MINUTE_MS));
  const together = bundle.length > 1 ? `, with ${String(bundle.length - 1)} more of the same trip` : '';
  const chosen = `courier ${String(courierId)} collects in ${String(minutesTo(pickupAt))} min${together}`;
  const [next] = alternatives;
  if (!next) return `${chosen}; nobody else could`;
  const more = Math.round((next.cost - cost) * 10) / 10;
  const early = next.earlyMinutes > 0 ? `, nearer but ${String(next.earlyMinutes)} min early` : '';
  const second = `courier ${String(next.courierId)} in ${String(minutesTo(next.pickupAt))} min${early}`;
  // A more expensive courier is chosen where the cheaper one is needed for another order.
  return more >= 0
    ? `${chosen}; next best: ${second}, dearer by ${String(more)} min of delay`
    : `${chosen}; ${second} would be better by ${String(-more)} min of delay, and is worth more to another order`;
}

const api = adminApi('orders/:id', 'orders', { searchLog: SearchLog, advisor: AssignmentAdvisor });

export const AdminOrderSearchController = api.controller('AdminOrderSearchController', {
  read: api.get('search', {
    summary:
      'Tells which couriers were asked for the order, when, what they answered and why they were chosen',
    answer: searchLogAnswer,
    run: async ({ searchLog, by, id }) => {
      const { decisions, ...log } = await searchLog.ofOrder(by, id);
      return { ...log, decisions: decisions.map(decisionBody) };
    },
  }),
  couriers: api.get('couriers', {
    summary:
      'Lists the couriers on shift by what the order costs with each: the best first, and what stands in the way',
    answer: adviceAnswer,
    run: ({ advisor, by, id }) => advisor.ofOrder(by, id),
  }),
});
