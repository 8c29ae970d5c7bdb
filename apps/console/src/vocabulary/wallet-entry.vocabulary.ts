import {
  surplusCreditOf,
  type SurplusReason,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type WalletEntry,
} from '#domain';

/** Credits of a Pix whose amount differs from its order's price. */
const SURPLUS_TEXTS: Record<SurplusReason, string> = {
  paid_twice: 'Pix em dobro do pedido',
  above_price: 'Troco do Pix do pedido',
  other_amount: 'Pix de outro valor do pedido',
};

/** Statement texts of movements without a caller's text. */
const TEXTS: Partial<Record<MovementKind, string>> = {
  top_up_fee: 'Taxa de recarga',
  order_payment: 'Pedido',
  order_refund: 'Estorno do pedido',
  order_earning: 'Repasse do pedido',
};

export const ENTRY_OPERATIONS = Object.keys({ credit: true, debit: true } satisfies Record<
  Operation,
  true
>) as [Operation, ...Operation[]];

export const ENTRY_KINDS = Object.keys({
  credit_added: true,
  credit_removed: true,
  top_up: true,
  top_up_fee: true,
  order_payment: true,
  order_refund: true,
  order_earning: true,
  withdrawal: true,
} satisfies Record<MovementKind, true>) as [MovementKind, ...MovementKind[]];

export const ENTRY_STATUSES = Object.keys({
  completed: true,
  pending: true,
  reversed: true,
} satisfies Record<MovementStatus, true>) as [MovementStatus, ...MovementStatus[]];

export function walletEntryBody({ amount, ...entry }: WalletEntry) {
  return { ...entry, description: entryText(entry), amountCents: amount };
}

type Described = Omit<WalletEntry, 'amount'>;

function entryText(entry: Described): string {
  const text = [ownText(entry), entry.description].filter((part) => part !== '').join(' ');
  return text === '' ? '-' : text;
}

function ownText(entry: Described): string {
  const surplus = surplusCreditOf(entry);
  if (surplus) return SURPLUS_TEXTS[surplus];
  // Money of an online payment is credited to the wallet when its order is cancelled.
  const isRefund = entry.kind === 'credit_added' && entry.orderId !== null;
  return TEXTS[isRefund ? 'order_refund' : entry.kind] ?? '';
}
