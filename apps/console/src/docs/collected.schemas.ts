import { COLLECT_METHODS } from '#domain';
import { z } from 'zod';

/** What a courier collected at a stop. */
export const collectedAnswer = z
  .strictObject({
    cents: z.int(),
    method: z.enum(COLLECT_METHODS),
    /** Change that was given back. */
    changeCents: z.int(),
    /** Why it differs from what was asked for. */
    reason: z.string().nullable(),
  })
  .nullable();
