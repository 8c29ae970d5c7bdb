import { Injectable } from '@nestjs/common';
import { RecipientCodes } from '../delivery-requests/index.js';
import type { DeliverInput, OrderRecord } from '../orders/index.js';
import { isDomainError, type Scope } from '../shared/index.js';
import { CodeTries } from './code.tries.js';

/** The delivery at the door, by whoever stands there: a recipient's code can be wrong only so often. */
@Injectable()
export class DoorDeliveries {
  constructor(
    private readonly codes: RecipientCodes,
    private readonly tries: CodeTries,
  ) {}

  /** @throws as `OrderLifecycle.deliverStop` · too_many_attempts · external_service_unavailable */
  async deliverStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: DeliverInput,
  ): Promise<OrderRecord> {
    if (!input.code) return await this.codes.deliverStop(scope, orderId, ordinal, input);
    const triedAt = await this.tries.take(orderId, ordinal);
    try {
      const order = await this.codes.deliverStop(scope, orderId, ordinal, input);
      await this.tries.forget(orderId, ordinal);
      return order;
    } catch (error) {
      if (!isDomainError(error, 'wrong_code')) await this.tries.giveBack(orderId, ordinal, triedAt);
      throw error;
    }
  }
}
