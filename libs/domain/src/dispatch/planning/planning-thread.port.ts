import { type HubPass, planHub } from './hub-pass.calculator.js';
import type { Plan } from './planning.types.js';

/** A plan of so many orders was given up: it would have taken longer than the pass's lease of the hub. */
export class PlanTooSlow extends Error {
  constructor(readonly orders: number) {
    super(`A plan of ${String(orders)} orders did not come in time`);
  }
}

/** Computes plans, so that they block nothing else in the process. */
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

/** A request to the planning thread. */
export interface ThreadRequest {
  readonly id: number;
  readonly pass: HubPass;
}

export type ThreadAnswer =
  { readonly id: number; readonly plan: Plan } | { readonly id: number; readonly error: unknown };

const OURS = import.meta.url;

/** The program of a planning thread, built or as a source, whichever runs here. */
export const PLANNING_PROGRAM = new URL(`./planning-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
