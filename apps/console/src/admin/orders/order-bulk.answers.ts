import { z } from 'zod';
import { countAnswer, instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';

export const bulkPreviewAnswer = z.strictObject({
  orderIds: z.array(z.int()),
  /** Orders that would refuse the command, with the reason. */
  refused: z.array(z.strictObject({ orderId: z.int(), publicId: z.string(), code: z.string() })),
});

const job = {
  id: z.int(),
  operatorId: z.int(),
  operatorName: z.string(),
  command: z.enum([
    'assign',
    'search_again',
    'release',
    'ready',
    'complete',
    'ungroup',
    'confirm_payment',
    'cancel',
    'undo',
  ]),
  courierId: z.int().nullable(),
  total: countAnswer,
  done: countAnswer,
  refused: countAnswer,
  /** Assignments and releases can be undone, once. */
  canUndo: z.boolean(),
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
  createdAt: instantAnswer,
  endedAt: optionalInstantAnswer,
};
const result = z.strictObject({
  orderId: z.int(),
  publicId: z.string(),
  state: z.enum(['pending', 'done', 'refused']),
  refusal: textAnswer,
});

export const bulkAnswer = z.strictObject(job);
export const startedBulkAnswer = z.strictObject({ ...job, replayed: z.boolean() });
export const bulkDetailAnswer = z.strictObject({ ...job, results: z.array(result) });
