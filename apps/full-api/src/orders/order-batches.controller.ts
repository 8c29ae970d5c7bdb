import { type BatchCommand, Clock, DomainError, HeldQuotes, OrderBatches } from '#domain';
import { fullApi } from '../endpoint.decorator.js';
import { pathId } from '../validation/path.parser.js';
import { isForAnotherMerchant, keyedRequest } from './idempotent-orders.service.js';
import { OrderBatchBody, toOrderBatchBody } from './order-batch.body.js';
import { toPlaceOrderCommand } from './order-command.mapper.js';
import { OrderBatchDto, type BatchedOrderDto } from './order.dto.js';

const api = fullApi('', 'Pedidos', { batches: OrderBatches, quotes: HeldQuotes, clock: Clock });

/** An addition to the contract: many orders in one request. */
export const OrderBatchesController = api.controller('OrderBatchesController', {
  place: api.post('orders/lote', {
    summary: 'Cria até 500 pedidos de uma vez (adição nossa ao contrato)',
    description:
      'Um resultado por pedido, na ordem do envio. Até 50 são criados na hora; mais viram um lote que GET /orders/lote/{id} ' +
      'acompanha. Um pedido fora do documento é o resultado dele (400), ou com atomico recusa todos. A Idempotency-Key vale para o lote todo e continua ' +
      'livre quando nada foi criado.',
    access: 'ordering',
    body: OrderBatchDto,
    answer: OrderBatchBody,
    idempotent: true,
    errors: [400, 403, 422],
    run: async ({ batches, quotes, clock, caller, scope, body, request, response }) => {
      const commands = body.pedidos.map((one, place): BatchCommand => {
        const faults = body.faultsOf(place);
        if (faults) return { refusal: { code: 'invalid_value', facts: { faults: Object.entries(faults) } } };
        if (isForAnotherMerchant(caller, one)) throw new DomainError('forbidden');
        return rowOf(one, quotes, clock.now());
      });
      const key = request.get('idempotency-key');
      const named = key === undefined ? null : keyedRequest(caller, 'orders/lote', body, key);
      const atomic = body.atomico ?? false;
      const { batch, replayed } = await batches.place(scope, { commands, atomic, named });
      if (replayed) response.setHeader('Idempotency-Replayed', 'true');
      return toOrderBatchBody(batch);
    },
  }),
  read: api.get('orders/lote/:id', {
    summary: 'Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato)',
    access: 'any',
    params: { id: pathId('bulk_not_found') },
    answer: OrderBatchBody,
    errors: [404],
    run: async ({ batches, scope, id }) => toOrderBatchBody(await batches.byId(scope, id)),
  }),
});

/** An unknown quote refuses its order alone. */
function rowOf(order: BatchedOrderDto, quotes: HeldQuotes, now: Date): BatchCommand {
  try {
    const asked = toPlaceOrderCommand(order, now);
    return order.cotacao_id ? { ...asked, held: quotes.open(order.cotacao_id) } : asked;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, facts } = error;
    return { refusal: { code, facts } };
  }
}
