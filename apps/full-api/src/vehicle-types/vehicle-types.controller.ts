import { Controller } from '@nestjs/common';
import { Catalog, type Caller } from '#domain';
import { CurrentCaller } from '../auth/caller.guard.js';
import { Endpoint, EndpointParam, EndpointQuery, withEndpointErrors } from '../endpoint.decorator.js';
import { CategoriesErrorBody } from '../openapi/error.body.js';
import { pathId, pathRef } from '../validation/path.parser.js';
import { TextField } from '../validation/scalar-field.decorator.js';
import { FULL_API_ERRORS } from '../vocabulary/error.vocabulary.js';
import { CategoryBody, toCategoryBody, toVehicleTypeBody, VehicleTypeBody } from './vehicle-type.body.js';

const tag = 'Tipos de veículo';
const MISSING = 'vehicle_type_not_found';
const vehicleTypeId = pathId(MISSING);

/** The contract puts this endpoint's 404 text under `message`. */
const AS_MESSAGE = { [MISSING]: { ...FULL_API_ERRORS[MISSING], key: 'message' } } as const;

export class FindByNameDto {
  @TextField({ label: 'O nome', description: 'Parte do nome' })
  nome?: string;
}

@Controller('tipos-veiculos')
export class VehicleTypesController {
  constructor(private readonly catalog: Catalog) {}

  @Endpoint({
    tag,
    method: 'GET',
    status: 200,
    summary: 'Lista os tipos de veículo',
    access: 'any',
    query: FindByNameDto,
    answer: VehicleTypeBody,
    list: true,
    errors: [400],
  })
  async list(
    @CurrentCaller() { hubId }: Caller,
    @EndpointQuery() { nome }: FindByNameDto,
  ): Promise<VehicleTypeBody[]> {
    return (await this.catalog.vehicleTypes(hubId, nome)).map(toVehicleTypeBody);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Lê um tipo de veículo',
    access: 'any',
    params: { id: vehicleTypeId },
    answer: VehicleTypeBody,
    errors: [404],
  })
  async read(@CurrentCaller() { hubId }: Caller, @EndpointParam('id') id: number): Promise<VehicleTypeBody> {
    return toVehicleTypeBody(await this.catalog.vehicleType(hubId, id));
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: ':id/categorias',
    status: 200,
    summary: 'Lista as categorias de um tipo de veículo',
    access: 'any',
    params: { id: pathRef },
    query: FindByNameDto,
    answer: CategoryBody,
    list: true,
    errors: [400, 404],
    notFoundType: CategoriesErrorBody,
  })
  categories(
    @CurrentCaller() { hubId }: Caller,
    @EndpointParam('id') id: string,
    @EndpointQuery() { nome }: FindByNameDto,
  ): Promise<CategoryBody[]> {
    return withEndpointErrors(AS_MESSAGE, async () => {
      const found = await this.catalog.categories(hubId, vehicleTypeId.read(id), nome);
      return found.map(toCategoryBody);
    });
  }
}
