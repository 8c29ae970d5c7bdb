import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { RoutePlanner, ServiceAreas } from '../../places/index.js';
import type { HubPass, PlaceNumbers, WayTables } from '../planning/index.js';

/** A hub with more is planned on straight lines: its tables would take longer than a pass may. */
const MAX_CELLS = 1_000_000;

@Injectable()
export class PlanningBase {
  constructor(
    private readonly catalog: Catalog,
    private readonly areas: ServiceAreas,
    private readonly routes: RoutePlanner,
  ) {}

  async of(hubId: number): Promise<Pick<HubPass, 'types' | 'areas'>> {
    const types = await this.catalog.vehicleTypes(hubId);
    return {
      types: types.map(({ id, kind, maxWeightKg }) => ({ id, kind, maxWeightKg })),
      areas: await this.areas.boxes(hubId),
    };
  }

  /** Ways between all places of a pass, which itself asks nobody. */
  async ways(hubId: number, { stops, starts }: PlaceNumbers): Promise<WayTables> {
    const couriers = [...starts.values()].reduce((sum, { length }) => sum + length, 0);
    if (stops.length === 0 || stops.length * (stops.length + couriers) > MAX_CELLS) return {};
    const tables: WayTables = {};
    for (const [kind, begins] of starts) {
      const times = await this.routes.times(hubId, [...stops, ...begins], stops, kind);
      if (times) tables[kind] = times;
    }
    return tables;
  }
}
