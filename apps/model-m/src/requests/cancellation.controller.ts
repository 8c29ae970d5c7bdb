import { Body } from '@nestjs/common';
import { OrderLifecycle, OrderQueries, requireOwnVoice, type Caller } from '#domain';
import { Calling } from '../auth/caller.js';
import { DEFAULT_MOTIVE, MOTIVES } from '../vocabulary/index.js';
import { decode } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { orRefuse, refuse } from '../wire/problem.js';
import { cancelRequest, cancelScheduled } from './open-request.dto.js';

@PortugueseController()
export class CancellationController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'cancelar',
    summary: 'Cancelar solicitação',
    access: 'any',
    body: cancelRequest,
    examples: { motivo: { id_mch: '10001', motivo_id: 6 } },
    answer: { status: 'success', mensagem: 'Entrega cancelada com sucesso' },
  })
  async cancel(@Calling() { scope }: Caller, @Body() body: unknown) {
    const { id_mch: ref, motivo_id: motive = DEFAULT_MOTIVE } = decode(cancelRequest, body);
    const order = await this.orders.byRef(scope, ref);
    requireOwnVoice(order);
    await this.lifecycle.cancel(scope, order.id, reasonOf(motive));
    return { status: 'success', mensagem: 'Entrega cancelada com sucesso' };
  }

  @Endpoint({
    method: 'POST',
    path: 'cancelarProgramada',
    summary: 'Cancelar solicitação programada',
    access: 'any',
    body: cancelScheduled,
    examples: { programada: { id_mch_programada: '10002' } },
    answer: { id_mch_programada: 10002, mensagem: 'Programada cancelada com sucesso' },
  })
  async cancelScheduled(@Calling() { scope }: Caller, @Body() body: unknown) {
    const { id_mch_programada: ref } = decode(cancelScheduled, body);
    const order = await orRefuse(this.orders.byRef(scope, ref), { order_not_found: 75 });
    if (order.scheduledFor === null) throw refuse(75);
    requireOwnVoice(order);
    await this.lifecycle.cancel(scope, order.id, { ...reasonOf(DEFAULT_MOTIVE), onlyBeforeDispatch: true });
    return { id_mch_programada: order.id, mensagem: 'Programada cancelada com sucesso' };
  }
}

function reasonOf(motive: number) {
  const { reason = 'other', text } = MOTIVES[motive] ?? {};
  return { reason, note: text ?? null } as const;
}
