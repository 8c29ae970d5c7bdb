import type { Rejection, RejectionCause, RejectionReason, RequestCancellation } from '#domain';

type CancelReason = RequestCancellation['reason'];

export const WIRE_REJECTION_REASONS = [
  'PRICE_EXCEEDED',
  'VEHICLE_NOT_AVAILABLE',
  'NO_DELIVERYPERSON_AVAILABLE',
  'DOES_NOT_MEET_REQUESTED_TIMES',
  'REGION_NOT_SERVED',
  'OTHER',
] as const;
export type WireRejectionReason = (typeof WIRE_REJECTION_REASONS)[number];

export const WIRE_REASONS_BY_REJECTION = {
  price_exceeded: 'PRICE_EXCEEDED',
  vehicle_not_available: 'VEHICLE_NOT_AVAILABLE',
  no_courier: 'NO_DELIVERYPERSON_AVAILABLE',
  times_not_met: 'DOES_NOT_MEET_REQUESTED_TIMES',
  region_not_served: 'REGION_NOT_SERVED',
  other: 'OTHER',
} as const satisfies Record<RejectionReason, WireRejectionReason>;

/** The sentence of each cause. */
export const REJECTION_TEXTS = {
  price_exceeded: 'O preço de agora passa do adicional aceito',
  times_not_met: 'Não é possível cumprir os tempos pedidos',
  decision_expired: 'Ninguém respondeu dentro do prazo',
  marketplace_not_accepted: 'O estabelecimento não recebe pedidos de marketplace',
  outside_service_area: 'Endereço fora da área de atendimento',
  area_paused: 'A região não recebe novos pedidos no momento',
  address_not_found: 'Endereço não encontrado',
  vehicle_type_not_found:
    'Não há veículo do tipo pedido: envie em vehicle.type outro tipo; /v1/logistics/availability diz quais a operação tem',
  package_over_limits: 'O pacote não cabe em nenhum veículo pedido',
  package_dimensions_required: 'Os veículos pedidos exigem as dimensões do pacote',
  tariff_not_found: 'Não há tarifa para esta entrega',
  insufficient_balance: 'Saldo insuficiente',
  invoicing_not_enabled: 'Forma de cobrança indisponível para o estabelecimento',
  payment_method_unavailable: 'Forma de cobrança indisponível para o estabelecimento',
  caller_blocked: 'Estabelecimento bloqueado',
  merchant_not_found: 'Estabelecimento não encontrado',
  invalid_value: 'Dados da entrega inválidos',
  required_value: 'Dados da entrega incompletos',
  feature_disabled: 'Recurso desativado pelo operador logístico',
  operator_decision: 'Recusada pelo operador logístico',
} as const satisfies Record<RejectionCause, string>;

/** The operator's note, else the sentence for the cause. */
export function rejectionText({ cause, note }: Rejection): string {
  return note ?? REJECTION_TEXTS[cause];
}

interface CancellationWords {
  reason: WireRejectionReason;
  message: string;
}

/** Texts of cancellation reasons in events. */
export const CANCELLATION_TEXTS = {
  merchant_request: { reason: 'OTHER', message: 'Cancelada pelo estabelecimento' },
  consumer_request: { reason: 'OTHER', message: 'Cancelada a pedido do consumidor' },
  operator: { reason: 'OTHER', message: 'Cancelada pelo operador logístico' },
  not_served: { reason: 'NO_DELIVERYPERSON_AVAILABLE', message: 'Nenhum entregador disponível' },
  payment_expired: { reason: 'OTHER', message: 'Pagamento não confirmado' },
  no_show: { reason: 'OTHER', message: 'O entregador não compareceu' },
  problem_at_merchant: { reason: 'OTHER', message: 'Problema no estabelecimento' },
  acceptance_too_slow: { reason: 'OTHER', message: 'Demora no aceite' },
  wrong_order_or_pickup: { reason: 'OTHER', message: 'Pedido ou produto retirado errado' },
  problem_resolution: { reason: 'OTHER', message: 'Cancelada para resolver um problema' },
  other: { reason: 'OTHER', message: 'Cancelada' },
} as const satisfies Record<CancelReason, CancellationWords>;

export const WIRE_CANCEL_REASONS = [
  'CONSUMER_CANCELLATION_REQUESTED',
  'NO_SHOW',
  'PROBLEM_AT_MERCHANT',
  'HIGH_ACCEPTANCE_TIME',
  'INCORRECT_ORDER_OR_PRODUCT_PICKUP',
  'PROBLEM_RESOLUTION',
  'DISCOMBINE_ORDER',
  'OTHER',
] as const;
type WireCancelReason = (typeof WIRE_CANCEL_REASONS)[number];

/** Commands by reason; null: the order is not cancelled, only removed from its group. */
export const CANCEL_COMMANDS = {
  CONSUMER_CANCELLATION_REQUESTED: 'consumer_request',
  NO_SHOW: 'no_show',
  PROBLEM_AT_MERCHANT: 'problem_at_merchant',
  HIGH_ACCEPTANCE_TIME: 'acceptance_too_slow',
  INCORRECT_ORDER_OR_PRODUCT_PICKUP: 'wrong_order_or_pickup',
  PROBLEM_RESOLUTION: 'problem_resolution',
  DISCOMBINE_ORDER: null,
  OTHER: 'other',
} as const satisfies Record<WireCancelReason, CancelReason | null>;

export const WIRE_CANCEL_ACTIONS = ['RETURN_TO_STORE', 'CANCEL_DELIVERY'] as const;
