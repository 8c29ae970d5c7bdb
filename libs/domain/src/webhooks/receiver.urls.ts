import { Injectable } from '@nestjs/common';
import { DomainError } from '../shared/index.js';
import { ReceiverCheck } from './webhook.ports.js';

/** Whether an address may be registered as a receiver. */
@Injectable()
export class ReceiverUrls {
  constructor(private readonly receivers: ReceiverCheck) {}

  /** @throws invalid_value, whose `reason` is a ReceiverRefusal */
  async require(url: string, field = 'url'): Promise<void> {
    const reason = await this.receivers.refusal(url);
    if (reason !== null) throw new DomainError('invalid_value', { field, reason });
  }

  /**
   * For what the hub's own people write into a record: a name that is not found yet may come to be, and until then
   * deliveries to it are tried again.
   * @throws invalid_value
   */
  async requireUnlessUnknown(url: string, field: string): Promise<void> {
    const reason = await this.receivers.refusal(url);
    if (reason !== null && reason !== 'unresolvable')
      throw new DomainError('invalid_value', { field, reason });
  }
}
