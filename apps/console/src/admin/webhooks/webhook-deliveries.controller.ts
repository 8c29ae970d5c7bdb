import { WebhookLog, type Scope } from '#domain';
import { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, idText, instantField, idField as idNumber } from '../field.schemas.js';
import { resentAnswer, webhookDeliveryAnswer, webhookDeliveryLineAnswer } from './webhook.answers.js';

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;

const deliveriesQuery = z.strictObject({
  subscriptionId: idText.exactOptional(),
  /** Deliveries about this order (or request, or courier). */
  aggregateId: idText.exactOptional(),
  state: z.enum(STATES).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
  ...cursorFields,
});
const resendFilter = z.strictObject({
  subscriptionId: idNumber.exactOptional(),
  aggregateId: idNumber.exactOptional(),
  state: z.enum(['delivered', 'given_up', 'cancelled']).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
});

/** The log of webhook deliveries, and sending them again. */
@AdminController('webhooks/deliveries', 'webhooks')
export class WebhookDeliveriesController {
  constructor(private readonly log: WebhookLog) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists webhook deliveries, newest first',
    query: deliveriesQuery,
    answer: cursorOf(webhookDeliveryLineAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { cursor, limit, ...filter }: z.output<typeof deliveriesQuery>,
  ) {
    const page = { limit, ...(cursor !== undefined && { before: cursor }) };
    return cursorPage(await this.log.list(by, filter, page), limit);
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a delivery with its body and every attempt',
    params: { id: idText },
    answer: webhookDeliveryAnswer,
    errors: [404],
  })
  read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.log.get(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: 'resend',
    status: 202,
    summary: 'Sends the deliveries of a range again',
    body: resendFilter,
    answer: resentAnswer,
    audit: {
      entity: 'webhook_delivery',
      action: 'range_resent',
      fields: ['subscriptionId', 'aggregateId', 'state', 'from', 'to'],
    },
  })
  async resendRange(@CurrentScope() by: Scope, @EndpointBody() filter: z.output<typeof resendFilter>) {
    return { resent: await this.log.resendMatching(by, filter) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/resend',
    status: 202,
    summary: 'Sends a delivery again, or at once when it waits: the same bytes under the same id',
    params: { id: idText },
    answer: resentAnswer,
    errors: [404],
    audit: { entity: 'webhook_delivery', action: 'resent' },
  })
  async resend(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.log.resend(by, id);
    return { resent: 1 };
  }
}
