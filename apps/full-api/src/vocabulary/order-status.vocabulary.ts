import type { CancelReason, OrderStatus } from '#domain';

/** Texts of `status`. */
export const ORDER_STATUS_LABELS = {
  waiting: 'Aguardando pagamento',
  scheduled: 'Agendado',
  preparing: 'Em preparo',
  pending: 'Buscando entregador',
  accepted: 'Aceito',
  arrived_pickup_location: 'Chegou na coleta',
  collected: 'Coletado',
  delivered: 'Entregue',
  completed: 'Concluído',
  cancelled: 'Cancelado',
} as const satisfies Record<OrderStatus, string>;

/** `status_observation` of a cancelled order without a note. */
export const CANCEL_REASON_TEXTS = {
  merchant_request: 'Cancelado a pedido da loja',
  consumer_request: 'Cancelado a pedido do consumidor',
  operator: 'Cancelado pela central',
  not_served: 'Nenhum entregador disponível',
  payment_expired: 'Pagamento não confirmado no prazo',
  no_show: 'Entregador não compareceu',
  problem_at_merchant: 'Problema na loja',
  acceptance_too_slow: 'Demora para aceitar',
  wrong_order_or_pickup: 'Pedido ou coleta incorretos',
  problem_resolution: 'Cancelado para resolver um problema',
  other: 'Outro motivo',
} as const satisfies Record<CancelReason, string>;

/** `status_observation` of a completed order of which every stop failed; the couriers' reasons follow it. */
export const NOTHING_DELIVERED = 'Nenhuma entrega foi feita';

/** `status_observation` of a courier call whose first price its wallet could not pay. */
export const WALLET_REFUSED = 'Saldo insuficiente para pagar a entrega';
