import { z } from 'zod';
import { optionalInstantAnswer } from './record.schemas.js';

export const queuePlaceAnswer = z.strictObject({
  /** From 1. */
  position: z.int(),
  /** When a courier is expected to be free for it; null: nobody knows. */
  expectedAt: optionalInstantAnswer,
});

/** An order that waits because whoever fits is busy; null: it does not. */
export const queueAnswer = queuePlaceAnswer.nullable();
