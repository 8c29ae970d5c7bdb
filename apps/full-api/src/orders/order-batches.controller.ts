import {
  type BatchCommand,
  Clock,
  DomainError,
  HeldQuotes,
  OrderBatches,
  type Caller,
  type CreateOrderCommand,
} from '#domain';
import { Controller, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.guard.js';
import { Endpoint, EndpointBody, EndpointParam } from '../endpoint.decorator.js';
import { pathId } from '../validation/path.parser.js';
import { checkedKey, isForAnotherMerchant } from './idempotent-orders.service.js';
import { OrderBatchBody, toOrderBatchBody } from './order-batch.body.js';
import { toPlaceOrderCommand } from './order-command.mapper.js';
import { OrderBatchDto, type BatchedOrderDto } from './order.dto.js';

const tag = 'Pedidos';

/** Many orders in one request: an addition to the contract. */
@Controller()
export class OrderBatchesController {
  constructor(
    private readonly batches: OrderBatches,
    private readonly quotes: HeldQuotes,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    tag,
    method: 'POST',
    path: 'orders/lote',
    status: 200,
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
  })
  async place(
    @CurrentCaller() caller: Caller,
    @EndpointBody() body: OrderBatchDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderBatchBody> {
    const commands = body.pedidos.map((one, place): BatchCommand => {
      const faults = body.faultsOf(place);
      if (faults) return { refusal: { code: 'invalid_value', facts: { faults: Object.entries(faults) } } };
      if (isForAnotherMerchant(caller, one)) throw new DomainError('forbidden');
      return this.rowOf(one);
    });
    const named = idempotencyKey === undefined ? null : nameOf(caller, body, checkedKey(idempotencyKey));
    const atomic = body.atomico ?? false;
    const { batch, replayed } = await this.batches.place(caller.scope, { commands, atomic, named });
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    return toOrderBatchBody(batch);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: 'orders/lote/:id',
    status: 200,
    summary: 'Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato)',
    access: 'any',
    params: { id: pathId('bulk_not_found') },
    answer: OrderBatchBody,
    errors: [404],
  })
  async read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<OrderBatchBody> {
    return toOrderBatchBody(await this.batches.byId(scope, id));
  }

  /** A quote that there is not is a refusal of its order alone. */
  private rowOf(order: BatchedOrderDto): BatchCommand {
    try {
      return this.commandOf(order);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, facts } = error;
      return { refusal: { code, facts } };
    }
  }

  private commandOf(order: BatchedOrderDto): CreateOrderCommand {
    const asked = toPlaceOrderCommand(order, this.clock.now());
    return order.cotacao_id ? { ...asked, held: this.quotes.open(order.cotacao_id) } : asked;
  }
}

function nameOf({ scope, credentialId }: Caller, body: OrderBatchDto, key: string) {
  return { hubId: scope.hubId, credentialId, key, content: `orders/lote\n${JSON.stringify(body)}` };
}
