import { DEFAULT_PLAN_SETTINGS, plan, type PlanSettings } from '#domain/testing';
import { nearestFirst } from './nearest-first.policy.js';
import type { Strategy } from './simulation.harness.js';

/** Strategies by the name that a hub gives them. */
export const STRATEGIES = { nearest_first: nearestFirst, planned: plan } satisfies Record<string, Strategy>;

const { bundles } = DEFAULT_PLAN_SETTINGS;

/** The benchmark bundles orders of one restaurant only, and withdraws no assignment. */
export const BENCHMARK_SETTINGS: PlanSettings = {
  ...DEFAULT_PLAN_SETTINGS,
  bundles: { ...bundles, pickups: 1, insertion: false },
};
