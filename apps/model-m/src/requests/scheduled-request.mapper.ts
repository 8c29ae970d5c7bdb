import type { ListedOrder } from '#domain';
import { SCHEDULE_TEXTS, scheduleCode } from '../vocabulary/index.js';
import { localDateAndTime } from '../wire/local-time.mapper.js';
import { departure, stopElements, valueOf } from './request.mapper.js';
import type { HubContext } from './hub-context.provider.js';

/** A scheduled request; once dispatched it stays the same request under the same number. */
export function scheduledElement(order: ListedOrder, around: HubContext) {
  const code = scheduleCode(order);
  const { date, time } = localDateAndTime(
    around.hub,
    order.searchAt ?? order.scheduledFor ?? order.createdAt,
  );
  const category = around.categories.get(order.categoryId ?? 0);
  return {
    id_mch_programada: String(order.id),
    situacao: code,
    situacao_formatada: SCHEDULE_TEXTS[code],
    data_previsao_disparo: date,
    hora_previsao_disparo: time,
    id_mch: code === 'D' || code === 'G' ? String(order.id) : null,
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
