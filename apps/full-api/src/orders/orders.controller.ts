import { DomainError, HeldQuotes, OrderCreation, OrderLifecycle, OrderQueries } from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import { pathRef } from '../validation/dto.parser.js';
import { toCourierCallCommand, toPlaceOrderCommand, toQuoteCommand } from './order-command.mapper.js';
import { isForAnotherMerchant, IdempotentOrders } from './idempotent-orders.service.js';
import { OrderList, OrderPageBody } from './order-list.queries.js';
import { OrderBody } from './order.body.js';
import { CallCourierDto, CreateOrderDto, ListOrdersDto, QuoteDto } from './order.dto.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';
import { OrderCancelledBody, QuoteBody, toHeldQuoteBody, toQuoteBody } from './quote.body.js';

const api = fullApi('', 'Pedidos', {
  creation: OrderCreation,
  held: HeldQuotes,
  lifecycle: OrderLifecycle,
  queries: OrderQueries,
  idempotent: IdempotentOrders,
  orders: OrderList,
});

export const OrdersController = api.controller('OrdersController', {
  quote: api.post('orders/calcular', {
    summary: 'Calcula preço e distância; nada é criado',
    access: 'any',
    body: QuoteDto,
    answer: QuoteBody,
    held: 'given',
    errors: [400, 403],
    run: async ({ creation, held, caller, scope, body, request, response }): Promise<QuoteBody> => {
      if (isForAnotherMerchant(caller, body)) throw new DomainError('forbidden');
      const command = toQuoteCommand(body);
      if (!prefersHold(request.get('prefer')))
        return toQuoteBody(
          await withEndpointErrors(ORDER_CREATION_ERRORS, () => creation.quote(scope, command)),
        );
      const given = await withEndpointErrors(ORDER_CREATION_ERRORS, () => held.hold(scope, command));
      response.setHeader('Preference-Applied', 'hold');
      return toHeldQuoteBody(given);
    },
  }),
  create: api.post('orders', {
    status: 201,
    summary: 'Cria um pedido',
    access: 'ordering',
    body: CreateOrderDto,
    answer: OrderBody,
    idempotent: true,
    held: 'taken',
    errors: [400, 403, 422],
    run: (call) => call.idempotent.create(call, 'orders', toPlaceOrderCommand, call.request.get('quote-id')),
  }),
  callCourier: api.post('chamar-entregador', {
    status: 201,
    summary: 'Chama um entregador, que informa os endereços de entrega na coleta',
    access: 'ordering',
    body: CallCourierDto,
    answer: OrderBody,
    idempotent: true,
    errors: [400, 403, 422],
    run: (call) => call.idempotent.create(call, 'chamar-entregador', toCourierCallCommand),
  }),
  list: api.get('orders', {
    summary: 'Lista os pedidos',
    access: 'any',
    query: ListOrdersDto,
    answer: OrderPageBody,
    conditional: true,
    errors: [400],
    run: ({ orders, scope, query }) => orders.page(scope, query),
  }),
  read: api.get('orders/:id', {
    summary: 'Lê um pedido por id ou public_id',
    access: 'any',
    params: { id: pathRef },
    answer: OrderBody,
    conditional: true,
    errors: [404],
    run: ({ orders, scope, id }) => orders.one(scope, id),
  }),
  cancel: api.delete('orders/:id', {
    summary: 'Cancela um pedido ainda não aceito',
    access: 'any',
    params: { id: pathRef },
    answer: OrderCancelledBody,
    errors: [400, 404],
    run: async ({ queries, lifecycle, scope, id: ref }) => {
      const { id } = await queries.byRef(scope, ref);
      await lifecycle.cancel(scope, id, { reason: 'merchant_request', onlyBeforeAcceptance: true });
      return { mensagem: 'Pedido cancelado' };
    },
  }),
});

/** `Prefer: hold`, alone or among others. */
function prefersHold(prefer: string | undefined): boolean {
  return prefer?.split(',').some((one) => one.trim().toLowerCase() === 'hold') ?? false;
}
