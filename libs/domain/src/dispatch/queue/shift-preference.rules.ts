import type { Dispatch } from '../../company/index.js';
import type { RosteredCourier } from './shift-roster.port.js';

type OnShift = Pick<RosteredCourier, 'courierId' | 'merchantId'>;

/**
 * Couriers in reach: those on a shift for this shop, then those on another shift, then the others; within a
 * group the order stays. A courier who is listed twice keeps the first place.
 */
export function onShiftFirst<T extends { readonly courierId: number }>(
  couriers: readonly T[],
  roster: readonly OnShift[],
): T[] {
  const ranks = new Map(roster.map(({ courierId, merchantId }) => [courierId, merchantId === null ? 1 : 0]));
  const rankOf = ({ courierId }: T) => ranks.get(courierId) ?? 2;
  const known = new Set<number>();
  const each = couriers.filter(({ courierId }) => !known.has(courierId) && known.add(courierId));
  return each.sort((a, b) => rankOf(a) - rankOf(b));
}

type Rings = Pick<Dispatch, 'radiusStepM' | 'maxRadiusM'>;

/** The radius grows in steps from `startM` until so distant a courier is inside, or to the limit; a step of 0 means the limit at once. */
export function radiusFor(distanceM: number, { radiusStepM, maxRadiusM }: Rings, startM: number): number {
  if (startM >= distanceM || startM >= maxRadiusM) return startM;
  if (radiusStepM === 0) return maxRadiusM;
  const steps = Math.ceil((Math.min(distanceM, maxRadiusM) - startM) / radiusStepM);
  return Math.min(maxRadiusM, startM + steps * radiusStepM);
}
