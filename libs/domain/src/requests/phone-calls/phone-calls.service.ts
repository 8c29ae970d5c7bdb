import { Injectable } from '@nestjs/common';
import type { ConversationSide } from '../../ordering/index.js';
import { Database, DomainError, type Scope } from '../../base/index.js';
import { KnownRecipients } from '../recipient-wishes/index.js';
import { CallGateways } from './call-gateways.service.js';
import { PhoneCallBook } from './phone-call-book.service.js';

/** Calls between recipient and courier of a stop by the hub's telephony: neither sees the other's number. */
@Injectable()
export class PhoneCalls {
  constructor(
    private readonly db: Database,
    private readonly gateways: CallGateways,
    private readonly recipients: KnownRecipients,
    private readonly book: PhoneCallBook,
  ) {}

  /** A stranger's phone rings, so the link is not enough. @throws as `KnownRecipients.proven` · as `ask` */
  async askAsRecipient(token: string, digits: string): Promise<void> {
    const { order, stop, scope } = await this.recipients.proven(token, digits);
    await this.ask(scope, order.id, stop.ordinal, 'recipient');
  }

  /** @throws as `ask` */
  async askAsCourier(scope: Scope, orderId: number, ordinal: number): Promise<void> {
    await this.ask(scope, orderId, ordinal, 'courier');
  }

  /**
   * Writes the call down, and then asks the gateway for it. Pressed twice, it is one call.
   * @throws feature_disabled (the hub has no gateway) · as `PhoneCallBook.begin` · external_service_unavailable (the gateway
   * does not take it)
   */
  private async ask(scope: Scope, orderId: number, ordinal: number, side: ConversationSide): Promise<void> {
    const gateway = await this.gateways.of(scope.hubId);
    if (gateway === null) throw new DomainError('feature_disabled', { field: 'calls' });
    const call = await this.db.transaction((tx) => this.book.begin(tx, scope, orderId, ordinal, side));
    if (call === null) return;
    const refusal = await this.gateways.ring(gateway, call);
    if (refusal === null) return;
    await this.book.report(scope.hubId, call.id, { state: 'failed', seconds: null });
    throw new DomainError('external_service_unavailable', { field: 'calls' }, { cause: refusal });
  }
}
