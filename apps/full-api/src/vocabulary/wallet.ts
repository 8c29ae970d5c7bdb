import type { MovementKind, MovementStatus, Operation } from '#domain';

/** The ledger speaks the statement's own words; these lists are what the API's document promises of them. */
export const OPERATIONS = Object.keys({
  credito: true,
  debito: true,
} satisfies Record<Operation, true>) as Operation[];

export const MOVEMENT_KINDS = Object.keys({
  adicao_saldo: true,
  remocao_saldo: true,
  recarga: true,
  taxa_recarga: true,
  pagamento_pedido: true,
  estorno_pedido: true,
  repasse_pedido: true,
  saque: true,
} satisfies Record<MovementKind, true>) as MovementKind[];

export const MOVEMENT_STATUSES = Object.keys({
  concluido: true,
  aguardando: true,
  estornado: true,
} satisfies Record<MovementStatus, true>) as MovementStatus[];
