import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { Merchants } from '../../people/index.js';
import { ServiceAreas } from '../../places/index.js';
import { DomainError, type Scope } from '../../base/index.js';
import type { ShiftSlot } from './shift-slot.entity.js';

/** What a slot names must be the hub's. */
@Injectable()
export class ShiftReferences {
  constructor(
    private readonly merchants: Merchants,
    private readonly areas: ServiceAreas,
    private readonly catalog: Catalog,
  ) {}

  async require(
    scope: Scope,
    { merchantId, areaId, vehicleTypeId }: Pick<ShiftSlot, 'merchantId' | 'areaId' | 'vehicleTypeId'>,
  ): Promise<void> {
    if (merchantId !== null) await this.merchants.get(scope, merchantId);
    const missing = (field: string) => new DomainError('invalid_value', { field });
    if (areaId !== null && !(await this.areas.list(scope)).some(({ id }) => id === areaId))
      throw missing('areaId');
    if (vehicleTypeId === null) return;
    if (!(await this.catalog.vehicleTypes(scope.hubId)).some(({ id }) => id === vehicleTypeId))
      throw missing('vehicleTypeId');
  }
}
