import { HUB_MOVE_STATES } from '#domain';
import { UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { Cells } from '../../cells/cells.service.js';
import { instantAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController, PlatformGuard } from '../access/index.js';

const moveAnswer = z.strictObject({
  state: z.enum(HUB_MOVE_STATES),
  tablesCopied: z.int(),
  tables: z.int(),
  address: z.string().nullable(),
  stalled: z.boolean(),
  startedAt: instantAnswer,
  changedAt: instantAnswer,
});
const hubAnswer = z.strictObject({
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
  hubs: z.array(hubAnswer),
});

/** Cells, for operators of the platform. Hubs are moved by the command line. */
@UseGuards(PlatformGuard)
@AdminController('cells', 'hub')
export class CellsController {
  constructor(private readonly cells: Cells) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists all cells with their hubs, and how far moves are (platform operators only)',
    answer: listOf(cellAnswer),
  })
  async list() {
    return { items: await this.cells.list() };
  }
}
