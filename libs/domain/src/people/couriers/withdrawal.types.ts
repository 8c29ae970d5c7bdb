import type { Cents } from '../../base/index.js';

/** `returned`: the money is back in the wallet, refused by a person or by the bank. */
export const PAYOUT_STATES = ['requested', 'approved', 'paying', 'paid', 'returned'] as const;

/** The owner of a Pix key, as banks show it before a payment. */
export interface KeyOwner {
  readonly name: string;
  /** CPF or CNPJ, masked as the provider gives it. */
  readonly document: string | null;
  readonly bank: string | null;
}

/** How far the payment of a withdrawal is. */
export interface WithdrawalPayout {
  readonly state: (typeof PAYOUT_STATES)[number];
  /** What left the wallet. */
  readonly amount: Cents;
  /** The part of it that is the provider's; the rest arrives. */
  readonly fee: Cents;
  /** The owner as the provider told it. */
  readonly keyOwner: KeyOwner | null;
  /** By the rule at the time of the request. */
  readonly approvalsNeeded: number;
  readonly approvals: readonly { readonly id: number; readonly name: string; readonly at: string }[];
  /** Who paid: a provider, or `manual`; null: nobody yet. */
  readonly provider: string | null;
  readonly providerId: string | null;
  readonly endToEndId: string | null;
  readonly payingSince: Date | null;
  /** What a person should look at. */
  readonly trouble: string | null;
  /** Why the money was returned to the wallet. */
  readonly reason: string | null;
  readonly endedAt: Date | null;
}
