import type { ActorKind, CancelReason } from '#domain';

interface CancelMotive {
  readonly reason: CancelReason;
  readonly text: string;
}

/** `motivo_id` to the core's reason; the text stays with the order as the caller's note. */
export const CANCEL_MOTIVES: Readonly<Record<number, CancelMotive>> = {
  1: { reason: 'acceptance_too_slow', text: 'Tempo de espera' },
  2: { reason: 'merchant_request', text: 'Mudança de planos' },
  3: { reason: 'problem_resolution', text: 'Problema mecânico' },
  4: { reason: 'other', text: 'Local de difícil acesso' },
  5: { reason: 'other', text: 'Não embarcou' },
  6: { reason: 'other', text: 'Outros' },
  7: { reason: 'wrong_order_or_pickup', text: 'Endereço errado' },
  8: { reason: 'other', text: 'Mais de 24 horas' },
  9: { reason: 'problem_resolution', text: 'Falha do sistema' },
  10: { reason: 'other', text: 'Outros casos' },
  11: { reason: 'consumer_request', text: 'Recusada' },
  12: { reason: 'acceptance_too_slow', text: 'Motorista não está vindo' },
  13: { reason: 'other', text: 'Transação recusada' },
  16: { reason: 'merchant_request', text: 'Despachada por outro sistema' },
  17: { reason: 'merchant_request', text: 'Cancelada em outro sistema' },
  18: { reason: 'other', text: 'Pagamento impossível' },
  19: { reason: 'other', text: 'Não paga' },
  20: { reason: 'problem_resolution', text: 'Redistribuição' },
};

export const DEFAULT_CANCEL_MOTIVE = 6;
export const CANCEL_MOTIVE_IDS = Object.keys(CANCEL_MOTIVES).map(Number);

export const MODEL_M_CANCEL_REASON_TEXTS = {
  merchant_request: 'Pedido da empresa',
  consumer_request: 'Pedido do cliente',
  operator: 'Cancelada pela central',
  not_served: 'Não atendida',
  payment_expired: 'Pagamento expirado',
  no_show: 'Entregador não compareceu',
  problem_at_merchant: 'Problema na empresa',
  acceptance_too_slow: 'Tempo de espera',
  wrong_order_or_pickup: 'Endereço ou pedido errado',
  problem_resolution: 'Resolução de problema',
  other: 'Outros',
} as const satisfies Record<CancelReason, string>;

/** `cancelled_by` of the English detail. */
export const CANCELLED_BY = {
  integration: 'ENTERPRISE',
  merchant: 'ENTERPRISE',
  courier: 'DRIVER',
  operator: 'MANAGER',
  developer: 'MANAGER',
  consumer: 'CLIENT',
  system: 'SYSTEM',
  robot: 'SYSTEM',
} as const satisfies Record<ActorKind, string>;
