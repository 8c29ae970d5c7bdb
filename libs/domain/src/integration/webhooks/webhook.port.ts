import { DomainError } from '../../base/index.js';

const RECEIVER_REFUSALS = [
  'not_a_url',
  'not_https',
  'private_address',
  'refused_port',
  'unresolvable',
] as const;
export type ReceiverRefusal = (typeof RECEIVER_REFUSALS)[number];

export function isReceiverRefusal(reason: unknown): reason is ReceiverRefusal {
  return RECEIVER_REFUSALS.some((refusal) => refusal === reason);
}

/** Whether a receiver's URL may be called from here: https, and no private address once resolved. */
export abstract class ReceiverCheck {
  abstract refusal(url: string): Promise<ReceiverRefusal | null>;

  /**
   * `accepted` `unresolvable`: operators may enter a name that does not resolve yet; deliveries to it are
   * retried. @throws invalid_value, whose `reason` is a ReceiverRefusal
   */
  async require(url: string, field = 'url', accepted: 'unresolvable' | null = null): Promise<void> {
    const reason = await this.refusal(url);
    if (reason !== null && reason !== accepted) throw new DomainError('invalid_value', { field, reason });
  }
}
