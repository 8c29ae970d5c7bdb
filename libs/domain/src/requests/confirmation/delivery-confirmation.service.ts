import { Injectable } from '@nestjs/common';
import {
  type DeliverInput,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
  StopNotes,
} from '../../ordering/index.js';
import { Database, DomainError, isDomainError, type Scope } from '../../base/index.js';
import { CodeAttempts } from './code-attempts.store.js';
import { MerchantCodes } from './merchant-codes.service.js';

/**
 * Delivers a stop with the recipient's code, for orders of any protocol. Only a few wrong codes are accepted per minute; each
 * is on the timeline. Usually the code is the order's. A merchant with a call-back issues its own codes; it is called before
 * the delivery, outside of any transaction.
 */
@Injectable()
export class DeliveryConfirmation {
  constructor(
    private readonly db: Database,
    private readonly notes: StopNotes,
    private readonly attempts: CodeAttempts,
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly merchantCodes: MerchantCodes,
  ) {}

  /** @throws as `OrderLifecycle.deliverStop` · too_many_attempts · external_service_unavailable */
  async deliverStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: DeliverInput,
  ): Promise<OrderRecord> {
    const { code, byHand = false } = input;
    if (!code) return await this.lifecycle.deliverStop(scope, orderId, ordinal, input);
    const attemptedAt = await this.attempts.count(scope.hubId, orderId, ordinal);
    try {
      const own = byHand ? code : await this.ownCode(scope, orderId, ordinal, code);
      const order = await this.lifecycle.deliverStop(scope, orderId, ordinal, { ...input, code: own });
      await this.attempts.forget(orderId, ordinal);
      return order;
    } catch (error) {
      if (isDomainError(error, 'wrong_code')) await this.note(scope, orderId, ordinal);
      else await this.attempts.release(orderId, ordinal, attemptedAt);
      throw error;
    }
  }

  /** The order's code, once the merchant's system has confirmed the given one; the given one where no other system decides. */
  private async ownCode(scope: Scope, orderId: number, ordinal: number, code: string): Promise<string> {
    if (!this.merchantCodes.areAsked) return code;
    const order = await this.orders.byId(scope, orderId);
    const expected = order.stops.find((stop) => stop.ordinal === ordinal)?.confirmationCode;
    if (!expected) return code;
    const correct = await this.merchantCodes.isCorrect(order, code);
    if (correct === false) throw new DomainError('wrong_code', { field: 'code' });
    return correct === null ? code : expected;
  }

  private note(scope: Scope, orderId: number, stop: number): Promise<void> {
    return this.db.transaction((tx) =>
      this.notes.write(tx, scope, orderId, { type: 'order.code_refused', stop, data: null }),
    );
  }
}
