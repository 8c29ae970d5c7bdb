import { Conversations, OrderQueries, type Scope } from '#domain';
import { conversationAnswer } from '../../docs/conversation.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

/** Operators read along. */
@AdminController('orders', 'orders')
export class AdminOrderConversationsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly conversations: Conversations,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':id/conversation',
    status: 200,
    summary: 'What recipients and the courier of an order wrote to each other',
    params: { id: idText },
    answer: conversationAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.orders.byId(by, id);
    return { items: await this.conversations.of(by, id, null) };
  }
}
