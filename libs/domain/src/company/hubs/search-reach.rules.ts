import type { HubSettings } from './hub.settings.js';

type Dispatch = HubSettings['dispatch'];

/** Nobody comes nearer than this in a minute, as the crow flies. */
const METRES_PER_MINUTE = 1_000;

export function reachM({ maxMinutes }: NonNullable<Dispatch['reach']>): number {
  return maxMinutes * METRES_PER_MINUTE;
}

/** As the crow flies, the farthest that a courier may be from a pickup to be asked. */
export function searchReachM({ reach, maxRadiusM }: Pick<Dispatch, 'reach' | 'maxRadiusM'>): number {
  return reach === null ? maxRadiusM : reachM(reach);
}
