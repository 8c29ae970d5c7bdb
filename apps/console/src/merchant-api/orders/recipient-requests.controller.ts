import { RecipientRequests, type Scope } from '#domain';
import type { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import {
  type decisionBody,
  RECIPIENT_REQUEST_DECISION,
  RECIPIENT_REQUESTS,
  requestBody,
  type requestsQuery,
} from '../../docs/recipient-request.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';

/** What recipients ask for on the tracking page of the shop's orders: the shop pays, so it accepts. */
@MerchantController('recipient-requests')
export class MerchantRecipientRequestsController {
  constructor(private readonly requests: RecipientRequests) {}

  @Endpoint(RECIPIENT_REQUESTS)
  async list(@MerchantScope() by: Scope, @EndpointQuery() { state, limit }: z.output<typeof requestsQuery>) {
    const found = await this.requests.list(by, { open: state === 'open', limit });
    return { items: found.map(requestBody) };
  }

  @Endpoint({ ...RECIPIENT_REQUEST_DECISION, params: { id: idText }, access: 'ordering' })
  async decide(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { accepted, answer = null, expectedTotalCents = null }: z.output<typeof decisionBody>,
  ): Promise<void> {
    await this.requests.decide(by, id, { accepted, answer, expectedTotalCents });
  }
}
