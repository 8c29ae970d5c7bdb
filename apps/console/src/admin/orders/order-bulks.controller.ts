import { BulkCommands, type Scope } from '#domain';
import type { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { bulkAnswer, bulkDetailAnswer, bulkPreviewAnswer, startedBulkAnswer } from './order-bulk.answers.js';
import { bulkBody } from './order-bulk.body.js';
import { bulkPreview, bulkRequest } from './order-bulk.schemas.js';

const began = (answer: unknown) => !(answer as z.output<typeof startedBulkAnswer>).replayed;

/** Bulk commands: one command to many orders as a job with progress, a result per order, and one audit record. */
@AdminController('orders/bulk', 'orders')
export class AdminOrderBulksController {
  constructor(private readonly bulks: BulkCommands) {}

  @Endpoint({
    method: 'POST',
    path: 'preview',
    status: 200,
    summary: 'Tells which orders a bulk command would reach, and which of them it would be refused for',
    body: bulkPreview,
    answer: bulkPreviewAnswer,
    errors: [422],
  })
  preview(@CurrentScope() by: Scope, @EndpointBody() { command, filter }: z.output<typeof bulkPreview>) {
    return this.bulks.preview(by, command, filter);
  }

  /** An operator may have one unfinished job. */
  @Endpoint({
    method: 'POST',
    status: 202,
    summary: 'Gives one command to every order that a filter matches',
    body: bulkRequest,
    answer: startedBulkAnswer,
    errors: [400, 409, 422],
    audit: { entity: 'bulk_job', action: 'started', changed: began },
  })
  async start(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof bulkRequest>) {
    const { job, replayed } = await this.bulks.start(by, body);
    return { ...bulkBody(job), replayed };
  }

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last bulk commands of the operator, newest first',
    answer: listOf(bulkAnswer),
  })
  async latest(@CurrentScope() by: Scope) {
    return { items: (await this.bulks.latest(by)).map(bulkBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows how far a bulk command has come, and what became of each order',
    params: { id: idText },
    answer: bulkDetailAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const job = await this.bulks.byId(by, id);
    return { ...bulkBody(job), results: await this.bulks.results(by, id) };
  }

  /** Undoes a job: assigned orders return to their former courier or to the search, released ones to their courier. */
  @Endpoint({
    method: 'POST',
    path: ':id/undo',
    status: 202,
    summary: 'Takes back what a bulk assignment or release did, as a job of its own',
    params: { id: idText },
    answer: startedBulkAnswer,
    errors: [400, 404, 409],
    audit: { entity: 'bulk_job', action: 'undone', changed: began },
  })
  async undo(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const { job, replayed } = await this.bulks.undo(by, id);
    return { ...bulkBody(job), replayed };
  }
}
