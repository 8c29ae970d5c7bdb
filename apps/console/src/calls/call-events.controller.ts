import { CallGateways, Clock, PhoneCallBook } from '#domain';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../http/endpoint.decorator.js';
import { pathId } from '../http/path.schemas.js';
import { requireSigned } from '../http/signed-request.policy.js';

const eventBody = z
  .object({
    /** As the request to connect had it. */
    id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    state: z.enum(['ringing', 'answered', 'missed', 'failed']),
    /** How long they talked, once they have hung up; absent or null: they still do. */
    seconds: z.int().min(0).max(86_400).nullish(),
  })
  .meta({ examples: [{ id: '10001', state: 'answered', seconds: 42 }] });
const received = z.strictObject({});

/** How calls go, as the telephony of a hub tells it: signed by the secret of the hub's gateway. */
@Controller('/api/calls')
export class CallEventsController {
  constructor(
    private readonly gateways: CallGateways,
    private readonly book: PhoneCallBook,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'POST',
    path: ':hubId/events',
    status: 200,
    summary:
      'Takes how a call goes, in whichever order it is told; signed by the Standard Webhooks convention',
    open: true,
    params: { hubId: pathId('hub_not_found') },
    body: eventBody,
    answer: received,
    errors: [401, 404, 422],
  })
  async receive(
    @EndpointParam('hubId') hubId: number,
    @EndpointBody() { id, state, seconds = null }: z.output<typeof eventBody>,
    @Req() request: Request,
  ): Promise<object> {
    requireSigned(request, await this.gateways.secretOf(hubId), this.clock.now());
    await this.book.report(hubId, id, { state, seconds });
    return {};
  }
}
