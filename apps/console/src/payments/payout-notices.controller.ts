import { PayoutNotices } from '#domain';
import { Controller, Headers } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../http/endpoint.decorator.js';
import { pathId } from '../http/path.schemas.js';

const received = z.strictObject({});
const providerBody = z.looseObject({});
/** In the provider's words. */
const consentAnswer = z.strictObject({
  status: z.enum(['APPROVED', 'REFUSED']),
  refuseReason: z.string().exactOptional(),
});
const params = { hubId: pathId('hub_not_found') };

/** Calls of the provider that pays withdrawals, with the token of the hub's account in `asaas-access-token`. */
@Controller('/api/payments/payouts')
export class PayoutNoticesController {
  constructor(private readonly notices: PayoutNotices) {}

  @Endpoint({
    method: 'POST',
    path: ':hubId/events',
    status: 200,
    summary: 'Takes an event of a transfer: a reason to ask the provider, in whichever order events come',
    open: true,
    params,
    body: providerBody,
    answer: received,
    errors: [401],
  })
  async receive(
    @EndpointParam('hubId') hubId: number,
    @EndpointBody() body: z.output<typeof providerBody>,
    @Headers('asaas-access-token') token?: string,
  ): Promise<object> {
    await this.notices.receive(hubId, token, body);
    return {};
  }

  @Endpoint({
    method: 'POST',
    path: ':hubId/consent',
    status: 200,
    summary: 'Says whether the provider may make a transfer: one for each payout, of its amount',
    open: true,
    params,
    body: providerBody,
    answer: consentAnswer,
    errors: [401],
  })
  async consent(
    @EndpointParam('hubId') hubId: number,
    @EndpointBody() body: z.output<typeof providerBody>,
    @Headers('asaas-access-token') token?: string,
  ) {
    const refusal = await this.notices.consent(hubId, token, body);
    return refusal === null
      ? { status: 'APPROVED' as const }
      : { status: 'REFUSED' as const, refuseReason: refusal };
  }
}
