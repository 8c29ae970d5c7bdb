import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { pixCharge, topUpFeeOf, type WalletEntry, Wallets } from '../../ledger/index.js';
import {
  cents,
  type Cents,
  Clock,
  Database,
  DomainError,
  hubScope,
  randomBase62,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import type { PaymentNotice } from './payment.provider.js';
import { type Payment, WalletTopUp } from './payment.entity.js';
import { Merchants, payerOf } from '../../people/index.js';
import type { OrderRecord } from '../../ordering/index.js';

const TXID_LENGTH = 25;
const MIN_TOP_UP = cents(100);
const MAX_TOP_UP = cents(2_000_000);
/** Top-ups of one account that nobody has paid yet. */
const MAX_WAITING = 10;
const LISTED = 20;

const OPEN = statement(
  'payments.wallet_top_up_open',
  `insert into wallet_top_ups (hub_id, merchant_id, requested_by, txid, amount_cents, code, expires_at, created_at)
   select $1::bigint, $2::bigint, $3::bigint, $4::text, $5::bigint, $6::text, $7::timestamptz, $8::timestamptz
    where (select count(*) from wallet_top_ups
            where hub_id = $1 and merchant_id = $2 and paid_at is null and expires_at > $8)
          < ${String(MAX_WAITING)} returning id`,
);
const PAID = statement(
  'payments.wallet_top_up_paid',
  `update wallet_top_ups set paid_at = $2, paid_cents = $3 where txid = $1 and paid_at is null`,
);

@Injectable()
export class WalletTopUps {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly wallets: Wallets,
  ) {}

  /**
   * @throws payment_method_unavailable (the hub takes no Pix) · invalid_value (amountCents) · limit_reached
   */
  async open(scope: Scope, accountId: number, amount: Cents): Promise<WalletTopUp> {
    if (amount < MIN_TOP_UP || amount > MAX_TOP_UP)
      throw new DomainError('invalid_value', { field: 'amountCents' });
    const { settings } = await this.hubs.get(scope.hubId);
    if (settings.onlinePayment === null)
      throw new DomainError('payment_method_unavailable', { field: 'amountCents' });
    const { expiryMinutes, ...account } = settings.onlinePayment;
    const txid = randomBase62(TXID_LENGTH);
    const { code } = await pixCharge({ ...account, amount, txid });
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + expiryMinutes * 60_000);
    const who = [scope.hubId, accountId, scope.merchantId ?? accountId];
    const made = await this.db.first(OPEN, [...who, txid, amount, code, expiresAt, now]);
    if (!made) throw new DomainError('limit_reached', { field: 'amountCents', limit: MAX_WAITING });
    return this.get(scope, accountId, made.id);
  }

  /** @throws top_up_not_found */
  async get({ hubId }: Scope, accountId: number, id: number): Promise<WalletTopUp> {
    return await this.db.get(WalletTopUp, { id, hubId, merchantId: accountId }, 'top_up_not_found');
  }

  /** Newest first. */
  latest({ hubId }: Scope, accountId: number): Promise<WalletTopUp[]> {
    const where = { hubId, merchantId: accountId };
    return this.db.manager.find(WalletTopUp, { where, order: { id: 'DESC' }, take: LISTED });
  }

  /**
   * Credits a transfer to the wallet of the top-up with its txid; false: no top-up has it. The provider's id
   * of the transfer is the entry's external id, so a repeated call credits nothing, and a call that failed in
   * between is completed by the next.
   */
  async settle({ txid, endToEndId, amount, paidAt }: PaymentNotice): Promise<boolean> {
    const topUp = txid === null ? null : await this.db.manager.findOneBy(WalletTopUp, { txid });
    if (topUp === null) return false;
    const { hubId, merchantId } = topUp;
    const { topUpFees } = (await this.hubs.get(hubId)).settings;
    const transfer = { amount, paymentMethod: 'pix', externalId: `pix:${endToEndId}` } as const;
    const command = { ...transfer, fee: topUpFeeOf(topUpFees, 'pix') };
    await this.wallets.topUp(hubScope(hubId), { kind: 'merchant', id: merchantId }, command);
    await this.db.execute(PAID, [topUp.txid, paidAt, amount]);
    return true;
  }
}

export type ReceivedPayment = Pick<Payment, 'amount' | 'endToEndId' | 'paidAt' | 'provider'>;

export type SurplusReason = 'paid_twice' | 'above_price' | 'other_amount';

const REFERENCES: Record<SurplusReason, string> = {
  above_price: 'pix-above-',
  other_amount: 'pix-other-',
  paid_twice: 'pix-',
};

/** null: the movement credits no surplus of a Pix. */
export function surplusCreditOf({
  kind,
  orderId,
  externalId,
}: Pick<WalletEntry, 'kind' | 'orderId' | 'externalId'>): SurplusReason | null {
  if (kind !== 'credit_added' || orderId === null) return null;
  const reasons: readonly SurplusReason[] = ['above_price', 'other_amount', 'paid_twice'];
  return reasons.find((reason) => externalId?.startsWith(REFERENCES[reason])) ?? null;
}

@Injectable()
export class SurplusCredit {
  constructor(
    private readonly merchants: Merchants,
    private readonly wallets: Wallets,
  ) {}

  /** Credits once for each transfer and reason; nothing where nothing is left. */
  async credit(
    tx: Transaction,
    order: OrderRecord,
    { amount, endToEndId }: Pick<ReceivedPayment, 'amount' | 'endToEndId'>,
    reason: SurplusReason = 'paid_twice',
  ): Promise<void> {
    if (amount <= 0) return;
    const scope = hubScope(order.hubId);
    const merchant = await this.merchants.get(scope, order.merchantId, tx);
    const externalId = `${REFERENCES[reason]}${endToEndId ?? ''}`;
    const credit = { amount, description: order.publicId, externalId, orderId: order.id };
    await this.wallets.credit(scope, { kind: 'merchant', id: payerOf(merchant) }, credit, tx);
  }
}
