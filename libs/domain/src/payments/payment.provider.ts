import { type Cents, DomainError } from '../shared/index.js';

/** One transfer a provider tells of. */
export interface PaymentNotice {
  readonly endToEndId: string;
  /** Null: not made for any charge of ours. */
  readonly txid: string | null;
  readonly amount: Cents;
  readonly paidAt: Date;
}

/** A provider's HTTP call, as it came: signatures are over bytes, not over what was read from them. */
export interface PaymentCallBack {
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/** Who tells us that money came in. */
export abstract class PaymentProvider {
  abstract readonly name: string;

  /** @throws credential_invalid (not signed by the provider) · invalid_value (not in its form) · feature_disabled */
  abstract read(callBack: PaymentCallBack): PaymentNotice[];
}

/** Provided by processes that are configured for one; otherwise people confirm by hand. */
export abstract class OutsidePayments extends PaymentProvider {}

/** Built in: an operator looks at the bank account. Nobody calls back. */
export class ManualPayments extends PaymentProvider {
  readonly name = 'manual';

  read(): never {
    throw new DomainError('feature_disabled', { feature: 'payment_call_back' });
  }
}
