import { CodeCallback, DomainError, type CodeCheck } from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { RUNTIME_CONFIG } from '../core/core.js';
import { WebhookClient } from './webhook-client.js';
import type { RuntimeConfig } from '../config/runtime-config.js';

const RIGHT = 200;
const WRONG = 400;

/** Checks a code by Open Delivery's call-back. 200: right; 400: wrong; any other answer is an error. */
@Injectable()
export class HttpCodeCallback extends CodeCallback {
  constructor(
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly client: WebhookClient,
  ) {
    super();
  }

  async isCorrect({ url, merchantRef, secret, orderUuid, code }: CodeCheck): Promise<boolean> {
    const body = JSON.stringify({ orderId: orderUuid, deliveryCode: code });
    const { status, error, answer } = await this.client.post({
      url,
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-App-Id': this.config.openDeliveryAppId,
        'X-App-MerchantId': merchantRef,
        'X-App-Signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      accepts: (code) => code === RIGHT || code === WRONG,
    });
    if (error !== null) throw new DomainError('external_service_unavailable', {}, { cause: answer });
    return status === RIGHT;
  }
}
