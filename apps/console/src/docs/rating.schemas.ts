import { RATING_REASONS } from '#domain';
import { z } from 'zod';

/** What the recipient thinks of the delivery; null: nothing was said. */
export const ratingAnswer = z
  .strictObject({ stars: z.int().min(1).max(5), reason: z.enum(RATING_REASONS).nullable() })
  .nullable();
