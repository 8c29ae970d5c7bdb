import type { z } from 'zod';
import { OrderLifecycle, OrderQueries, requireLeaderOrUngrouped, type Caller } from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import {
  DONE_TEXTS,
  CANCEL_MOTIVES,
  DEFAULT_CANCEL_MOTIVE,
  MOTIVE_TEXTS,
  type CancelMotive,
} from '../vocabulary/index.js';
import { Endpoint, EndpointBody } from '../wire/endpoint.decorator.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { withErrorCodes, businessError } from '../wire/error.mapper.js';
import { cancelRequest, cancelScheduled } from './open-request.dto.js';

@PrimaryBaseController()
export class RequestCancellationController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'cancelar',
    status: 200,
    summary: 'Cancelar solicitação',
    access: 'any',
    body: cancelRequest,
    examples: { motivo: { id_mch: '10001', motivo_id: 6 } },
    answer: { status: 'success', mensagem: DONE_TEXTS.requestCancelled },
  })
  async cancel(@CurrentCaller() { scope }: Caller, @EndpointBody() body: z.output<typeof cancelRequest>) {
    const { id_mch: ref, motivo_id: motive = DEFAULT_CANCEL_MOTIVE } = body;
    const order = await this.orders.byRef(scope, ref);
    requireLeaderOrUngrouped(order);
    await this.lifecycle.cancel(scope, order.id, reasonOf(motive));
    return { status: 'success', mensagem: DONE_TEXTS.requestCancelled };
  }

  @Endpoint({
    method: 'POST',
    path: 'cancelarProgramada',
    status: 200,
    summary: 'Cancelar solicitação programada',
    access: 'any',
    body: cancelScheduled,
    examples: { programada: { id_mch_programada: '10002' } },
    answer: { id_mch_programada: 10002, mensagem: DONE_TEXTS.scheduledCancelled },
  })
  async cancelScheduled(
    @CurrentCaller() { scope }: Caller,
    @EndpointBody() body: z.output<typeof cancelScheduled>,
  ) {
    const { id_mch_programada: ref } = body;
    const order = await withErrorCodes(this.orders.byRef(scope, ref), { order_not_found: 75 });
    if (order.scheduledFor === null) throw businessError(75);
    requireLeaderOrUngrouped(order);
    await this.lifecycle.cancel(scope, order.id, {
      ...reasonOf(DEFAULT_CANCEL_MOTIVE),
      onlyBeforeDispatch: true,
    });
    return { id_mch_programada: order.id, mensagem: DONE_TEXTS.scheduledCancelled };
  }
}

function reasonOf(motive: CancelMotive) {
  return { reason: CANCEL_MOTIVES[motive], note: MOTIVE_TEXTS[motive] } as const;
}
