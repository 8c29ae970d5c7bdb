import {
  DomainError,
  type BatchProgress,
  type BatchCommand,
  OrderBatches,
  type ActingMerchant,
} from '#domain';
import { consoleProblemOf } from '../../http/problem.mapper.js';
import {
  nameOfRequest,
  REPLAYED_HEADER,
  requireIdempotencyKey,
} from '../../http/idempotent-requests.service.js';
import { InvalidBodyError } from '../../http/schema.parser.js';
import * as fields from '../../http/field.schemas.js';
import { merchantApi } from '../session/merchant-api.decorator.js';
import { MerchantOrderPlacement } from './order-placement.service.js';
import { batchAnswer } from './order.answers.js';
import { batchBody, type MerchantOrderInput, readBatch } from './order.schemas.js';

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

const api = merchantApi('orders/bulk', { placement: MerchantOrderPlacement, batches: OrderBatches });

export const MerchantOrderBatchesController = api.controller('MerchantOrderBatchesController', {
  place: api.post('', {
    status: 200,
    appScope: 'order',
    summary: 'Orders up to 500 deliveries in one request, with a result for each',
    description:
      'Up to 50 are placed at once; more become a job (`id`, `endedAt` null) that a worker does and `GET` follows. With ' +
      '`atomic` a refusal of one refuses all. An order that is not as documented has its problem as its result (with `atomic`: 400). ' +
      '`Idempotency-Key` names the whole request for 24 hours; of a request of which nothing was placed it stays free.',
    access: 'ordering',
    body: batchBody,
    readsBody: true,
    answer: batchAnswer,
    errors: [404, 409, 422],
    run: async ({ placement, batches, acting, by, request, response }) => {
      const { atomic, orders } = readBatch(request.body);
      const commands = await commandsOf(placement, acting, orders);
      const key = request.get('idempotency-key');
      const content = JSON.stringify({ atomic, orders });
      const named =
        key === undefined ? null : { ...nameOfRequest(acting, requireIdempotencyKey(key)), content };
      const { batch, replayed } = await batches.place(by, { commands, atomic, named });
      if (replayed) response.setHeader(REPLAYED_HEADER, 'true');
      return batchBodyOf(batch);
    },
  }),
  read: api.get(':id', {
    appScope: 'order',
    summary: 'Shows how far a batch has come, with a result for each order that is done',
    params: { id: fields.pathId('bulk_not_found') },
    answer: batchAnswer,
    run: async ({ batches, by, id }) => batchBodyOf(await batches.byId(by, id)),
  }),
});

async function commandsOf(
  placement: MerchantOrderPlacement,
  acting: ActingMerchant,
  orders: readonly (MerchantOrderInput | InvalidBodyError)[],
): Promise<BatchCommand[]> {
  const read = orders.flatMap((one) => (one instanceof InvalidBodyError ? [] : one));
  const commands = (await placement.commandsOf(acting, read)).values();
  return orders.flatMap((one): BatchCommand | [] =>
    one instanceof InvalidBodyError
      ? { refusal: { code: 'invalid_value', facts: { faults: Object.entries(one.errors) } } }
      : (commands.next().value ?? []),
  );
}
