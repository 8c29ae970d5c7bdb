import { RecipientRequests, type Scope } from '#domain';
import type { z } from 'zod';
import {
  type decisionBody,
  RECIPIENT_REQUEST_DECISION,
  RECIPIENT_REQUESTS,
  requestBody,
  type requestsQuery,
} from '../../docs/recipient-request.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

/** What recipients ask for on the tracking page, until somebody has decided. */
@AdminController('recipient-requests', 'orders')
export class AdminRecipientRequestsController {
  constructor(private readonly requests: RecipientRequests) {}

  @Endpoint(RECIPIENT_REQUESTS)
  async list(@CurrentScope() by: Scope, @EndpointQuery() { state, limit }: z.output<typeof requestsQuery>) {
    const found = await this.requests.list(by, { open: state === 'open', limit });
    return { items: found.map(requestBody) };
  }

  @Endpoint({
    ...RECIPIENT_REQUEST_DECISION,
    params: { id: idText },
    audit: { entity: 'recipient_request', action: 'decided' },
  })
  async decide(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { accepted, answer = null, expectedTotalCents = null }: z.output<typeof decisionBody>,
  ): Promise<void> {
    await this.requests.decide(by, id, { accepted, answer, expectedTotalCents });
  }
}
