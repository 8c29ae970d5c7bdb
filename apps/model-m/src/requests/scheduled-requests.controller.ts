import { z } from 'zod';
import { OrderQueries, type Caller } from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Endpoint, EndpointQuery } from '../wire/endpoint.decorator.js';
import { countAttribute } from '../wire/field.schemas.js';
import { PrimaryBaseController } from '../wire/primary-base.decorator.js';
import { withErrorCodes, businessError } from '../wire/error.mapper.js';
import { requestRefAttribute } from './open-request.dto.js';
import * as examples from './request.examples.js';
import { AWAITING_DISPATCH } from '../vocabulary/index.js';
import { scheduledElement } from './scheduled-request.mapper.js';
import { HubContexts } from './hub-context.provider.js';

const PER_PAGE = 20;

const scheduledList = z.object({
  id_mch_programada: requestRefAttribute().optional(),
  limite: countAttribute(100, 20).optional(),
  pagina: countAttribute(1_000_000, 1).optional(),
});

@PrimaryBaseController()
export class ScheduledRequestsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly surroundings: HubContexts,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'consultarProgramada',
    status: 200,
    summary: 'Consultar solicitações programadas',
    access: 'any',
    query: scheduledList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.scheduled],
    nullable: ['lat', 'lng'],
    orOne: true,
  })
  async list(
    @CurrentCaller() { scope, hubId }: Caller,
    @EndpointQuery() query: z.output<typeof scheduledList>,
  ) {
    const { id_mch_programada: ref, limite = PER_PAGE, pagina = 1 } = query;
    const around = await this.surroundings.of(hubId);
    if (ref !== undefined) {
      const order = await withErrorCodes(this.orders.byRef(scope, ref), { order_not_found: 75 });
      if (order.scheduledFor === null) throw businessError(75);
      return scheduledElement(order, around);
    }
    const filter = { statuses: [...AWAITING_DISPATCH], scheduledOnly: true };
    const found = await this.orders.newest(scope, filter, limite, (pagina - 1) * limite);
    return found.map((order) => scheduledElement(order, around));
  }
}
