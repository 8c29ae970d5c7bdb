import { PaymentCallBacks } from '#domain';
import { LOGGER, rawBodyOf, type Logger } from '#runtime';
import { Controller, Headers, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.decorator.js';

const received = z.strictObject({});

/** The payment provider's call-back, `X-Signature: sha256=<HMAC of the body>`. Providers that follow API Pix append `/pix`. */
@Controller('/api/payments/pix')
export class PixCallbackController {
  constructor(
    private readonly callBacks: PaymentCallBacks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers 200 also for a transfer without a charge here: a repeated call would not change that. */
  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Takes a notice of transfers, signed in X-Signature',
    open: true,
    answer: received,
    errors: [401],
  })
  async receive(@Req() request: Request, @Headers('x-signature') signature?: string): Promise<object> {
    const body = rawBodyOf(request) ?? Buffer.alloc(0);
    const { payments, unmatched } = await this.callBacks.receive({ signature, body });
    if (unmatched > 0) this.logger.warn({ unmatched }, 'transfers without a charge');
    const doubtful = payments
      .filter(({ outcome }) => outcome === 'wrong_amount')
      .map(({ orderId }) => orderId);
    if (doubtful.length > 0) this.logger.warn({ orderIds: doubtful }, 'paid amounts differ from the charge');
    return {};
  }

  @Endpoint({
    method: 'POST',
    path: 'pix',
    status: 200,
    summary: 'The same',
    answer: received,
    unlisted: true,
  })
  receiveBelow(@Req() request: Request, @Headers('x-signature') signature?: string): Promise<object> {
    return this.receive(request, signature);
  }
}
