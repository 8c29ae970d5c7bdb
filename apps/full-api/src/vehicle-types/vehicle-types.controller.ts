import { Controller, Get, Param, Query } from '@nestjs/common';
import { Catalog, type Caller } from '#domain';
import { AccessFor } from '../auth/access.decorator.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { answering } from '../answered.error.js';
import { Documented } from '../openapi/documented.js';
import { CategoriesErrorBody } from '../openapi/error.body.js';
import { IdPipe } from '../validation/id.pipe.js';
import { TextField } from '../validation/scalar-fields.js';
import { ERROR_ANSWERS } from '../vocabulary/errors.js';
import { CategoryBody, toCategoryBody, toVehicleTypeBody, VehicleTypeBody } from './vehicle-type.body.js';

const tag = 'Tipos de veículo';
const MISSING = 'vehicle_type_not_found';

/** The contract words this endpoint's 404 under `message`. */
const AS_MESSAGE = { [MISSING]: { ...ERROR_ANSWERS[MISSING], key: 'message' } } as const;

export class FindByNameDto {
  @TextField({ label: 'O nome', description: 'Parte do nome' })
  nome?: string;
}

@Controller('tipos-veiculos')
@AccessFor('any')
export class VehicleTypesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @Documented({
    tag,
    summary: 'Lista os tipos de veículo',
    status: 200,
    type: VehicleTypeBody,
    list: true,
    errors: [400],
  })
  async list(
    @CurrentCaller() { hubId }: Caller,
    @Query() { nome }: FindByNameDto,
  ): Promise<VehicleTypeBody[]> {
    return (await this.catalog.vehicleTypes(hubId, nome)).map(toVehicleTypeBody);
  }

  @Get(':id')
  @Documented({ tag, summary: 'Lê um tipo de veículo', status: 200, type: VehicleTypeBody, errors: [404] })
  async read(
    @CurrentCaller() { hubId }: Caller,
    @Param('id', new IdPipe(MISSING)) id: number,
  ): Promise<VehicleTypeBody> {
    return toVehicleTypeBody(await this.catalog.vehicleType(hubId, id));
  }

  @Get(':id/categorias')
  @Documented({
    tag,
    summary: 'Lista as categorias de um tipo de veículo',
    status: 200,
    type: CategoryBody,
    list: true,
    errors: [400, 404],
    notFoundType: CategoriesErrorBody,
  })
  categories(
    @CurrentCaller() { hubId }: Caller,
    @Param('id') id: string,
    @Query() { nome }: FindByNameDto,
  ): Promise<CategoryBody[]> {
    return answering(AS_MESSAGE, async () => {
      const vehicleTypeId = new IdPipe(MISSING).transform(id);
      return (await this.catalog.categories(hubId, vehicleTypeId, nome)).map(toCategoryBody);
    });
  }
}
