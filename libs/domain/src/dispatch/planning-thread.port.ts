import { setImmediate as turn } from 'node:timers/promises';
import { type HubPass, planHub } from './hub-pass.calculator.js';
import type { Plan } from './planning/planning.types.js';
import { replayHub } from './replay/hub-replay.calculator.js';
import type { HubDayOutcome, HubReplay } from './replay/hub-replay.types.js';

export interface ReplayWatch {
  /** Called with the replayed share of the day. */
  readonly onProgress: (share: number) => void;
  /** Ends the replay: its promise is rejected with the reason. */
  readonly signal: AbortSignal;
}

/** A plan of so many orders was given up: it would not have been there while its pass holds the hub. */
export class PlanTooSlow extends Error {
  constructor(readonly orders: number) {
    super(`A plan of ${String(orders)} orders did not come in time`);
  }
}

/** Computes plans and replays, so that they block nothing else in the process. */
export abstract class PlanningThread {
  /** @throws PlanTooSlow */
  abstract plan(pass: HubPass): Promise<Plan>;
  /** Takes up to minutes. */
  abstract replay(replay: HubReplay, watch: ReplayWatch): Promise<HubDayOutcome>;
}

/** Computes in the calling process: for tests, and where no thread can be started. */
export class InProcessPlanning extends PlanningThread {
  override plan(pass: HubPass): Promise<Plan> {
    return Promise.resolve(planHub(pass));
  }

  /** The process goes on with its other work between two steps. */
  override async replay(replay: HubReplay, { onProgress, signal }: ReplayWatch): Promise<HubDayOutcome> {
    const steps = replayHub(replay);
    for (;;) {
      signal.throwIfAborted();
      const step = steps.next();
      if (step.done === true) return step.value;
      onProgress(step.value);
      await turn();
    }
  }
}

/** A request to the planning thread. */
export type ThreadRequest =
  { readonly id: number; readonly pass: HubPass } | { readonly id: number; readonly replay: HubReplay };

export type ThreadAnswer =
  | { readonly id: number; readonly plan: Plan }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly outcome: HubDayOutcome }
  | { readonly id: number; readonly error: unknown };

const OURS = import.meta.url;

/** The program of a planning thread, built or as a source, whichever runs here. */
export const PLANNING_PROGRAM = new URL(`./planning-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
