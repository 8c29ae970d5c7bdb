import { Payments } from '#domain';
import { LOGGER, rawBodyOf, type Logger } from '#runtime';
import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';

/** The provider's call: `X-Signature: sha256=<HMAC of the body>`. Providers that follow API Pix append `/pix`. */
@Controller('/api/payments/pix')
export class PixCallBackController {
  constructor(
    private readonly payments: Payments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Taken also when a transfer is for no charge of ours: repeating the call would not change that. */
  @Post(['', 'pix'])
  @HttpCode(200)
  async receive(@Req() request: Request, @Headers('x-signature') signature?: string): Promise<object> {
    const body = rawBodyOf(request) ?? Buffer.alloc(0);
    const { payments, unmatched } = await this.payments.receive({ signature, body });
    if (unmatched > 0) this.logger.warn({ unmatched }, 'transfers for no charge of ours');
    const doubtful = payments
      .filter(({ outcome }) => outcome === 'wrong_amount')
      .map(({ orderId }) => orderId);
    if (doubtful.length > 0) this.logger.warn({ orderIds: doubtful }, 'paid amounts differ from the charge');
    return {};
  }
}
