import { Body, Param, Query } from '@nestjs/common';
import {
  CourierQueries,
  CourierRegistrations,
  Hubs,
  ServiceAreas,
  type Caller,
  type CourierFilter,
} from '#domain';
import { Calling } from '../auth/caller.js';
import { decode, decodeQuery } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { present } from '../wire/present.js';
import { refuse } from '../wire/problem.js';
import { changedCourier, changedCouriers, courierList } from './courier.dto.js';
import * as examples from './courier.examples.js';
import { courierChanges, courierElement, courierPatches } from './courier.mapper.js';

const PER_PAGE = 20;

@PortugueseController()
export class CouriersController {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly registrations: CourierRegistrations,
    private readonly hubs: Hubs,
    private readonly areas: ServiceAreas,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'condutor',
    summary: 'Consultar condutores',
    access: 'hub',
    query: courierList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.courier],
  })
  async list(@Calling() { scope, hubId }: Caller, @Query() query: Record<string, unknown>) {
    const input = decodeQuery(courierList, query);
    const filter: CourierFilter = present({
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
    summary: 'Atualizar condutor',
    access: 'hub',
    body: changedCourier,
    examples: { modelo: { modelo: 'CG 160', cor: '#FF0000' } },
    answer: { status: 'OK', mensagem: 'Motorista atualizado com sucesso' },
  })
  async update(@Calling() { scope }: Caller, @Param('id') id: string, @Body() body: unknown) {
    const changes = courierChanges(decode(changedCourier, body));
    await this.registrations.update(scope, courierIdOf(id), changes);
    return { status: 'OK', mensagem: 'Motorista atualizado com sucesso' };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarCondutores',
    summary: 'Atualizar vários condutores',
    access: 'hub',
    body: changedCouriers,
    examples: { areas: { condutores: [10001], areas_bloqueio: [] } },
  })
  async updateMany(@Calling() { scope }: Caller, @Body() body: unknown): Promise<void> {
    const patches = courierPatches(decode(changedCouriers, body));
    const named = new Set(patches.flatMap(({ changes }) => changes.blockedAreaIds ?? []));
    const known = new Set((await this.areas.list(scope)).map(({ id }) => id));
    if ([...named].some((id) => !known.has(id))) throw refuse(24, 'areas_bloqueio');
    await this.registrations.updateMany(scope, patches);
  }
}

export function courierIdOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw refuse(56);
  return Number(id);
}
