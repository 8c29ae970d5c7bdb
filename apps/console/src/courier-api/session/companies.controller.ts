import { Catalog, type Hub, Hubs, privacyNotice, VEHICLE_KINDS } from '#domain';
import { Controller, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { type CourierSession, CourierGuard, CurrentCourier } from './courier.guard.js';

const companyAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  phone: textAnswer,
  logoUrl: textAnswer,
  /** Paragraphs, divided by empty lines. */
  privacyNotice: z.string(),
  vehicleTypes: z.array(z.strictObject({ id: z.int(), name: z.string(), kind: z.enum(VEHICLE_KINDS) })),
});

/** Companies as their couriers see them, and people who want to register. */
@Controller('api/courier')
export class CourierCompaniesController {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'company',
    status: 200,
    summary: "The courier's company",
    answer: companyAnswer,
  })
  @UseGuards(CourierGuard)
  async own(@CurrentCourier() { scope }: CourierSession) {
    return this.shown(await this.hubs.get(scope.hubId));
  }

  @Endpoint({
    method: 'GET',
    path: 'companies/:id',
    status: 200,
    summary: 'The company behind a link to register: its name and the vehicles it works with',
    description: 'Only a company that takes registrations; it may switch them off.',
    open: true,
    params: { id: pathId('hub_not_found') },
    answer: companyAnswer,
    errors: [404],
  })
  async show(@EndpointParam('id') id: number) {
    return this.shown(await this.hubs.takingRegistrations(id));
  }

  private async shown({ id, name, city, state, timezone, settings }: Hub) {
    const types = await this.catalog.vehicleTypes(id);
    const vehicleTypes = types.map(({ id: typeId, name: typeName, kind }) => ({
      id: typeId,
      name: typeName,
      kind,
    }));
    const { phone, logoUrl } = settings.branding;
    return {
      ...{ id, name, city, state, timezone, phone, logoUrl, vehicleTypes },
      privacyNotice: privacyNotice({ name, settings }),
    };
  }
}
