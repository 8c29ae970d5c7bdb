import { HUB_MOVE_STATES } from '#cells';
import { z } from 'zod';
import { platformApi } from '../admin/access/admin-api.decorator.js';
import { instantAnswer, listOf } from '../docs/record.schemas.js';
import { Cells } from './cells.service.js';

const moveAnswer = z.strictObject({
  state: z.enum(HUB_MOVE_STATES),
  tablesCopied: z.int(),
  tables: z.int(),
  address: z.string().nullable(),
  stalled: z.boolean(),
  startedAt: instantAnswer,
  changedAt: instantAnswer,
});
const cellHubAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  move: moveAnswer.nullable(),
});
const cellAnswer = z.strictObject({
  name: z.string(),
  own: z.boolean(),
  reachable: z.boolean(),
  hubs: z.array(cellHubAnswer),
});

const api = platformApi('cells', 'hub', { cells: Cells });

/** Cells, for operators of the platform. Hubs are moved by the command line. */
export const CellsController = api.controller('CellsController', {
  list: api.get('', {
    summary: 'Lists all cells with their hubs, and how far moves are (platform operators only)',
    answer: listOf(cellAnswer),
    run: async ({ cells }) => ({ items: await cells.list() }),
  }),
});
