import {
  FAULT_KINDS,
  surplusCreditOf,
  type SurplusReason,
  type MovementKind,
  type WalletEntry,
  type StatementLine,
} from '#domain';
import { WORDS } from './words.js';

/** Credits of a Pix whose amount differs from its order's price. */
const SURPLUS_TEXTS = WORDS.pt.surplus satisfies Record<SurplusReason, string>;

/** Names of movements whose caller gave no text. */
const NAMES = WORDS.pt.entries satisfies Record<MovementKind, string>;

/** Kinds whose description, the number of an order or a shift, or a rule, follows the name. */
const NAMED: ReadonlySet<MovementKind> = new Set([
  'order_payment',
  'order_refund',
  'online_refund',
  'order_earning',
  'cash_share',
  'cash_charge',
  'cash_share_reversed',
  'cash_charge_reversed',
  'guarantee_top_up',
  ...FAULT_KINDS,
  'courier_tip',
]);

export const ENTRY_KINDS = Object.keys(NAMES) as [MovementKind, ...MovementKind[]];

export function walletEntryBody({ amount, ...entry }: WalletEntry) {
  return { ...entry, description: entryText(entry), amountCents: amount };
}

type Described = Pick<WalletEntry, 'kind' | 'operation' | 'description' | 'orderId' | 'externalId'>;

export function entryText(entry: Described): string {
  const own = ownText(entry);
  const between = entry.kind === 'cash_charge' || entry.kind === 'cash_charge_reversed' ? ': ' : ' ';
  return [own, entry.description].filter((part) => part !== '').join(between) || NAMES[entry.kind];
}

function ownText(entry: Described): string {
  const surplus = surplusCreditOf(entry);
  if (surplus) return SURPLUS_TEXTS[surplus];
  return NAMED.has(entry.kind) ? NAMES[entry.kind] : '';
}

export const PAY_LINE_NAMES = WORDS.pt.payLines satisfies Record<
  StatementLine['payLines'][number]['kind'],
  string
>;
