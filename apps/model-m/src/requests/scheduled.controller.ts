import { Query } from '@nestjs/common';
import { z } from 'zod';
import { OrderQueries, type Caller } from '#domain';
import { Calling } from '../auth/caller.js';
import { decodeQuery } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { count } from '../wire/fields.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { orRefuse, refuse } from '../wire/problem.js';
import { requestRef } from './open-request.dto.js';
import * as examples from './request.examples.js';
import { AWAITING_DISPATCH } from '../vocabulary/index.js';
import { scheduledElement } from './scheduled.mapper.js';
import { SurroundingsOfHub } from './surroundings.js';

const PER_PAGE = 20;

const scheduledList = z.object({
  id_mch_programada: requestRef().optional(),
  limite: count(100, 20).optional(),
  pagina: count(1_000_000, 1).optional(),
});

@PortugueseController()
export class ScheduledController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly surroundings: SurroundingsOfHub,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'consultarProgramada',
    summary: 'Consultar solicitações programadas',
    access: 'any',
    query: scheduledList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.scheduled],
    nullable: ['lat', 'lng'],
    orOne: true,
  })
  async list(@Calling() { scope, hubId }: Caller, @Query() query: Record<string, unknown>) {
    const { id_mch_programada: ref, limite = PER_PAGE, pagina = 1 } = decodeQuery(scheduledList, query);
    const around = await this.surroundings.of(hubId);
    if (ref !== undefined) {
      const order = await orRefuse(this.orders.byRef(scope, ref), { order_not_found: 75 });
      if (order.scheduledFor === null) throw refuse(75);
      return scheduledElement(order, around);
    }
    const filter = { statuses: [...AWAITING_DISPATCH], scheduledOnly: true };
    const found = await this.orders.newest(scope, filter, limite, (pagina - 1) * limite);
    return found.map((order) => scheduledElement(order, around));
  }
}
