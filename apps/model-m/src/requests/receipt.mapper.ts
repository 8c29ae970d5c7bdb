import { formatDocument, type OrderCourier, type OrderView, type Place } from '#domain';
import { paymentCodeOf } from '../vocabulary/index.js';
import { durationMinutes, kilometres, valueOf } from './request.mapper.js';
import { orBlank } from '../wire/present.js';
import type { Surroundings } from './surroundings.js';

function place(at: Place, instant: Date | null) {
  return {
    endereco: at.address,
    bairro: orBlank(at.district),
    cidade: orBlank(at.city),
    estado: orBlank(at.state),
    data_hora: instant?.toISOString() ?? null,
  };
}

function driver(found: OrderCourier | null) {
  const courier: Partial<OrderCourier> = found ?? {};
  return {
    nome: orBlank(courier.name),
    telefone: orBlank(courier.phone),
    modelo: orBlank(courier.vehicleModel),
    placa: orBlank(courier.plate),
  };
}

/** The receipt of a finished request; `desejado` is its last stop. */
export function receipt(order: OrderView, around: Surroundings) {
  const { merchant } = order;
  const category = around.categories.get(order.categoryId ?? 0);
  const last = order.stops.at(-1) ?? order.pickup;
  const person = { nome: merchant.name, cpf: formatDocument(orBlank(merchant.document)) };
  return {
    id_mch: String(order.id),
    condutor: driver(order.courier),
    dados_solicitacao: {
      valor: valueOf(order),
      valor_original: valueOf(order),
      duracao: String(durationMinutes(order)),
      distancia: kilometres(order.distanceM),
      tarifa: order.price.tariffName,
      id_categoria: category ? String(category.id) : '',
      categoria: orBlank(category?.name),
      descricao_categoria: orBlank(category?.description),
      desconto: '0.00',
      tipo_pagamento: paymentCodeOf(order),
    },
    partida: place(order.pickup, order.collectedAt),
    desejado: place(last, order.deliveredAt ?? order.finishedAt),
    cliente: { cliente_id: String(order.merchantId), ...person },
    empresa: { empresa_id: String(order.merchantId), ...person },
  };
}
