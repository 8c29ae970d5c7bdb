import type { ListedOrder } from '#domain';
import { SCHEDULE_LETTERS, SCHEDULE_TEXTS } from '../vocabulary/index.js';
import { localDateAndTime } from '../wire/local-time.js';
import { departure, stopElements, valueOf } from './request.mapper.js';
import type { Surroundings } from './surroundings.js';

/** A scheduled request: dispatched at its time, it stays the same request under the same number. */
export function scheduledElement(order: ListedOrder, around: Surroundings) {
  const letter = SCHEDULE_LETTERS[order.status];
  const { date, time } = localDateAndTime(
    around.hub,
    order.searchAt ?? order.scheduledFor ?? order.createdAt,
  );
  const category = around.categories.get(order.categoryId ?? 0);
  return {
    id_mch_programada: String(order.id),
    situacao: letter,
    situacao_formatada: SCHEDULE_TEXTS[letter],
    data_previsao_disparo: date,
    hora_previsao_disparo: time,
    id_mch: letter === 'D' ? String(order.id) : null,
    observacao: order.observation ?? '',
    empresa: {
      id: String(order.merchantId),
      nome: order.merchant.name,
    },
    categoria: { id: category ? String(category.id) : '', nome: category?.name ?? '' },
    valor: { estimado: valueOf(order), prefixado: valueOf(order) },
    coleta: departure(order.pickup),
    paradas: stopElements(order, around.publicUrl),
  };
}
