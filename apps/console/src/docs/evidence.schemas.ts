import { z } from 'zod';
import { textAnswer } from './record.schemas.js';

/** What proves that a stop was delivered; null: nothing was taken down. */
export const evidenceAnswer = z
  .strictObject({
    photos: z.array(z.string()),
    signature: textAnswer,
    document: textAnswer,
    name: textAnswer,
    observation: textAnswer,
  })
  .nullable();
