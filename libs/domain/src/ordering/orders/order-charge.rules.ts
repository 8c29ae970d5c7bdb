import type { Hub } from '../../company/index.js';
import { pixCharge } from '../../ledger/index.js';
import { type Cents, DomainError, randomBase62 } from '../../base/index.js';
import type { OnlineCharge } from './order.types.js';
import type { OrderChange } from './order-change.rules.js';

const TXID_LENGTH = 25;

/**
 * A Pix charge of exactly the order's amount, payable until it expires.
 * @throws payment_method_unavailable (the hub takes no online payment, or there is no amount yet)
 */
export async function openCharge(hub: Hub, amount: Cents | null, now: Date): Promise<OnlineCharge> {
  const txid = randomBase62(TXID_LENGTH);
  const { expiryMinutes, ...code } = await codeOf(hub, amount, txid);
  const expiresAt = new Date(now.getTime() + expiryMinutes * 60_000).toISOString();
  return { gateway: 'pix', method: 'pix', txid, ...code, url: null, expiresAt };
}

/** The charge with the order's new amount; its id and expiry do not change. @throws as `openCharge` */
export async function amendCharge(hub: Hub, charge: OnlineCharge, amount: Cents): Promise<OnlineCharge> {
  const { code, qrBase64 } = await codeOf(hub, amount, charge.txid);
  return { ...charge, code, qrBase64 };
}

async function codeOf(hub: Hub, amount: Cents | null, txid: string) {
  const account = hub.settings.onlinePayment;
  if (account === null || amount === null || amount <= 0) {
    throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
  }
  const { expiryMinutes } = account;
  return { ...(await pixCharge({ ...account, amount, txid })), expiryMinutes };
}

const MINUTE_MS = 60_000;

/** Null: the hub charges no lateness. */
export function limitAfter(from: Date, minutes: number | undefined): Date | null {
  return minutes === undefined ? null : new Date(from.getTime() + minutes * MINUTE_MS);
}

/** What the order is charged for lateness, with this one. */
export function lateCharge(change: OrderChange, limitAt: Date | null, chargeCents = 0): Cents {
  const late = limitAt !== null && change.actAt > limitAt;
  return (change.order.lateChargeCents + (late ? chargeCents : 0)) as Cents;
}
