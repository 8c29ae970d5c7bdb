import { Clock, DomainError, PhoneReplies, REPLY_OUTCOMES, standardHeaders, standardKey } from '#domain';
import { rawBodyOf, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Headers, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../http/endpoint.decorator.js';

const messageBody = z.object({
  channel: z.enum(['sms', 'whatsapp']),
  from: z.string().trim().min(1).max(40),
  text: z.string().max(2_000),
});
const outcomeAnswer = z.strictObject({ outcome: z.enum(REPLY_OUTCOMES) });

/** A signature is worth nothing after so long. */
const LATEST_MS = 300_000;

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
  async receive(
    @EndpointBody() reply: z.output<typeof messageBody>,
    @Req() request: Request,
    @Headers('webhook-id') id = '',
    @Headers('webhook-timestamp') timestamp = '',
    @Headers('webhook-signature') signature = '',
  ) {
    this.requireSigned(rawBodyOf(request) ?? Buffer.alloc(0), id, timestamp, signature);
    return { outcome: await this.replies.take(reply) };
  }

  /** @throws credential_invalid, also where the deployment has no gateway */
  private requireSigned(body: Buffer, id: string, timestamp: string, signature: string): void {
    const { callback } = this.config.messages;
    const at = new Date(Number(timestamp) * 1_000);
    const fresh = Math.abs(this.clock.millis() - at.getTime()) <= LATEST_MS;
    if (callback === null || !fresh) throw new DomainError('credential_invalid');
    const expected = standardHeaders(id, body, standardKey(callback.secret), at)['webhook-signature'] ?? '';
    const isExpected = (given: string) =>
      given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
    // Several, while a secret is replaced.
    if (!signature.split(' ').some(isExpected)) throw new DomainError('credential_invalid');
  }
}
