import { Fleets, type FleetView, type Scope } from '#domain';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { id as idNumber, idText, name, text } from '../schemas.js';

const description = text.nullable().exactOptional();
const newFleet = z.strictObject({ name, description });
const fleetPatch = z.strictObject({ name: name.exactOptional(), description });
const members = z.strictObject({ courierIds: z.array(idNumber).max(10_000) });

/** Couriers looked at together; `GET /couriers?fleetId=` lists those of one. */
@AdminController('fleets', 'couriers')
export class FleetsController {
  constructor(private readonly fleets: Fleets) {}

  @Get()
  async list(@By() by: Scope) {
    return { items: (await this.fleets.list(by)).map(fleetBody) };
  }

  @Get(':id')
  async read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return fleetBody(await this.fleets.byId(by, id));
  }

  @Post()
  @Audited('fleet', 'created')
  async create(@By() by: Scope, @Body(as(newFleet)) body: z.output<typeof newFleet>) {
    return fleetBody(await this.fleets.create(by, body));
  }

  @Patch(':id')
  @Audited('fleet', 'updated')
  async update(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(fleetPatch)) body: z.output<typeof fleetPatch>,
  ) {
    return fleetBody(await this.fleets.update(by, id, body));
  }

  /** Its couriers stay. */
  @Delete(':id')
  @HttpCode(204)
  @Audited('fleet', 'deleted')
  delete(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.fleets.delete(by, id);
  }

  /** These and no others. One courier joins or leaves by `PATCH /couriers/{id} {fleetId}`. */
  @Put(':id/couriers')
  @Audited('fleet', 'couriers_set')
  async setCouriers(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(members)) { courierIds }: z.output<typeof members>,
  ) {
    return fleetBody(await this.fleets.setCouriers(by, id, courierIds));
  }
}

function fleetBody({ hubId: _, ...shown }: FleetView) {
  return shown;
}
