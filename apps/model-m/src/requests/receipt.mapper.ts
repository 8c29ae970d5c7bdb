import { endedAt, formatDocument, type OrderCourier, type OrderView, type Place } from '#domain';
import { paymentCodeOf } from '../vocabulary/index.js';
import { durationMinutes, kilometresText, valueOf } from './request.mapper.js';
import { phoneText, textOrEmpty } from '../wire/optional.mapper.js';
import type { HubContext } from './hub-context.provider.js';

function place(stop: Place, instant: Date | null) {
  return {
    endereco: stop.address,
    bairro: textOrEmpty(stop.district),
    cidade: textOrEmpty(stop.city),
    estado: textOrEmpty(stop.state),
    data_hora: instant?.toISOString() ?? null,
  };
}

function driver(found: OrderCourier | null) {
  const courier: Partial<OrderCourier> = found ?? {};
  return {
    nome: textOrEmpty(courier.name),
    telefone: phoneText(courier.phone),
    modelo: textOrEmpty(courier.vehicleModel),
    placa: textOrEmpty(courier.plate),
  };
}

/** Receipt of a finished request; `desejado` is its last stop. */
export function receipt(order: OrderView, context: HubContext) {
  const { merchant } = order;
  const category = context.categories.get(order.categoryId ?? 0);
  const last = order.stops.at(-1) ?? order.pickup;
  const person = { nome: merchant.name, cpf: formatDocument(textOrEmpty(merchant.document)) };
  return {
    id_mch: String(order.id),
    condutor: driver(order.courier),
    dados_solicitacao: {
      valor: valueOf(order),
      valor_original: valueOf(order),
      duracao: String(durationMinutes(order)),
      distancia: kilometresText(order.distanceM),
      tarifa: order.price.tariffName,
      id_categoria: category ? String(category.id) : '',
      categoria: textOrEmpty(category?.name),
      descricao_categoria: textOrEmpty(category?.description),
      desconto: '0.00',
      tipo_pagamento: paymentCodeOf(order),
    },
    partida: place(order.pickup, order.collectedAt),
    desejado: place(last, order.deliveredAt ?? endedAt(order)),
    cliente: { cliente_id: String(order.merchantId), ...person },
    empresa: { empresa_id: String(order.merchantId), ...person },
  };
}
