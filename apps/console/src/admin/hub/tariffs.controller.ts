import { Tariffs, tariffTermsSchema, type Scope } from '#domain';
import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { id as idNumber, idText, instant, name } from '../schemas.js';

const optional = {
  categoryId: idNumber.nullable().exactOptional(),
  merchantId: idNumber.nullable().exactOptional(),
  courierShareBp: z.int().min(0).max(10_000).nullable().exactOptional(),
  active: z.boolean().exactOptional(),
  validFrom: instant.nullable().exactOptional(),
  validUntil: instant.nullable().exactOptional(),
};
const newTariff = z.strictObject({ name, vehicleTypeId: idNumber, terms: tariffTermsSchema, ...optional });
const tariffPatch = z.strictObject({
  name: name.exactOptional(),
  vehicleTypeId: idNumber.exactOptional(),
  terms: tariffTermsSchema.exactOptional(),
  ...optional,
});

@AdminController('tariffs', 'tariffs')
export class TariffsController {
  constructor(private readonly tariffs: Tariffs) {}

  @Get()
  async list(@By() by: Scope) {
    return { items: await this.tariffs.list(by) };
  }

  @Get(':id')
  read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.tariffs.byId(by, id);
  }

  @Post()
  @Audited('tariff', 'created')
  create(@By() by: Scope, @Body(as(newTariff)) body: z.output<typeof newTariff>) {
    return this.tariffs.create(by, body);
  }

  @Patch(':id')
  @Audited('tariff', 'updated')
  update(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(tariffPatch)) body: z.output<typeof tariffPatch>,
  ) {
    return this.tariffs.update(by, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Audited('tariff', 'deleted')
  delete(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.tariffs.delete(by, id);
  }
}
