import type { Cents } from '../../base/index.js';
import type { KeyOwner } from '../../people/index.js';
import type { PayoutEnvironment } from './payout-account.entity.js';

export interface PayoutCredentials {
  readonly environment: PayoutEnvironment;
  readonly apiKey: string;
}

export interface TransferOrder {
  /** Our id, the same each time the transfer is sent. */
  readonly reference: string;
  /** The amount that arrives. */
  readonly amount: Cents;
  readonly pixKey: string;
  readonly description: string;
}

/** `sentAt`: when it was sent last. */
export interface SentTransfer extends TransferOrder {
  readonly sentAt: Date;
  readonly providerId: string | null;
}

export interface Transfer {
  readonly id: string;
  readonly state: 'pending' | 'done' | 'failed';
  /** The provider's words for why it failed. */
  readonly reason: string | null;
  readonly endToEndId: string | null;
  readonly owner: KeyOwner | null;
}

export type SendResult =
  | { readonly kind: 'accepted'; readonly transfer: Transfer }
  /** refused: for good · not_taken: may be sent again · unknown: perhaps made, the provider must be asked. */
  | { readonly kind: 'refused' | 'not_taken' | 'unknown'; readonly reason: string };

export type AskResult =
  | { readonly kind: 'found'; readonly transfer: Transfer }
  /** The provider has no such transfer and can no longer get it: only then may it be sent again. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A call of the provider: a reason to ask for the transfer's state, never proof of it. */
export interface TransferNotice {
  readonly providerId: string;
  readonly reference: string | null;
  readonly state: Transfer['state'];
}

export interface TransferConsent extends Omit<TransferNotice, 'state'> {
  readonly amount: Cents;
}

/** None of the methods throws for what a provider or network may do. */
export abstract class PayoutProvider {
  abstract readonly name: string;

  abstract send(credentials: PayoutCredentials, order: TransferOrder): Promise<SendResult>;

  abstract ask(credentials: PayoutCredentials, sent: SentTransfer, now: Date): Promise<AskResult>;

  /** null: the key belongs to nobody, or the provider does not answer. */
  abstract ownerOf(credentials: PayoutCredentials, pixKey: string): Promise<KeyOwner | null>;

  /** null: it is about something else. @throws invalid_value (not in the provider's form) */
  abstract readNotice(body: unknown): TransferNotice | null;

  /** null: it is no transfer. @throws invalid_value */
  abstract readConsent(body: unknown): TransferConsent | null;
}
