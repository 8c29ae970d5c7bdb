import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { DomainError, OrderLifecycle, OrderPlacement, OrderQueries, type Caller } from '#domain';
import type { Response } from 'express';
import { answering } from '../answered.error.js';
import { AccessFor } from '../auth/access.decorator.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Documented, IdempotencyKeyDocument } from '../openapi/documented.js';
import { toCourierCallCommand, toPlaceOrderCommand, toQuoteCommand } from './order-command.mapper.js';
import { isForeign, OrderDesk } from './order-desk.js';
import { OrderList } from './order-list.js';
import { OrderBodies } from './order-bodies.js';
import { OrderBody } from './order.body.js';
import { OrderPageBody } from './order-page.js';
import { CallCourierDto, CreateOrderDto, ListOrdersDto, QuoteDto } from './orders.dto.js';
import { PLACEMENT_ANSWERS } from './placement-answers.js';
import { OrderCancelledBody, QuoteBody, toQuoteBody } from './quote.body.js';

const tag = 'Pedidos';
const IdempotencyKey = () => Headers('idempotency-key');
const Answering = () => Res({ passthrough: true });

@Controller()
@AccessFor('any')
export class OrdersController {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly lifecycle: OrderLifecycle,
    private readonly queries: OrderQueries,
    private readonly desk: OrderDesk,
    private readonly orders: OrderList,
    private readonly bodies: OrderBodies,
  ) {}

  @Post('orders/calcular')
  @HttpCode(200)
  @Documented({
    tag,
    summary: 'Calcula preço e distância; nada é criado',
    status: 200,
    type: QuoteBody,
    errors: [400, 403],
  })
  async quote(@CurrentCaller() caller: Caller, @Body() body: QuoteDto): Promise<QuoteBody> {
    if (isForeign(caller, body)) throw new DomainError('forbidden');
    const quote = answering(PLACEMENT_ANSWERS, () =>
      this.placement.quote(caller.scope, toQuoteCommand(body)),
    );
    return toQuoteBody(await quote);
  }

  @Post('orders')
  @AccessFor('ordering')
  @IdempotencyKeyDocument()
  @Documented({ tag, summary: 'Cria um pedido', status: 201, type: OrderBody, errors: [400, 403, 422] })
  create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateOrderDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Answering() response: Response,
  ): Promise<OrderBody> {
    return this.desk.place(
      { caller, endpoint: 'orders', body, idempotencyKey, response },
      toPlaceOrderCommand,
    );
  }

  @Post('chamar-entregador')
  @AccessFor('ordering')
  @IdempotencyKeyDocument()
  @Documented({
    tag,
    summary: 'Chama um entregador, que informa os endereços de entrega na coleta',
    status: 201,
    type: OrderBody,
    errors: [400, 403, 422],
  })
  callCourier(
    @CurrentCaller() caller: Caller,
    @Body() body: CallCourierDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Answering() response: Response,
  ): Promise<OrderBody> {
    const endpoint = 'chamar-entregador';
    return this.desk.place({ caller, endpoint, body, idempotencyKey, response }, toCourierCallCommand);
  }

  @Get('orders')
  @Documented({ tag, summary: 'Lista os pedidos', status: 200, type: OrderPageBody, errors: [400] })
  list(@CurrentCaller() { scope }: Caller, @Query() query: ListOrdersDto): Promise<OrderPageBody> {
    return this.orders.page(scope, query);
  }

  @Get('orders/:id')
  @Documented({
    tag,
    summary: 'Lê um pedido por id ou public_id',
    status: 200,
    type: OrderBody,
    errors: [404],
  })
  async read(@CurrentCaller() { scope }: Caller, @Param('id') ref: string): Promise<OrderBody> {
    return this.bodies.one(scope.hubId, await this.queries.byRef(scope, ref));
  }

  @Delete('orders/:id')
  @Documented({
    tag,
    summary: 'Cancela um pedido ainda não aceito',
    status: 200,
    type: OrderCancelledBody,
    errors: [400, 404],
  })
  async cancel(@CurrentCaller() { scope }: Caller, @Param('id') ref: string): Promise<OrderCancelledBody> {
    const { id } = await this.queries.byRef(scope, ref);
    await this.lifecycle.cancel(scope, id, { reason: 'merchant_request', onlyBeforeAcceptance: true });
    return { mensagem: 'Pedido cancelado' };
  }
}
