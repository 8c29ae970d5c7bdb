import { Catalog, Hubs, VEHICLE_KINDS } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';

const companyAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  phone: textAnswer,
  logoUrl: textAnswer,
  vehicleTypes: z.array(z.strictObject({ id: z.int(), name: z.string(), kind: z.enum(VEHICLE_KINDS) })),
});

/** A company as people see it before they register as couriers. */
@Controller('api/courier/companies')
export class RegistrationCompaniesController {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'The company behind a link to register: its name and the vehicles it works with',
    open: true,
    params: { id: pathId('hub_not_found') },
    answer: companyAnswer,
    errors: [404],
  })
  async show(@EndpointParam('id') id: number) {
    const { name, city, state, timezone, settings } = await this.hubs.get(id);
    const types = await this.catalog.vehicleTypes(id);
    const vehicleTypes = types.map(({ id: typeId, name: typeName, kind }) => ({
      id: typeId,
      name: typeName,
      kind,
    }));
    const { phone, logoUrl } = settings.branding;
    return { id, name, city, state, timezone, phone, logoUrl, vehicleTypes };
  }
}
