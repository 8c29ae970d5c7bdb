import type { Payout, WalletEntry } from '#domain';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';

/** A movement of the wallet, without what only the company needs. */
export function courierEntryBody(entry: WalletEntry) {
  const { externalId: _, paymentMethod: __, referenceId: ___, ...shown } = walletEntryBody(entry);
  return shown;
}

/** What the courier is told of the payment; null: the company pays by hand. */
export function courierPayoutBody(payout: Payout | undefined) {
  if (!payout) return null;
  const { state, amount, fee, keyOwner, payingSince, reason } = payout;
  return { state, arrivesCents: amount - fee, feeCents: fee, keyOwner, payingSince, reason };
}
