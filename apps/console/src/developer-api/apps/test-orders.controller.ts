import { DeveloperApps, TestOrders } from '#domain';
import type { z } from 'zod';
import { cursorPage } from '../../admin/field.schemas.js';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';
import {
  newOrderBody,
  orderLineAnswer,
  orderLineBody,
  orderParams,
  ordersQuery,
  stepBody,
  testOrderAnswer,
  testOrderBody,
} from './test-order.schemas.js';

/** Orders of an app's sandbox: those that the app placed, and test orders. */
@DeveloperController('apps/:id/orders')
export class AppTestOrdersController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly orders: TestOrders,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the sandbox’s orders, newest first',
    params: appParams,
    query: ordersQuery,
    answer: cursorOf(orderLineAnswer),
    errors: [404],
  })
  async list(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointQuery() { cursor, limit }: z.output<typeof ordersQuery>,
  ) {
    const app = await this.apps.require(by, id);
    return cursorPage((await this.orders.list(app, limit, cursor ?? null)).map(orderLineBody), limit);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Creates a test order in the sandbox',
    params: appParams,
    body: newOrderBody,
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_created', content: false, ownTransactions: true },
  })
  async create(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() { scenario }: z.output<typeof newOrderBody>,
  ) {
    return testOrderBody(await this.orders.create(await this.apps.require(by, id), scenario));
  }

  @Endpoint({
    method: 'GET',
    path: ':orderId',
    status: 200,
    summary: 'Shows an order of the sandbox with its history and the steps it allows',
    params: orderParams,
    answer: testOrderAnswer,
    errors: [404],
  })
  async read(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('orderId') orderId: number,
  ) {
    return testOrderBody(await this.orders.get(await this.apps.require(by, id), orderId));
  }

  @Endpoint({
    method: 'POST',
    path: ':orderId/steps',
    status: 200,
    summary: 'Moves an order by one step, with the webhooks of a real one',
    params: orderParams,
    body: stepBody,
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_moved', content: false },
  })
  async step(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('orderId') orderId: number,
    @EndpointBody() { step }: z.output<typeof stepBody>,
  ) {
    return testOrderBody(await this.orders.step(await this.apps.require(by, id), orderId, step));
  }
}
