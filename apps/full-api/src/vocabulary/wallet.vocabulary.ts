import {
  surplusCreditOf,
  type SurplusReason,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type TopUpMethod,
  type WalletEntry,
} from '#domain';
import { WORDS } from './words.js';

export const OPERATIONS = { credit: 'credito', debit: 'debito' } as const satisfies Record<Operation, string>;

export const MOVEMENT_KINDS = {
  credit_added: 'adicao_saldo',
  credit_removed: 'remocao_saldo',
  top_up: 'recarga',
  top_up_fee: 'taxa_recarga',
  order_payment: 'pagamento_pedido',
  order_refund: 'estorno_pedido',
  order_earning: 'repasse_pedido',
  withdrawal: 'saque',
  // The contract has one word for what is given back to a wallet.
  withdrawal_reversed: 'adicao_saldo',
  online_refund: 'adicao_saldo',
  invoice_payment_reversed: 'adicao_saldo',
  // The contract knows no cash: it only adds to a wallet or removes from it.
  cash_share: 'adicao_saldo',
  cash_charge: 'remocao_saldo',
  cash_share_reversed: 'remocao_saldo',
  cash_charge_reversed: 'adicao_saldo',
  guarantee_top_up: 'adicao_saldo',
  fault_fee: 'estorno_pedido',
  fault_return: 'estorno_pedido',
  fault_pay: 'remocao_saldo',
  fault_goods: 'adicao_saldo',
  courier_tip: 'remocao_saldo',
} as const satisfies Record<MovementKind, string>;

export const MOVEMENT_STATUSES = {
  completed: 'concluido',
  pending: 'aguardando',
  reversed: 'estornado',
} as const satisfies Record<MovementStatus, string>;

export const TOP_UP_METHODS = {
  pix: 'pix',
  boleto: 'boleto',
  credit_card: 'credit_card',
  cash: 'dinheiro',
  transfer: 'transferencia',
  other: 'outro',
} as const satisfies Record<TopUpMethod, string>;

export type OperationWord = (typeof OPERATIONS)[Operation];
export type TopUpMethodWord = (typeof TOP_UP_METHODS)[TopUpMethod];

export function toOperation(word: OperationWord): Operation {
  return word === 'credito' ? 'credit' : 'debit';
}

export function toTopUpMethod(word: TopUpMethodWord): TopUpMethod {
  const methods = Object.keys(TOP_UP_METHODS) as TopUpMethod[];
  return methods.find((method) => TOP_UP_METHODS[method] === word) ?? 'other';
}

/** Credits of a Pix whose amount differs from its order's price. */
const SURPLUS_TEXTS = WORDS.pt.surplus satisfies Record<SurplusReason, string>;

/** Texts of the ledger's own movements; a caller's text is shown unchanged. */
const TEXTS: Partial<Record<MovementKind, string>> = WORDS.pt.statement;

export function entryText(entry: WalletEntry): string {
  const text = [ownText(entry), entry.description].filter((part) => part !== '').join(' ');
  return text === '' ? '-' : text;
}

function ownText(entry: WalletEntry): string {
  const surplus = surplusCreditOf(entry);
  return surplus ? SURPLUS_TEXTS[surplus] : (TEXTS[entry.kind] ?? '');
}
