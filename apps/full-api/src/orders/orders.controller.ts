import { Controller, Headers, Res } from '@nestjs/common';
import { DomainError, HeldQuotes, OrderCreation, OrderLifecycle, OrderQueries, type Caller } from '#domain';
import type { VersionedAnswer } from '#runtime';
import type { Response } from 'express';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  withEndpointErrors,
} from '../endpoint.decorator.js';
import { CurrentCaller } from '../auth/caller.guard.js';
import { pathRef } from '../validation/path.parser.js';
import { toCourierCallCommand, toPlaceOrderCommand, toQuoteCommand } from './order-command.mapper.js';
import { isForAnotherMerchant, IdempotentOrders } from './idempotent-orders.service.js';
import { OrderList } from './order-list.queries.js';
import { OrderBody } from './order.body.js';
import { OrderPageBody } from './order-page.body.js';
import { CallCourierDto, CreateOrderDto, ListOrdersDto, QuoteDto } from './order.dto.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';
import { OrderCancelledBody, QuoteBody, toHeldQuoteBody, toQuoteBody } from './quote.body.js';

const tag = 'Pedidos';
const IdempotencyKey = () => Headers('idempotency-key');
const PassthroughResponse = () => Res({ passthrough: true });

@Controller()
export class OrdersController {
  constructor(
    private readonly creation: OrderCreation,
    private readonly held: HeldQuotes,
    private readonly lifecycle: OrderLifecycle,
    private readonly queries: OrderQueries,
    private readonly idempotent: IdempotentOrders,
    private readonly orders: OrderList,
  ) {}

  @Endpoint({
    tag,
    method: 'POST',
    path: 'orders/calcular',
    status: 200,
    summary: 'Calcula preço e distância; nada é criado',
    access: 'any',
    body: QuoteDto,
    answer: QuoteBody,
    held: 'given',
    errors: [400, 403],
  })
  async quote(
    @CurrentCaller() caller: Caller,
    @EndpointBody() body: QuoteDto,
    @Headers('prefer') prefer: string | undefined,
    @PassthroughResponse() response: Response,
  ): Promise<QuoteBody> {
    if (isForAnotherMerchant(caller, body)) throw new DomainError('forbidden');
    if (prefersHold(prefer)) return this.heldQuote(caller, body, response);
    const quote = await withEndpointErrors(ORDER_CREATION_ERRORS, () =>
      this.creation.quote(caller.scope, toQuoteCommand(body)),
    );
    return toQuoteBody(quote);
  }

  @Endpoint({
    tag,
    method: 'POST',
    path: 'orders',
    status: 201,
    summary: 'Cria um pedido',
    access: 'ordering',
    body: CreateOrderDto,
    answer: OrderBody,
    idempotent: true,
    held: 'taken',
    errors: [400, 403, 422],
  })
  create(
    @CurrentCaller() caller: Caller,
    @EndpointBody() body: CreateOrderDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Headers('quote-id') quoteId: string | undefined,
    @PassthroughResponse() response: Response,
  ): Promise<OrderBody> {
    return this.idempotent.create(
      { caller, endpoint: 'orders', body, idempotencyKey, quoteId, response },
      toPlaceOrderCommand,
    );
  }

  @Endpoint({
    tag,
    method: 'POST',
    path: 'chamar-entregador',
    status: 201,
    summary: 'Chama um entregador, que informa os endereços de entrega na coleta',
    access: 'ordering',
    body: CallCourierDto,
    answer: OrderBody,
    idempotent: true,
    errors: [400, 403, 422],
  })
  callCourier(
    @CurrentCaller() caller: Caller,
    @EndpointBody() body: CallCourierDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @PassthroughResponse() response: Response,
  ): Promise<OrderBody> {
    const endpoint = 'chamar-entregador';
    return this.idempotent.create({ caller, endpoint, body, idempotencyKey, response }, toCourierCallCommand);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: 'orders',
    status: 200,
    summary: 'Lista os pedidos',
    access: 'any',
    query: ListOrdersDto,
    answer: OrderPageBody,
    conditional: true,
    errors: [400],
  })
  list(
    @CurrentCaller() { scope }: Caller,
    @EndpointQuery() query: ListOrdersDto,
  ): Promise<VersionedAnswer<OrderPageBody>> {
    return this.orders.page(scope, query);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: 'orders/:id',
    status: 200,
    summary: 'Lê um pedido por id ou public_id',
    access: 'any',
    params: { id: pathRef },
    answer: OrderBody,
    conditional: true,
    errors: [404],
  })
  read(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') ref: string,
  ): Promise<VersionedAnswer<OrderBody>> {
    return this.orders.one(scope, ref);
  }

  @Endpoint({
    tag,
    method: 'DELETE',
    path: 'orders/:id',
    status: 200,
    summary: 'Cancela um pedido ainda não aceito',
    access: 'any',
    params: { id: pathRef },
    answer: OrderCancelledBody,
    errors: [400, 404],
  })
  async cancel(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') ref: string,
  ): Promise<OrderCancelledBody> {
    const { id } = await this.queries.byRef(scope, ref);
    await this.lifecycle.cancel(scope, id, { reason: 'merchant_request', onlyBeforeAcceptance: true });
    return { mensagem: 'Pedido cancelado' };
  }

  private async heldQuote({ scope }: Caller, body: QuoteDto, response: Response): Promise<QuoteBody> {
    const given = await withEndpointErrors(ORDER_CREATION_ERRORS, () =>
      this.held.hold(scope, toQuoteCommand(body)),
    );
    response.setHeader('Preference-Applied', 'hold');
    return toHeldQuoteBody(given);
  }
}

/** `Prefer: hold`, alone or among others. */
function prefersHold(prefer: string | undefined): boolean {
  return prefer?.split(',').some((one) => one.trim().toLowerCase() === 'hold') ?? false;
}
