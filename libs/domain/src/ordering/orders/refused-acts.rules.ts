import { z } from 'zod';
import type { Order } from './order.entity.js';
import { isEnded } from './order-status.rules.js';
import { collectionSchema, type Stop } from './order.types.js';

export const REFUSABLE_ACTS = [
  'arrive_pickup',
  'collect',
  'arrive_stop',
  'deliver',
  'fail',
  'return',
] as const;
export type RefusableAct = (typeof REFUSABLE_ACTS)[number];

/** What the company did to the order before the courier's act arrived. */
export const REFUSAL_CAUSES = ['cancelled', 'taken', 'completed'] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** What a delivery that came too late is paid: by the hub's rule, as the company decides, or why nothing. */
export const LATE_PAYMENTS = ['paid', 'company', 'unproven', 'others_left', 'not_cancelled'] as const;
export type LatePayment = (typeof LATE_PAYMENTS)[number];

export const refusedActSchema = z.strictObject({
  act: z.enum(REFUSABLE_ACTS),
  stop: z.int().nullable(),
  at: z.iso.datetime(),
  /** For a delivery: whether the recipient's code was right; null: none was asked for. */
  codeRight: z.boolean().nullable().exactOptional(),
  /** Code of what an ordinary delivery would be refused for; null: it is proven. */
  lacks: z.string().nullable().exactOptional(),
  collected: collectionSchema.nullable().exactOptional(),
  pictures: z.array(z.string()).readonly().exactOptional(),
  payment: z.enum(LATE_PAYMENTS).exactOptional(),
  payCents: z.int().exactOptional(),
});
export type RefusedAct = Readonly<z.output<typeof refusedActSchema>>;

type Refusing = Pick<Order, 'courierId' | 'status' | 'arrivedPickupAt' | 'collectedAt' | 'stops'>;

/** Null: the refusal has another cause, or the order shows already what the act wanted. */
export function causeOf(order: Refusing, courierId: number, act: RefusedAct): RefusalCause | null {
  if (order.courierId !== courierId) return 'taken';
  const at = order.stops.find(({ ordinal }) => ordinal === act.stop);
  if (!isEnded(order.status) || HOLDS[act.act](order, at)) return null;
  return order.status === 'cancelled' ? 'cancelled' : 'completed';
}

/** The order shows already what the act wanted; `at`: its stop. */
const HOLDS: Readonly<Record<RefusableAct, (order: Refusing, at?: Stop) => boolean>> = {
  arrive_pickup: ({ arrivedPickupAt }) => arrivedPickupAt !== null,
  collect: ({ collectedAt }) => collectedAt !== null,
  arrive_stop: (_, at) => typeof at?.arrivedAt === 'string',
  deliver: (_, at) => at?.status === 'delivered',
  fail: (_, at) => at?.status === 'failed',
  return: ({ status }) => status === 'completed',
};

/** Whether the goods are with the courier who did these acts: collected, not all delivered, and not brought back. */
export function holdsGoods({ stops }: Pick<Order, 'stops'>, acts: readonly RefusedAct[]): boolean {
  const did = (act: RefusableAct, stop: number | null) =>
    acts.some((one) => one.act === act && one.stop === stop);
  const collected = acts.some(({ act }) => act !== 'arrive_pickup');
  const left = stops.some(({ ordinal, status }) => status !== 'delivered' && !did('deliver', ordinal));
  return collected && left && !did('return', null);
}
