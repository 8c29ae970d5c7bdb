import { Injectable } from '@nestjs/common';
import { DomainError } from '../../base/index.js';
import { ReceiverCheck } from './webhook.port.js';

/** Whether an address may be registered as a receiver. */
@Injectable()
export class ReceiverUrlPolicy {
  constructor(private readonly receivers: ReceiverCheck) {}

  /** @throws invalid_value, whose `reason` is a ReceiverRefusal */
  async require(url: string, field = 'url'): Promise<void> {
    const reason = await this.receivers.refusal(url);
    if (reason !== null) throw new DomainError('invalid_value', { field, reason });
  }

  /**
   * For addresses that the hub's operators enter: a name that does not resolve yet is accepted, and deliveries to it
   * are retried. @throws invalid_value
   */
  async requireUnlessUnresolvable(url: string, field: string): Promise<void> {
    const reason = await this.receivers.refusal(url);
    if (reason !== null && reason !== 'unresolvable')
      throw new DomainError('invalid_value', { field, reason });
  }
}
