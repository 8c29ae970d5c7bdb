import { Catalog, VEHICLE_KINDS, type Scope } from '#domain';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { id as idNumber, idText, media, name, text } from '../schemas.js';

const maximum = z.number().positive().max(100_000).nullable().exactOptional();
const traits = {
  dimensionsRequired: z.boolean().exactOptional(),
  limitsEnforced: z.boolean().exactOptional(),
  maxHeightCm: maximum,
  maxWidthCm: maximum,
  maxLengthCm: maximum,
  maxWeightKg: maximum,
  media: media.exactOptional(),
};
const newVehicleType = z.strictObject({ name, kind: z.enum(VEHICLE_KINDS), ...traits });
const vehicleTypePatch = z.strictObject({
  name: name.exactOptional(),
  kind: z.enum(VEHICLE_KINDS).exactOptional(),
  ...traits,
});
const details = { description: text.nullable().exactOptional(), media: media.exactOptional() };
const newCategory = z.strictObject({ vehicleTypeId: idNumber, name, ...details });
const categoryPatch = z.strictObject({ name: name.exactOptional(), ...details });
const categoriesQuery = z.strictObject({ vehicleTypeId: idText.exactOptional() });

@AdminController('vehicle-types', 'catalog')
export class VehicleTypesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  async list(@By() { hubId }: Scope) {
    return { items: await this.catalog.vehicleTypes(hubId) };
  }

  @Get(':id')
  read(@By() { hubId }: Scope, @Param('id', as(idText)) id: number) {
    return this.catalog.vehicleType(hubId, id);
  }

  @Post()
  @Audited('vehicle_type', 'created')
  create(@By() { hubId }: Scope, @Body(as(newVehicleType)) body: z.output<typeof newVehicleType>) {
    return this.catalog.createVehicleType(hubId, body);
  }

  @Patch(':id')
  @Audited('vehicle_type', 'updated')
  update(
    @By() { hubId }: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(vehicleTypePatch)) body: z.output<typeof vehicleTypePatch>,
  ) {
    return this.catalog.updateVehicleType(hubId, id, body);
  }
}

@AdminController('categories', 'catalog')
export class CategoriesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  async list(
    @By() { hubId }: Scope,
    @Query(as(categoriesQuery)) { vehicleTypeId }: z.output<typeof categoriesQuery>,
  ) {
    const items =
      vehicleTypeId === undefined
        ? await this.catalog.allCategories(hubId)
        : await this.catalog.categories(hubId, vehicleTypeId);
    return { items };
  }

  @Get(':id')
  read(@By() { hubId }: Scope, @Param('id', as(idText)) id: number) {
    return this.catalog.category(hubId, id);
  }

  @Post()
  @Audited('category', 'created')
  create(@By() { hubId }: Scope, @Body(as(newCategory)) body: z.output<typeof newCategory>) {
    return this.catalog.createCategory(hubId, body);
  }

  @Patch(':id')
  @Audited('category', 'updated')
  update(
    @By() { hubId }: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(categoryPatch)) body: z.output<typeof categoryPatch>,
  ) {
    return this.catalog.updateCategory(hubId, id, body);
  }
}
