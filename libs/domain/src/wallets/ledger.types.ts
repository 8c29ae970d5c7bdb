import type { Cents } from '../shared/index.js';

/** Whose wallet it is. A sub-user spends its owner's: callers resolve that before they come here. */
export interface WalletOwner {
  readonly kind: 'merchant' | 'courier';
  readonly id: number;
}

/** The ledger's own vocabulary is the Portuguese one of its statements. */
export type Operation = 'credito' | 'debito';

export type MovementKind =
  | 'adicao_saldo'
  | 'remocao_saldo'
  | 'recarga'
  | 'taxa_recarga'
  | 'pagamento_pedido'
  | 'estorno_pedido'
  | 'repasse_pedido'
  | 'saque';

export type MovementStatus = 'concluido' | 'aguardando' | 'estornado';

export const TOP_UP_METHODS = ['pix', 'boleto', 'credit_card', 'dinheiro', 'transferencia', 'outro'] as const;
export type TopUpMethod = (typeof TOP_UP_METHODS)[number];

/** What the hub keeps of a top-up: a fixed part and a share in basis points (10 000 = 100 %). */
export interface TopUpFee {
  readonly fixed: Cents;
  readonly basisPoints: number;
}

/** The accounts of the hub itself, the other side of every movement of a wallet. */
export type HubAccount = 'cash' | 'fees' | 'revenue' | 'payouts';

/** Roles of a ledger account: the wallet of a merchant or courier, or a shard of a hub account. */
export type AccountRole = WalletOwner['kind'] | HubAccount;

/** Where the money of each kind comes from or goes to. */
export const COUNTERPART: Record<MovementKind, HubAccount> = {
  adicao_saldo: 'cash',
  remocao_saldo: 'cash',
  recarga: 'cash',
  taxa_recarga: 'fees',
  pagamento_pedido: 'revenue',
  estorno_pedido: 'revenue',
  repasse_pedido: 'payouts',
  saque: 'cash',
};

/** A movement as its wallet sees it: one line of the statement. */
export interface WalletEntry {
  readonly id: number;
  readonly uuid: string;
  readonly operation: Operation;
  readonly kind: MovementKind;
  /** Always positive; `operation` says the direction. */
  readonly amount: Cents;
  readonly description: string;
  readonly status: MovementStatus;
  readonly externalId: string | null;
  readonly paymentMethod: TopUpMethod | null;
  readonly orderId: number | null;
  /** The entry this one belongs to: a fee points at its top-up, a reversal at its withdrawal. */
  readonly referenceId: number | null;
  readonly createdAt: Date;
}

/** What a movement answers. */
export interface Posting {
  readonly entry: WalletEntry;
  /** Balance of the wallet after the movement (as it is now, for a duplicate). */
  readonly balance: Cents;
  /** The external id (or the order) was known already: nothing moved, `entry` is the one there was. */
  readonly duplicated: boolean;
  /** Only of a top-up that was charged one. */
  readonly fee?: WalletEntry;
}
