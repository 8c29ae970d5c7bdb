import type { Dispatch } from '../../company/index.js';
import type { GeoBox } from '../../base/index.js';
import type { WayTables } from './pass-places.calculator.js';
import { planRegions } from './planning-regions.rules.js';
import type { Plan } from './planning.types.js';
import { type PlannedVehicle, planWorldOf } from './planning-world.mapper.js';
import type { WorldRows } from './world-rows.types.js';

/** Input of a pass, as data that can be sent to a thread. */
export interface HubPass {
  readonly rows: WorldRows;
  readonly now: Date;
  readonly dispatch: Dispatch;
  readonly types: readonly PlannedVehicle[];
  /** The hub's service areas: those that do not touch are planned apart. */
  readonly areas: readonly GeoBox[];
  /** Times by road between all places; a kind of vehicle that is absent goes by straight lines. */
  readonly ways: WayTables;
  /** Maximum of orders that are planned of one region. */
  readonly orderLimit: number;
}

export function planHub({ rows, now, dispatch, types, areas, ways, orderLimit }: HubPass): Plan {
  return planRegions(planWorldOf(rows, now, dispatch, types, ways), areas, orderLimit);
}

/** A plan of so many orders was given up: it would have taken longer than the pass's lease of the hub. */
export class PlanTooSlow extends Error {
  constructor(readonly orders: number) {
    super(`A plan of ${String(orders)} orders did not come in time`);
  }
}

export abstract class PlanningThread {
  /** @throws PlanTooSlow */
  abstract plan(pass: HubPass): Promise<Plan>;
}

/** Computes in the calling process: for tests, and where no thread can be started. */
export class InProcessPlanning extends PlanningThread {
  override plan(pass: HubPass): Promise<Plan> {
    return Promise.resolve(planHub(pass));
  }
}

export interface ThreadRequest {
  readonly id: number;
  readonly pass: HubPass;
}

export type ThreadAnswer =
  { readonly id: number; readonly plan: Plan } | { readonly id: number; readonly error: unknown };

const OURS = import.meta.url;

/** The program of a planning thread, built or as a source, whichever runs here. */
export const PLANNING_PROGRAM = new URL(`./planning-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
