import { type HubPass, planHub } from './hub-pass.calculator.js';
import type { Plan } from './planning/planning.types.js';

/** Where passes are planned, so that planning holds up nothing else that the process does. */
export abstract class PlanningThread {
  abstract plan(pass: HubPass): Promise<Plan>;
}

/** Plans where it is asked: in tests, and where no thread can be started. */
export class InProcessPlanning extends PlanningThread {
  override plan(pass: HubPass): Promise<Plan> {
    return Promise.resolve(planHub(pass));
  }
}

/** What a planning thread is told. */
export interface ThreadRequest {
  readonly id: number;
  readonly pass: HubPass;
}

export type ThreadAnswer =
  { readonly id: number; readonly plan: Plan } | { readonly id: number; readonly error: unknown };

const OURS = import.meta.url;

/** The program of a planning thread, built or as a source, whichever runs here. */
export const PLANNING_PROGRAM = new URL(`./planning-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
