import { AssignmentAdvisor, SearchLog, type Scope } from '#domain';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { decisionBody } from './order-search.mapper.js';
import { adviceAnswer, searchLogAnswer } from './order-search.answers.js';

/** The search for an order's courier: the offers, the reasons, and whom an operator is advised to give it to. */
@AdminController('orders/:id', 'orders')
export class AdminOrderSearchController {
  constructor(
    private readonly log: SearchLog,
    private readonly advisor: AssignmentAdvisor,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'search',
    status: 200,
    summary:
      'Tells which couriers were asked for the order, when, what they answered and why they were chosen',
    params: { id: idText },
    answer: searchLogAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const { decisions, ...log } = await this.log.ofOrder(by, id);
    return { ...log, decisions: decisions.map(decisionBody) };
  }

  @Endpoint({
    method: 'GET',
    path: 'couriers',
    status: 200,
    summary:
      'Lists the couriers on shift by what the order costs with each: the best first, and what stands in the way',
    params: { id: idText },
    answer: adviceAnswer,
    errors: [404],
  })
  couriers(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.advisor.ofOrder(by, id);
  }
}
