import { Catalog, VEHICLE_KINDS, type Scope } from '#domain';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';

const offeringAnswer = z.strictObject({
  vehicleTypes: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      kind: z.enum(VEHICLE_KINDS),
      categories: z.array(z.strictObject({ id: z.int(), name: z.string(), description: textAnswer })),
    }),
  ),
});

/** Vehicle types and categories that the company offers. */
@MerchantController('offering')
export class OfferingController {
  constructor(private readonly catalog: Catalog) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'quote',
    summary: 'Lists vehicle types, the default first, with their categories',
    answer: offeringAnswer,
  })
  async read(@MerchantScope() { hubId }: Scope) {
    const types = await this.catalog.vehicleTypes(hubId);
    const categories = await this.catalog.allCategories(hubId);
    const of = (typeId: number) =>
      categories
        .filter(({ vehicleTypeId }) => vehicleTypeId === typeId)
        .map(({ id, name, description }) => ({ id, name, description }));
    return { vehicleTypes: types.map(({ id, name, kind }) => ({ id, name, kind, categories: of(id) })) };
  }
}
