import { type BulkProgress, CANCEL_REASONS, ORDER_STATUSES, BulkCommands } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';

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
  ...answers.each(['total', 'done', 'refused'], answers.count),
  /** Assignments and releases can be undone, once. */
  canUndo: z.boolean(),
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
  createdAt: answers.instant,
  endedAt: answers.optionalInstant,
};
const result = z.strictObject({
  orderId: z.int(),
  publicId: z.string(),
  state: z.enum(['pending', 'done', 'refused']),
  refusal: answers.text,
});

const bulkAnswer = z.strictObject(job);
const startedBulkAnswer = z.strictObject({ ...job, replayed: z.boolean() });

function bulkBody({ ownerId, scope: { actor }, input, ...job }: BulkProgress) {
  const undoable = input.name === 'assign' || input.name === 'release';
  return {
    ...job,
    operatorId: ownerId,
    operatorName: actor.name ?? actor.kind,
    command: input.name,
    courierId: input.name === 'assign' ? input.courierId : null,
    canUndo: undoable && job.endedAt !== null && job.done > 0 && job.undoneBy === null,
  };
}

const MAX_IDS = 5_000;

const command = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('assign'), courierId: fields.id }),
  z.strictObject({ name: z.literal('release'), reason: fields.text.nullable().default(null) }),
  /** Orders that nobody took are searched for again. */
  z.strictObject({ name: z.literal('search_again') }),
  z.strictObject({ name: z.literal('ready') }),
  z.strictObject({ name: z.literal('complete') }),
  z.strictObject({ name: z.literal('ungroup') }),
  z.strictObject({ name: z.literal('confirm_payment') }),
  z.strictObject({
    name: z.literal('cancel'),
    reason: z.enum(CANCEL_REASONS).default('operator'),
    note: fields.text.nullable().default(null),
    /** Collected goods return first; these orders end cancelled after the return. */
    returnToPickup: z.boolean().default(true),
  }),
]);

/** Conditions combined with "and". At least one is required, so that a command cannot reach all orders. */
const filter = z
  .strictObject({
    ids: z.array(fields.id).min(1).max(MAX_IDS).exactOptional(),
    statuses: z.array(z.enum(ORDER_STATUSES)).min(1).exactOptional(),
    ...answers.each(['merchantId', 'courierId', 'groupId'], fields.id.exactOptional()),
    createdFrom: fields.instant.exactOptional(),
    createdTo: fields.instant.exactOptional(),
  })
  .refine((conditions) => Object.keys(conditions).length > 0, 'names no condition');

const example = { command: { name: 'release' }, filter: { statuses: ['accepted'], courierId: 10_001 } };

const bulkRequest = z
  .strictObject({
    /** The same key returns the same job. */
    key: z
      .string()
      .regex(/^[!-~]{1,255}$/, 'is not 1 to 255 ASCII characters without spaces')
      .meta({ examples: ['release-2026-11-22'] }),
    command,
    filter,
  })
  .meta({ examples: [{ key: 'release-2026-11-22', ...example }] });

const began = (answer: unknown) => !(answer as z.output<typeof startedBulkAnswer>).replayed;

const api = adminApi('orders/bulk', 'orders', { bulks: BulkCommands });

/** Bulk commands: a job with progress, a result per order, and one audit record. */
export const AdminOrderBulksController = api.controller('AdminOrderBulksController', {
  preview: api.post('preview', {
    summary: 'Tells which orders a bulk command would reach, and which of them it would be refused for',
    body: z.strictObject({ command, filter }).meta({ examples: [example] }),
    answer: z.strictObject({
      orderIds: z.array(z.int()),
      refused: z.array(z.strictObject({ orderId: z.int(), publicId: z.string(), code: z.string() })),
    }),
    errors: [422],
    run: ({ bulks, by, body: { command, filter } }) => bulks.preview(by, command, filter),
  }),
  /** An operator may have one unfinished job. */
  start: api.post('', {
    status: 202,
    summary: 'Gives one command to every order that a filter matches',
    body: bulkRequest,
    answer: startedBulkAnswer,
    errors: [400, 409, 422],
    audit: { entity: 'bulk_job', action: 'started', changed: began },
    run: async ({ bulks, by, body }) => {
      const { job, replayed } = await bulks.start(by, body);
      return { ...bulkBody(job), replayed };
    },
  }),
  latest: api.get('', {
    summary: 'Lists the last bulk commands of the operator, newest first',
    answer: answers.listOf(bulkAnswer),
    run: async ({ bulks, by }) => (await bulks.latest(by)).map(bulkBody),
  }),
  read: api.get(':id', {
    summary: 'Shows how far a bulk command has come, and what became of each order',
    answer: z.strictObject({ ...job, results: z.array(result) }),
    run: async ({ bulks, by, id }) => ({
      ...bulkBody(await bulks.byId(by, id)),
      results: await bulks.results(by, id),
    }),
  }),
  /** Assigned orders return to their former courier or to the search, released ones to their courier. */
  undo: api.post(':id/undo', {
    status: 202,
    summary: 'Takes back what a bulk assignment or release did, as a job of its own',
    answer: startedBulkAnswer,
    errors: [400, 404, 409],
    audit: { entity: 'bulk_job', action: 'undone', changed: began },
    run: async ({ bulks, by, id }) => {
      const { job, replayed } = await bulks.undo(by, id);
      return { ...bulkBody(job), replayed };
    },
  }),
});
