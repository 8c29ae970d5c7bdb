import type { WalletEntry } from '#domain';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';

/** A movement of the wallet, without what only the company needs. */
export function courierEntryBody(entry: WalletEntry) {
  const { externalId: _, paymentMethod: __, referenceId: ___, ...shown } = walletEntryBody(entry);
  return shown;
}
