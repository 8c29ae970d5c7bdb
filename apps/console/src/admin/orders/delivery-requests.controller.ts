import {
  DeliveryRequestQueries,
  REJECTION_REASONS,
  RequestDecisions,
  type DeliveryRequestRecord,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { deliveryRequestAnswer } from './order.answers.js';

const rejection = z.strictObject({
  reason: z.enum(REJECTION_REASONS).default('other'),
  message: z.string().trim().min(1).max(500),
});

/** Delivery requests (Open Delivery) that wait for an operator's decision. */
@AdminController('open-delivery/requests', 'requests')
export class DeliveryRequestsController {
  constructor(
    private readonly queries: DeliveryRequestQueries,
    private readonly decisions: RequestDecisions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the Open Delivery requests that wait for a decision',
    answer: listOf(deliveryRequestAnswer),
  })
  async undecided(@CurrentScope() by: Scope) {
    return { items: (await this.queries.undecided(by)).map(requestBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an Open Delivery request',
    params: { id: idText },
    answer: deliveryRequestAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return requestBody(await this.queries.byId(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/accept',
    status: 200,
    summary: 'Accepts an Open Delivery request',
    params: { id: idText },
    answer: deliveryRequestAnswer,
    errors: [404, 409],
    audit: { entity: 'delivery_request', action: 'accepted' },
  })
  async accept(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return requestBody(await this.decisions.accept(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/reject',
    status: 200,
    summary: 'Rejects an Open Delivery request',
    params: { id: idText },
    body: rejection,
    answer: deliveryRequestAnswer,
    errors: [404, 409],
    audit: { entity: 'delivery_request', action: 'rejected' },
  })
  async reject(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof rejection>,
  ) {
    return requestBody(await this.decisions.reject(by, id, { reason: body.reason, note: body.message }));
  }
}

function requestBody({
  hubId: _,
  body: __,
  fingerprint: ___,
  idempotencyKey: _____,
  credentialId: ____,
  rejection,
  ...shown
}: DeliveryRequestRecord) {
  if (rejection === null) return { ...shown, rejection };
  const { note, ...facts } = rejection;
  return { ...shown, rejection: { ...facts, message: note } };
}
