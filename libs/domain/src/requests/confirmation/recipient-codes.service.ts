import { Inject, Injectable, Optional } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import { Merchants } from '../../people/index.js';
import { OrderLifecycle, OrderQueries, type DeliverInput, type OrderRecord } from '../../ordering/index.js';
import { DomainError, hubScope, type Scope } from '../../base/index.js';
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

/**
 * Delivers a stop with a recipient's code, for orders of any protocol. Usually the code is the order's. A merchant with a
 * call-back issues its own codes; it is called before the delivery, outside of any transaction.
 */
@Injectable()
export class RecipientCodes {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    @Optional() @Inject(CodeCallback) private readonly callback: CodeCallback | null,
  ) {}

  /** @throws as `OrderLifecycle.deliverStop` · external_service_unavailable */
  async deliverStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: DeliverInput,
  ): Promise<OrderRecord> {
    const code = await this.codeFor(scope, orderId, ordinal, input);
    return this.lifecycle.deliverStop(scope, orderId, ordinal, code === null ? input : { ...input, code });
  }

  /** The order's own code, once the merchant's system has confirmed the given one; null: no other system decides. */
  private async codeFor(
    scope: Scope,
    orderId: number,
    ordinal: number,
    { code, byHand = false }: DeliverInput,
  ): Promise<string | null> {
    if (byHand || !code || this.callback === null) return null;
    const order = await this.orders.byId(scope, orderId);
    const expected = expectedCode(order, ordinal);
    const question = expected === null ? null : await this.question(order, code);
    if (!question) return null;
    if (!(await this.callback.isCorrect(question))) throw new DomainError('wrong_code', { field: 'code' });
    return expected;
  }

  private async question(
    { hubId, merchantId, faceData }: Pick<OrderRecord, 'hubId' | 'merchantId' | 'faceData'>,
    code: string,
  ): Promise<CodeCheck | null> {
    const card = faceData?.['request'] as RequestSummary | undefined;
    if (!card) return null;
    const { codeCallbackUrl: url } = await this.merchants.get(hubScope(hubId), merchantId);
    const pair = url === null ? null : await this.credentials.currentPair(merchantId);
    if (url === null || pair === null) return null;
    const secret = await this.credentials.secretOf(pair.id);
    return { url, merchantRef: card.merchant.id, secret, orderUuid: card.orderUuid, code };
  }
}

function expectedCode({ stops }: Pick<OrderRecord, 'stops'>, ordinal: number): string | null {
  return stops.find((stop) => stop.ordinal === ordinal)?.confirmationCode ?? null;
}
