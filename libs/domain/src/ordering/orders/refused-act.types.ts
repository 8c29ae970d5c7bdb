import { z } from 'zod';
import { collectionSchema } from './stop.types.js';

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
  /** Refusal code that an ordinary delivery would get; null: it is proven. */
  lacks: z.string().nullable().exactOptional(),
  collected: collectionSchema.nullable().exactOptional(),
  pictures: z.array(z.string()).readonly().exactOptional(),
  payment: z.enum(LATE_PAYMENTS).exactOptional(),
  payCents: z.int().exactOptional(),
});
export type RefusedAct = Readonly<z.output<typeof refusedActSchema>>;
