import { Inject, Injectable, Optional } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import { Merchants } from '../../people/index.js';
import { hubScope } from '../../base/index.js';
import type { RequestSummary } from '../delivery-requests/index.js';

export interface CodeCheck {
  readonly url: string;
  /** The merchant as the requester names it. */
  readonly merchantRef: string;
  /** Key of the request's signature. */
  readonly secret: string;
  readonly orderUuid: string;
  readonly code: string;
}

/** Asks the requester's own system whether the recipient's code is right. */
export abstract class CodeCallback {
  /** @throws external_service_unavailable */
  abstract isCorrect(question: CodeCheck): Promise<boolean>;
}

/** Codes that merchants issue themselves: their own system says whether one is right. */
@Injectable()
export class MerchantCodes {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    @Optional() @Inject(CodeCallback) private readonly callback: CodeCallback | null,
  ) {}

  get areAsked(): boolean {
    return this.callback !== null;
  }

  /** null: the merchant has no such system. @throws external_service_unavailable */
  async isCorrect(
    { hubId, merchantId, faceData }: Pick<OrderRecord, 'hubId' | 'merchantId' | 'faceData'>,
    code: string,
  ): Promise<boolean | null> {
    const card = faceData?.['request'] as RequestSummary | undefined;
    if (!card || this.callback === null) return null;
    const { codeCallbackUrl: url } = await this.merchants.get(hubScope(hubId), merchantId);
    const pair = url === null ? null : await this.credentials.currentPair(merchantId);
    if (url === null || pair === null) return null;
    const secret = await this.credentials.secretOf(pair.id);
    const { merchant, orderUuid } = card;
    return this.callback.isCorrect({ url, merchantRef: merchant.id, secret, orderUuid, code });
  }
}
