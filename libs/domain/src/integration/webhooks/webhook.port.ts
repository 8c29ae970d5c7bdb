import type { Transaction } from '../../base/index.js';

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
}

export abstract class SigningKeys {
  /** The key behind a credential, to sign with. */
  abstract ofCredential(credentialId: number): Promise<string | null>;
  /** The secret of the merchant's current client pair. */
  abstract ofMerchant(hubId: number, merchantId: number): Promise<string | null>;
}

export abstract class CourierEventPlans {
  /** With `tx`, read through the transaction's connection. */
  abstract allows(hubId: number, tx?: Transaction): Promise<boolean>;
}

export abstract class MerchantAccounts {
  /** By merchant: other merchants of its account that may read its orders. A merchant without any is missing. */
  abstract readersOf(
    tx: Transaction,
    merchantIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Where a merchant's record sends the events of its requests. */
export interface MerchantReceiver {
  readonly merchantId: number;
  readonly url: string;
  readonly acceptAny2xx: boolean;
}

export abstract class MerchantReceivers {
  /** Receivers of those merchants that have one. */
  abstract ofRequests(
    tx: Transaction,
    hubId: number,
    merchantIds: readonly number[],
  ): Promise<readonly MerchantReceiver[]>;
}
