import { hasCalendarDate, parseInstant } from '#domain';
import { z } from 'zod';

const NO_INSTANT = 'must be an instant such as 2026-03-01T12:00:00Z';

/** An instant with an offset or Z. Checked by the core's rule, left as text. */
export const instantText = z
  .string(NO_INSTANT)
  .refine((text) => parseInstant(text) !== null, NO_INSTANT)
  .meta({ format: 'date-time' });

/** A day, `2026-03-01`, that exists. */
export const dayField = z.iso.date().refine(hasCalendarDate, 'must be a day such as 2026-03-01');

export const instantField = instantText.transform((text) => new Date(text));
