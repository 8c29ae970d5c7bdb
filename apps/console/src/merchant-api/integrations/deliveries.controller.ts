import { WebhookLog, type Scope } from '#domain';
import { z } from 'zod';
import { cursorFields, cursorPage, idText } from '../../admin/field.schemas.js';
import {
  resentAnswer,
  webhookDeliveryAnswer,
  webhookDeliveryLineAnswer,
} from '../../admin/webhooks/webhook.answers.js';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { MerchantController, MerchantScope } from '../session/index.js';

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
const listQuery = z.strictObject({
  subscriptionId: idText.exactOptional(),
  orderId: idText.exactOptional(),
  state: z.enum(STATES).exactOptional(),
  ...cursorFields,
});
const params = { id: pathId('delivery_not_found') };

/** The log of deliveries to the account's webhooks, with the answers. */
@MerchantController('deliveries')
export class MerchantDeliveriesController {
  constructor(private readonly log: WebhookLog) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists what was sent to the account’s webhooks, newest first',
    query: listQuery,
    answer: cursorOf(webhookDeliveryLineAnswer),
    ownerOnly: true,
  })
  async list(
    @MerchantScope() by: Scope,
    @EndpointQuery() { cursor, limit, orderId, ...filter }: z.output<typeof listQuery>,
  ) {
    const page = { limit, ...(cursor !== undefined && { before: cursor }) };
    const about = orderId !== undefined && { aggregateId: orderId };
    return cursorPage(await this.log.list(by, { ...filter, ...about }, page), limit);
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows one message with its body, and what each attempt was answered',
    params,
    answer: webhookDeliveryAnswer,
    errors: [404],
    ownerOnly: true,
  })
  read(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return this.log.get(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/resend',
    status: 202,
    summary: 'Sends a message again: the same bytes under the same id',
    params,
    answer: resentAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'webhook_delivery', action: 'resent' },
  })
  async resend(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    await this.log.resend(by, id);
    return { resent: 1 };
  }
}
