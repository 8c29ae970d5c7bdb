import type { Hub } from '../hubs/index.js';
import { pixCharge } from '../pix/index.js';
import { DomainError, randomBase62, type Cents } from '../shared/index.js';
import type { OnlineCharge } from './order.types.js';

const TXID_LENGTH = 25;

/**
 * A Pix charge of exactly the order's amount, payable until it expires.
 * @throws payment_method_unavailable (the hub takes no online payment, or there is no amount yet)
 */
export async function openCharge(hub: Hub, amount: Cents | null, now: Date): Promise<OnlineCharge> {
  const account = hub.settings.onlinePayment;
  if (account === null || amount === null || amount <= 0) {
    throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
  }
  const txid = randomBase62(TXID_LENGTH);
  const { code, qrBase64 } = await pixCharge({ ...account, amount, txid });
  return {
    gateway: 'pix',
    method: 'pix',
    txid,
    code,
    qrBase64,
    url: null,
    expiresAt: new Date(now.getTime() + account.expiryMinutes * 60_000).toISOString(),
  };
}
