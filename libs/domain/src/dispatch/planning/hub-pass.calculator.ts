import type { HubSettings } from '../../company/index.js';
import type { GeoBox } from '../../base/index.js';
import type { WayTables } from './pass-places.calculator.js';
import { planRegions } from './planning-regions.rules.js';
import type { Plan } from './planning.types.js';
import { type PlannedVehicle, planSettingsOf, planWorldOf } from './planning-world.mapper.js';
import type { WorldRows } from './world-rows.types.js';

/** Input of a pass over a hub, as data that can be sent to a thread. */
export interface HubPass {
  readonly rows: WorldRows;
  readonly now: Date;
  readonly dispatch: HubSettings['dispatch'];
  readonly types: readonly PlannedVehicle[];
  /** The hub's service areas: those that do not touch are planned apart. */
  readonly areas: readonly GeoBox[];
  /** Times by road between all places; a kind of vehicle that is absent goes by straight lines. */
  readonly ways: WayTables;
  /** Orders of a region that are planned. */
  readonly orderLimit: number;
}

export function planHub({ rows, now, dispatch, types, areas, ways, orderLimit }: HubPass): Plan {
  const world = planWorldOf(rows, now, dispatch, types, ways);
  return planRegions(world, planSettingsOf(dispatch), areas, orderLimit);
}
