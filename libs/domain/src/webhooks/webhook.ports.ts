import type { Transaction } from '../shared/index.js';

/** What the webhooks need from their neighbours, kept narrow so that each can be replaced in a test. */

export const RECEIVER_REFUSALS = ['not_a_url', 'not_https', 'private_address', 'unresolvable'] as const;
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
  /** The client_secret of the merchant's current Open Delivery pair. */
  abstract ofMerchant(hubId: number, merchantId: number): Promise<string | null>;
}

export abstract class CourierEventPlans {
  /** Asked within a transaction, it is answered through that one's connection. */
  abstract allows(hubId: number, tx?: Transaction): Promise<boolean>;
}

export interface MerchantReceiver {
  readonly merchantId: number;
  readonly url: string;
}

export abstract class MerchantReceivers {
  /** The Open Delivery webhook URLs of those merchants that have one. */
  abstract openDelivery(
    tx: Transaction,
    hubId: number,
    merchantIds: readonly number[],
  ): Promise<readonly MerchantReceiver[]>;
}
