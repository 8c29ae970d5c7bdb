import { Injectable } from '@nestjs/common';
import { Catalog } from '../company/index.js';
import { ServiceAreas } from '../places/index.js';
import type { HubPass } from './hub-pass.calculator.js';

/** What changes seldom and every plan of a hub needs: vehicle types and service areas, from their caches. */
@Injectable()
export class PlanningGround {
  constructor(
    private readonly catalog: Catalog,
    private readonly areas: ServiceAreas,
  ) {}

  async of(hubId: number): Promise<Pick<HubPass, 'types' | 'areas'>> {
    const types = await this.catalog.vehicleTypes(hubId);
    return {
      types: types.map(({ id, kind, maxWeightKg }) => ({ id, kind, maxWeightKg })),
      areas: await this.areas.boxes(hubId),
    };
  }
}
