import type { DomainError, DomainErrorCode } from '../shared/index.js';
import type { DeliveryTerms, Rejection, RejectionReason } from './delivery-request.types.js';
import type { Assessment } from './request.assessment.js';

const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Why an offer that could be made is not what was asked for; null: it is. */
export function verdictOn(terms: DeliveryTerms, offer: Assessment): Rejection | null {
  const { price, promise } = offer;
  if (terms.acceptedAboveListBp !== null && price.aboveListBp > terms.acceptedAboveListBp)
    return { reason: 'price_exceeded', message: 'O preço de agora passa do adicional aceito', price };
  if (isTooLate(terms, offer))
    return { reason: 'times_not_met', message: 'Não é possível cumprir os tempos pedidos', promise };
  return null;
}

/** Without a courier to ask, only the way itself counts: it cannot be shorter. */
function isTooLate(terms: DeliveryTerms, { approach, promise, quote }: Assessment): boolean {
  const pickup = approach.measured ? minutesBetween(promise.askedAt, promise.pickupAt) : 0;
  const delivery = approach.measured
    ? minutesBetween(promise.askedAt, promise.deliverAt)
    : Math.ceil(quote.durationS / 60);
  return (
    (terms.pickupLimitMinutes !== null && pickup > terms.pickupLimitMinutes) ||
    (terms.deliveryLimitMinutes !== null && delivery > terms.deliveryLimitMinutes)
  );
}

interface Refusal {
  reason: RejectionReason;
  message: string;
}

/** Refusals of the core that answer the request for good. What is not here may pass: it is tried again. */
const REFUSALS: Partial<Record<DomainErrorCode, Refusal>> = {
  outside_service_area: { reason: 'region_not_served', message: 'Endereço fora da área de atendimento' },
  address_not_found: { reason: 'region_not_served', message: 'Endereço não encontrado' },
  vehicle_type_not_found: { reason: 'vehicle_not_available', message: 'Não há veículo do tipo pedido' },
  package_over_limits: {
    reason: 'vehicle_not_available',
    message: 'O pacote não cabe em nenhum veículo pedido',
  },
  package_dimensions_required: {
    reason: 'vehicle_not_available',
    message: 'Os veículos pedidos exigem as dimensões do pacote',
  },
  tariff_not_found: { reason: 'other', message: 'Não há tarifa para esta entrega' },
  insufficient_balance: { reason: 'other', message: 'Saldo insuficiente' },
  invoicing_not_enabled: {
    reason: 'other',
    message: 'Forma de cobrança indisponível para o estabelecimento',
  },
  payment_method_unavailable: {
    reason: 'other',
    message: 'Forma de cobrança indisponível para o estabelecimento',
  },
  caller_blocked: { reason: 'other', message: 'Estabelecimento bloqueado' },
  merchant_not_found: { reason: 'other', message: 'Estabelecimento não encontrado' },
  invalid_value: { reason: 'other', message: 'Dados da entrega inválidos' },
  required_value: { reason: 'other', message: 'Dados da entrega incompletos' },
  feature_disabled: { reason: 'other', message: 'Recurso desativado pelo operador logístico' },
};

export function refusalOf(error: DomainError): Refusal | null {
  return REFUSALS[error.code] ?? null;
}
