import { Injectable } from '@nestjs/common';
import { type DeliverInput, type OrderRecord, StopNotes } from '../../ordering/index.js';
import { Database, isDomainError, type Scope } from '../../base/index.js';
import { CodeAttempts } from './code-tries.store.js';
import { RecipientCodes } from './recipient-codes.service.js';

/** Delivers a stop with the recipient's code, of which only a few wrong ones are accepted per minute; each is on the timeline. */
@Injectable()
export class DeliveryConfirmation {
  constructor(
    private readonly db: Database,
    private readonly notes: StopNotes,
    private readonly codes: RecipientCodes,
    private readonly tries: CodeAttempts,
  ) {}

  /** @throws as `OrderLifecycle.deliverStop` · too_many_attempts · external_service_unavailable */
  async deliverStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: DeliverInput,
  ): Promise<OrderRecord> {
    if (!input.code) return await this.codes.deliverStop(scope, orderId, ordinal, input);
    const triedAt = await this.tries.count(scope.hubId, orderId, ordinal);
    try {
      const order = await this.codes.deliverStop(scope, orderId, ordinal, input);
      await this.tries.forget(orderId, ordinal);
      return order;
    } catch (error) {
      if (isDomainError(error, 'wrong_code')) await this.note(scope, orderId, ordinal);
      else await this.tries.release(orderId, ordinal, triedAt);
      throw error;
    }
  }

  private note(scope: Scope, orderId: number, stop: number): Promise<void> {
    return this.db.transaction((tx) =>
      this.notes.write(tx, scope, orderId, { type: 'order.code_refused', stop, data: null }),
    );
  }
}
