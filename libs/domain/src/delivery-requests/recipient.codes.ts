import { Inject, Injectable, Optional } from '@nestjs/common';
import { Credentials } from '../credentials/index.js';
import { Merchants } from '../merchants/index.js';
import { OrderLifecycle, OrderQueries, type DeliverInput, type OrderRecord } from '../orders/index.js';
import { DomainError, hubScope, type Scope } from '../shared/index.js';
import type { RequestCard } from './delivery-request.types.js';

export interface CodeQuestion {
  readonly url: string;
  /** The merchant as the requester names it. */
  readonly merchantRef: string;
  /** Signs the question. */
  readonly secret: string;
  readonly orderUuid: string;
  readonly code: string;
}

/** Asks the requester's own system whether the recipient's code is right. */
export abstract class CodeCallback {
  /** @throws external_service_unavailable */
  abstract isRight(question: CodeQuestion): Promise<boolean>;
}

/**
 * The courier's delivery with a code, for orders of any face. Usually the code is ours. A merchant that has configured a
 * call-back hands out its own codes, and is asked before the stop is touched, outside of any transaction.
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

  /** The code that our own check wants, once the requester said yes to its own; null: nobody else is to be asked. */
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
    if (!(await this.callback.isRight(question))) throw new DomainError('wrong_code', { field: 'code' });
    return expected;
  }

  private async question(
    { hubId, merchantId, faceData }: Pick<OrderRecord, 'hubId' | 'merchantId' | 'faceData'>,
    code: string,
  ): Promise<CodeQuestion | null> {
    const card = faceData?.['request'] as RequestCard | undefined;
    if (!card) return null;
    const { odConfirmationCallbackUrl: url } = await this.merchants.get(hubScope(hubId), merchantId);
    const pair = url === null ? null : await this.credentials.currentPair(merchantId);
    if (url === null || pair === null) return null;
    const secret = await this.credentials.secretOf(pair.id);
    return { url, merchantRef: card.merchant.id, secret, orderUuid: card.orderUuid, code };
  }
}

function expectedCode({ stops }: Pick<OrderRecord, 'stops'>, ordinal: number): string | null {
  return stops.find((stop) => stop.ordinal === ordinal)?.confirmationCode ?? null;
}
