import type { MovementKind, MovementStatus, Operation, WalletEntry } from '#domain';

/** The ledger speaks the Portuguese of the Full API's contract, this face English. */
export const OPERATIONS = { credito: 'credit', debito: 'debit' } as const satisfies Record<Operation, string>;

export const KINDS = {
  adicao_saldo: 'credit_added',
  remocao_saldo: 'credit_removed',
  recarga: 'top_up',
  taxa_recarga: 'top_up_fee',
  pagamento_pedido: 'order_payment',
  estorno_pedido: 'order_refund',
  repasse_pedido: 'order_earning',
  saque: 'withdrawal',
} as const satisfies Record<MovementKind, string>;

export const STATUSES = {
  concluido: 'completed',
  aguardando: 'pending',
  estornado: 'reversed',
} as const satisfies Record<MovementStatus, string>;

export function walletEntryBody({ operation, kind, amount, status, ...entry }: WalletEntry) {
  return {
    ...entry,
    operation: OPERATIONS[operation],
    kind: KINDS[kind],
    amountCents: amount,
    status: STATUSES[status],
  };
}
