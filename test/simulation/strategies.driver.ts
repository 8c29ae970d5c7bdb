import { DEFAULT_PLAN_SETTINGS, plan, replayNearestFirst, type PlanSettings } from '#domain';
import type { Strategy } from './simulation.harness.js';

/** Strategies by the name that a hub gives them. */
export const STRATEGIES = { nearest_first: replayNearestFirst, planned: plan } satisfies Record<
  string,
  Strategy
>;

const { bundles } = DEFAULT_PLAN_SETTINGS;

/** The benchmark knows bundles of one restaurant, and takes nothing back that was given out. */
export const BENCHMARK_SETTINGS: PlanSettings = {
  ...DEFAULT_PLAN_SETTINGS,
  bundles: { ...bundles, pickups: 1, insertion: false },
};
