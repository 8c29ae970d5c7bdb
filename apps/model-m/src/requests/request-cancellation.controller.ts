import { OrderLifecycle, OrderQueries, requireLeaderOrUngrouped } from '#domain';
import {
  DONE_TEXTS,
  CANCEL_MOTIVES,
  DEFAULT_CANCEL_MOTIVE,
  MOTIVE_TEXTS,
  type CancelMotive,
} from '../vocabulary/index.js';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { withErrorCodes, businessError } from '../wire/error.mapper.js';
import { cancelRequest, cancelScheduled } from './open-request.dto.js';

const api = modelMApi({ orders: OrderQueries, lifecycle: OrderLifecycle });

export const RequestCancellationController = api.controller('RequestCancellationController', {
  cancel: api.post('cancelar', {
    summary: 'Cancelar solicitação',
    access: 'any',
    body: cancelRequest,
    examples: { motivo: { id_mch: '10001', motivo_id: 6 } },
    answer: { status: 'success', mensagem: DONE_TEXTS.requestCancelled },
    run: async ({ orders, lifecycle, scope, body }) => {
      const order = await orders.byRef(scope, body.id_mch);
      requireLeaderOrUngrouped(order);
      await lifecycle.cancel(scope, order.id, reasonOf(body.motivo_id ?? DEFAULT_CANCEL_MOTIVE));
      return { status: 'success', mensagem: DONE_TEXTS.requestCancelled };
    },
  }),
  cancelScheduled: api.post('cancelarProgramada', {
    summary: 'Cancelar solicitação programada',
    access: 'any',
    body: cancelScheduled,
    examples: { programada: { id_mch_programada: '10002' } },
    answer: { id_mch_programada: 10002, mensagem: DONE_TEXTS.scheduledCancelled },
    run: async ({ orders, lifecycle, scope, body: { id_mch_programada: ref } }) => {
      const order = await withErrorCodes(orders.byRef(scope, ref), { order_not_found: 75 });
      if (order.scheduledFor === null) throw businessError(75);
      requireLeaderOrUngrouped(order);
      const reason = reasonOf(DEFAULT_CANCEL_MOTIVE);
      await lifecycle.cancel(scope, order.id, { ...reason, onlyBeforeDispatch: true });
      return { id_mch_programada: order.id, mensagem: DONE_TEXTS.scheduledCancelled };
    },
  }),
});

function reasonOf(motive: CancelMotive) {
  return { reason: CANCEL_MOTIVES[motive], note: MOTIVE_TEXTS[motive] } as const;
}
