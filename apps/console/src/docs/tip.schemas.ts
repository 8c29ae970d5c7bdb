import { z } from 'zod';

/** A tip for the courier of an order. */
export const tipBody = z.strictObject({
  /** The whole tip of the order, not what is added to it. */
  tipCents: z.int().min(0).max(1_000_000),
});
