import {
  DomainError,
  type BatchProgress,
  type BatchCommand,
  OrderBatches,
  type ActingMerchant,
} from '#domain';
import { Body, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { consoleProblemOf } from '../../http/problem.mapper.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import {
  nameOfRequest,
  REPLAYED_HEADER,
  requireIdempotencyKey,
} from '../../http/idempotent-requests.service.js';
import { InvalidBodyError } from '../../http/schema.parser.js';
import { pathId } from '../../http/field.schemas.js';
import { CurrentActing, MerchantController } from '../session/merchant-api.decorator.js';
import { MerchantOrderPlacement } from './order-placement.service.js';
import { batchAnswer } from './order.answers.js';
import { batchBody, type MerchantOrderInput, readBatch } from './order.schemas.js';

/** A batch with what became of each of its orders so far. */
function batchBodyOf({ results, ...batch }: BatchProgress) {
  const placed = results.filter(({ order }) => order !== null).length;
  return { ...batch, placed, refused: results.length - placed, rows: results.map(rowOf) };
}

function rowOf({ order, refusal }: BatchProgress['results'][number]) {
  const { id: orderId = null, publicId = null, externalId = null, totalCents = null } = order ?? {};
  const error = refusal && new DomainError(refusal.code, refusal.facts);
  const problem = error && consoleProblemOf({ kind: 'domain', error });
  return { orderId, publicId, externalId, totalCents, problem };
}

/** Many orders in one request. */
@MerchantController('orders/bulk')
export class MerchantOrderBatchesController {
  constructor(
    private readonly placement: MerchantOrderPlacement,
    private readonly batches: OrderBatches,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    appScope: 'order',
    summary: 'Orders up to 500 deliveries in one request, with a result for each',
    description:
      'Up to 50 are placed at once; more become a job (`id`, `endedAt` null) that a worker does and `GET` follows. With ' +
      '`atomic` a refusal of one refuses all. An order that is not as documented has its problem as its result (with `atomic`: 400). ' +
      '`Idempotency-Key` names the whole request for 24 hours; of a request of which nothing was placed it stays free.',
    access: 'ordering',
    body: batchBody,
    answer: batchAnswer,
    errors: [404, 409, 422],
  })
  async place(
    @CurrentActing() session: ActingMerchant,
    @Body() sent: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { atomic, orders } = readBatch(sent);
    const commands = await this.commandsOf(session, orders);
    const content = JSON.stringify({ atomic, orders });
    const named =
      key === undefined ? null : { ...nameOfRequest(session, requireIdempotencyKey(key)), content };
    const { batch, replayed } = await this.batches.place(session.scope, { commands, atomic, named });
    if (replayed) response.setHeader(REPLAYED_HEADER, 'true');
    return batchBodyOf(batch);
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    appScope: 'order',
    summary: 'Shows how far a batch has come, with a result for each order that is done',
    params: { id: pathId('bulk_not_found') },
    answer: batchAnswer,
    errors: [404],
  })
  async read(@CurrentActing() { scope }: ActingMerchant, @EndpointParam('id') id: number) {
    return batchBodyOf(await this.batches.byId(scope, id));
  }

  private async commandsOf(
    session: ActingMerchant,
    orders: readonly (MerchantOrderInput | InvalidBodyError)[],
  ): Promise<BatchCommand[]> {
    const read = orders.flatMap((one) => (one instanceof InvalidBodyError ? [] : one));
    const commands = (await this.placement.commandsOf(session, read)).values();
    return orders.flatMap((one): BatchCommand | [] =>
      one instanceof InvalidBodyError
        ? { refusal: { code: 'invalid_value', facts: { faults: Object.entries(one.errors) } } }
        : (commands.next().value ?? []),
    );
  }
}
