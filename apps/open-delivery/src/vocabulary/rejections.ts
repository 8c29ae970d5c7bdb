import type { RejectionReason, RequestCancellation } from '#domain';

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

export const REJECTION_WORDS = {
  price_exceeded: 'PRICE_EXCEEDED',
  vehicle_not_available: 'VEHICLE_NOT_AVAILABLE',
  no_courier: 'NO_DELIVERYPERSON_AVAILABLE',
  times_not_met: 'DOES_NOT_MEET_REQUESTED_TIMES',
  region_not_served: 'REGION_NOT_SERVED',
  other: 'OTHER',
} as const satisfies Record<RejectionReason, WireRejectionReason>;

interface CancellationWords {
  reason: WireRejectionReason;
  message: string;
}

/** Why a delivery was cancelled, in the words an event has for it. */
export const CANCELLATION_WORDS = {
  merchant_request: { reason: 'OTHER', message: 'Cancelada pelo estabelecimento' },
  consumer_request: { reason: 'OTHER', message: 'Cancelada a pedido do consumidor' },
  operator: { reason: 'OTHER', message: 'Cancelada pelo operador logístico' },
  not_served: { reason: 'NO_DELIVERYPERSON_AVAILABLE', message: 'Nenhum entregador disponível' },
  payment_expired: { reason: 'OTHER', message: 'Pagamento não confirmado' },
  no_show: { reason: 'OTHER', message: 'Ninguém compareceu' },
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
export type WireCancelReason = (typeof WIRE_CANCEL_REASONS)[number];

/** null: it does not cancel, it only takes the order out of its group. */
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
