import {
  CITY_IMPORT_STEPS,
  type CityImport,
  type CityImportKind,
  type CityImportStep,
} from './city-import.entity.js';

/** How long the steps take, in percent of the whole, as measured with cities of 24,000 to 1,000,000 nodes. */
const WEIGHTS: Readonly<Record<CityImportKind, Readonly<Record<CityImportStep, number>>>> = {
  city: { find: 5, read: 20, map: 25, roads: 30, streets: 20 },
  census: { find: 0, read: 25, map: 0, roads: 0, streets: 75 },
};
const LEAST_PERCENT = 3;
const MS = 1_000;

/** @param share Of the step, 0 to 1. */
export function percentOf(step: CityImportStep, share: number, kind: CityImportKind = 'city'): number {
  const weights = WEIGHTS[kind];
  const before = CITY_IMPORT_STEPS.slice(0, CITY_IMPORT_STEPS.indexOf(step));
  const done = before.reduce((sum, one) => sum + weights[one], 0) + weights[step] * Math.min(1, share);
  return Math.floor(Math.min(99, done));
}

/** Seconds until the city is ready; null: it does not run, or has only just begun. */
export function secondsLeft(
  { state, percent, startedAt }: Pick<CityImport, 'state' | 'percent' | 'startedAt'>,
  nowMs: number,
): number | null {
  if (state !== 'running' || startedAt === null || percent < LEAST_PERCENT) return null;
  const passed = nowMs - startedAt.getTime();
  return Math.max(1, Math.round((passed * (100 - percent)) / percent / MS));
}
