import { ServiceAreas, type Scope } from '#domain';
import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText, name } from '../schemas.js';

const areaInput = z.strictObject({
  name,
  isDefault: z.boolean().default(false),
  /** GeoJSON Polygon, MultiPolygon or a Feature of one; its geometry is checked by the core. */
  geojson: z.looseObject({ type: z.string() }),
});
type AreaInput = z.output<typeof areaInput>;

@AdminController('service-areas', 'service_areas')
export class ServiceAreasController {
  constructor(private readonly areas: ServiceAreas) {}

  @Get()
  async list(@By() by: Scope) {
    return { items: await this.areas.list(by) };
  }

  @Get(':id')
  read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.areas.byId(by, id);
  }

  @Post()
  @Audited('service_area', 'created')
  create(@By() by: Scope, @Body(as(areaInput)) body: AreaInput) {
    return this.areas.create(by, body);
  }

  @Put(':id')
  @Audited('service_area', 'updated')
  update(@By() by: Scope, @Param('id', as(idText)) id: number, @Body(as(areaInput)) body: AreaInput) {
    return this.areas.update(by, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Audited('service_area', 'deleted')
  delete(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.areas.delete(by, id);
  }
}
