import type { z } from 'zod';
import {
  CourierQueries,
  CourierRegistrations,
  Hubs,
  ServiceAreas,
  type Caller,
  type CourierFilter,
} from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/path.schemas.js';
import { PrimaryBaseController } from '../wire/primary-base.decorator.js';
import { withoutUndefined } from '../wire/optional.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import { changedCourier, changedCouriers, courierList } from './courier.dto.js';
import * as examples from './courier.examples.js';
import { courierChanges, courierElement, courierPatches } from './courier.mapper.js';
import { DONE_TEXTS } from '../vocabulary/index.js';

const PER_PAGE = 20;

@PrimaryBaseController()
export class ModelMCouriersController {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly registrations: CourierRegistrations,
    private readonly hubs: Hubs,
    private readonly areas: ServiceAreas,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'condutor',
    status: 200,
    summary: 'Consultar condutores',
    access: 'hub',
    query: courierList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.courier],
  })
  async list(
    @CurrentCaller() { scope, hubId }: Caller,
    @EndpointQuery() input: z.output<typeof courierList>,
  ) {
    const filter: CourierFilter = withoutUndefined({
      registration: input.status_condutor,
      phonePart: input.telefone,
      cpfPart: input.cpf,
      ids: input.id === undefined ? undefined : [input.id],
    });
    const { limite: perPage = PER_PAGE, pagina: page = 1 } = input;
    const { items } = await this.couriers.page(scope, filter, { page, perPage });
    const hub = await this.hubs.get(hubId);
    return items.map((view) => courierElement(hub, view));
  }

  @Endpoint({
    method: 'POST',
    path: 'atualizarCondutor/:id',
    status: 200,
    summary: 'Atualizar condutor',
    access: 'hub',
    params: { id: pathId(56) },
    body: changedCourier,
    examples: { modelo: { modelo: 'CG 160', cor: '#FF0000' } },
    answer: { status: 'OK', mensagem: DONE_TEXTS.courierUpdated },
  })
  async update(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() input: z.output<typeof changedCourier>,
  ) {
    await this.registrations.update(scope, id, courierChanges(input));
    return { status: 'OK', mensagem: DONE_TEXTS.courierUpdated };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarCondutores',
    status: 200,
    summary: 'Atualizar vários condutores',
    access: 'hub',
    body: changedCouriers,
    examples: { areas: { condutores: [10001], areas_bloqueio: [] } },
  })
  async updateMany(
    @CurrentCaller() { scope }: Caller,
    @EndpointBody() input: z.output<typeof changedCouriers>,
  ): Promise<void> {
    const patches = courierPatches(input);
    const named = new Set(patches.flatMap(({ changes }) => changes.blockedAreaIds ?? []));
    const known = new Set((await this.areas.list(scope)).map(({ id }) => id));
    if ([...named].some((id) => !known.has(id))) throw businessError(24, 'areas_bloqueio');
    await this.registrations.updateMany(scope, patches);
  }
}
