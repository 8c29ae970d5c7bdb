import { Clock, PhoneReplies, REPLY_OUTCOMES } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../http/endpoint.decorator.js';
import { requireSigned } from '../http/signed-request.policy.js';

const messageBody = z.object({
  channel: z.enum(['sms', 'whatsapp']),
  from: z.string().trim().min(1).max(40),
  text: z.string().max(2_000),
});
const outcomeAnswer = z.strictObject({ outcome: z.enum(REPLY_OUTCOMES) });

/** What people answer to messages, as the gateway of the deployment passes it on: signed as messages are signed to it. */
@Controller('/api/messages/incoming')
export class IncomingMessagesController {
  constructor(
    private readonly replies: PhoneReplies,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    summary:
      'Takes a message of a phone, signed by the Standard Webhooks convention: PARE ends messages, VOLTAR begins them again',
    open: true,
    body: messageBody,
    answer: outcomeAnswer,
    errors: [401, 422],
  })
  async receive(@EndpointBody() reply: z.output<typeof messageBody>, @Req() request: Request) {
    requireSigned(request, this.config.messages.callback?.secret ?? null, this.clock.now());
    const [id, at] = [request.get('webhook-id'), request.get('webhook-timestamp')];
    return { outcome: await this.replies.take({ ...reply, id: id ?? `${String(at)} ${reply.from}` }) };
  }
}
