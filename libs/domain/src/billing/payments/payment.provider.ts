import { type Cents, DomainError } from '../../base/index.js';

/** One transfer in a provider's call-back. */
export interface PaymentNotice {
  readonly endToEndId: string;
  /** null: the transfer is for no charge of ours. */
  readonly txid: string | null;
  readonly amount: Cents;
  readonly paidAt: Date;
}

/** A provider's call-back as it came: its signature is over the bytes. */
export interface PaymentCallBack {
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/** A payment provider, which calls back when money came in. */
export abstract class PaymentProvider {
  abstract readonly name: string;

  /** @throws credential_invalid (not signed by the provider) · invalid_value (not in its form) · feature_disabled */
  abstract read(callBack: PaymentCallBack): PaymentNotice[];
}

/** Provided in processes that are configured for a provider; otherwise operators confirm payments by hand. */
export abstract class ConfiguredPayments extends PaymentProvider {}

/** Without a provider: an operator looks at the bank account. */
export class ManualPayments extends PaymentProvider {
  readonly name = 'manual';

  read(): never {
    throw new DomainError('feature_disabled', { feature: 'payment_call_back' });
  }
}
