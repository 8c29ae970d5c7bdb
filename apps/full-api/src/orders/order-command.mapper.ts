import type { CreateOrderCommand, QuoteCommand } from '#domain';
import { reaisToCents } from '../validation/scalar-field.decorator.js';
import { PAYMENT_METHODS_IN } from '../vocabulary/order.vocabulary.js';
import { toPackage, toPlace } from './order-parts.dto.js';
import type { CallCourierDto, CreateOrderDto, QuoteDto } from './order.dto.js';

export function toQuoteCommand(body: QuoteDto): QuoteCommand {
  return { merchantId: body.cliente_id ?? null, ...toQuoted(body) };
}

function toQuoted(body: QuoteDto) {
  return {
    vehicleTypeId: body.tipo_veiculo_id,
    categoryId: body.categoria_id ?? null,
    pickup: toPlace(body.endereco_coleta),
    stops: body.enderecos_entrega.map((stop) => ({
      displayId: stop.order_display_id ?? null,
      ...toPlace(stop),
    })),
    package: toPackage(body.dimensoes_pacote),
    needsReturn: body.retorno_necessario ?? false,
  };
}

export function toPlaceOrderCommand(body: CreateOrderDto, now: Date): CreateOrderCommand {
  return {
    source: 'full_api',
    merchant: toMerchant(body),
    needsProof: body.prova_entrega_necessaria ?? false,
    externalId: body.external_id ?? null,
    observation: body.observacao ?? null,
    goodsValueCents: typeof body.valor_pedidos === 'number' ? reaisToCents(body.valor_pedidos) : null,
    paymentMethod: PAYMENT_METHODS_IN[body.metodo_pagamento ?? 'faturado'],
    ...timing(body, now),
    ...toQuoted(body),
  };
}

export function toCourierCallCommand(body: CallCourierDto, now: Date): CreateOrderCommand {
  return {
    ...timing(body, now),
    source: 'full_api',
    merchant: toMerchant(body),
    vehicleTypeId: body.tipo_veiculo_id ?? null,
    categoryId: null,
    pickup: toPlace(body.endereco_coleta),
    stops: [],
    openStops: body.num_locais_entrega,
    needsReturn: body.retorno_necessario ?? false,
    needsProof: body.prova_entrega ?? false,
    observation: body.observacao ?? null,
    paymentMethod: PAYMENT_METHODS_IN[body.metodo_pagamento ?? 'faturado'],
  };
}

/** A delay in seconds outweighs the initial status. */
function timing(body: CreateOrderDto | CallCourierDto, now: Date) {
  const { agendamento_segundos: delay, status_inicial: initial } = body;
  if (typeof delay !== 'number') return { initialStatus: initial ?? ('pending' as const) };
  return { initialStatus: 'pending' as const, scheduledFor: new Date(now.getTime() + delay * 1_000) };
}

function toMerchant(body: CreateOrderDto | CallCourierDto): CreateOrderCommand['merchant'] {
  const { cliente_id, cliente } = body;
  if (typeof cliente_id === 'number' || !cliente) return { id: cliente_id ?? 0 };
  const { nome, email, telefone, senha } = cliente;
  return { create: { name: nome, email, phone: telefone, password: senha } };
}
