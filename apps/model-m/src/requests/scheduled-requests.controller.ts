import { z } from 'zod';
import { type ListedOrder, OrderQueries } from '#domain';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { countAttribute } from '../wire/field.schemas.js';
import { businessError, withErrorCodes } from '../wire/error.mapper.js';
import { requestRefAttribute } from './open-request.dto.js';
import * as examples from './request.examples.js';
import { AWAITING_DISPATCH, SCHEDULE_TEXTS, scheduleCode } from '../vocabulary/index.js';
import { type HubContext, HubContexts } from './hub-context.provider.js';
import { localDateAndTime } from '../wire/local-time.mapper.js';
import { departure, stopElements, valueOf } from './request.mapper.js';

/** A scheduled request keeps its number when it is dispatched. */
function scheduledElement(order: ListedOrder, context: HubContext) {
  const code = scheduleCode(order);
  const { date, time } = localDateAndTime(
    context.hub,
    order.searchAt ?? order.scheduledFor ?? order.createdAt,
  );
  const category = context.categories.get(order.categoryId ?? 0);
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
    paradas: stopElements(order, context.publicUrl),
  };
}

const scheduledList = z.object({
  id_mch_programada: requestRefAttribute().optional(),
  limite: countAttribute(100, 20).optional(),
  pagina: countAttribute(1_000_000, 1).optional(),
});

const api = modelMApi({ orders: OrderQueries, hubContexts: HubContexts });

export const ScheduledRequestsController = api.controller('ScheduledRequestsController', {
  list: api.get('consultarProgramada', {
    summary: 'Consultar solicitações programadas',
    access: 'any',
    query: scheduledList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.scheduled],
    nullable: ['lat', 'lng'],
    orOne: true,
    run: async ({ orders, hubContexts, scope, hubId, query }) => {
      const { id_mch_programada: ref, limite = 20, pagina = 1 } = query;
      const context = await hubContexts.of(hubId);
      if (ref !== undefined) {
        const order = await withErrorCodes(orders.byRef(scope, ref), { order_not_found: 75 });
        if (order.scheduledFor === null) throw businessError(75);
        return scheduledElement(order, context);
      }
      const filter = { statuses: [...AWAITING_DISPATCH], scheduledOnly: true };
      const found = await orders.newest(scope, filter, limite, (pagina - 1) * limite);
      return found.map((order) => scheduledElement(order, context));
    },
  }),
});
