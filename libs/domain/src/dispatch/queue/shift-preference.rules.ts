import type { RosteredCourier } from './shift-roster.port.js';

/** Couriers on a shift for this shop come first, then those on another; each once, else in their order. */
export function onShiftFirst<T extends { readonly courierId: number }>(
  couriers: readonly T[],
  roster: readonly Pick<RosteredCourier, 'courierId' | 'merchantId'>[],
): T[] {
  const ranks = new Map(roster.map(({ courierId, merchantId }) => [courierId, merchantId === null ? 1 : 0]));
  const rankOf = ({ courierId }: T) => ranks.get(courierId) ?? 2;
  const known = new Set<number>();
  const each = couriers.filter(({ courierId }) => !known.has(courierId) && known.add(courierId));
  return each.sort((a, b) => rankOf(a) - rankOf(b));
}

/** In metres or minutes: grows by steps until so distant a courier is inside, or to the limit; 0: at once. */
export function reachFor(distance: number, start: number, step: number, limit: number): number {
  if (start >= distance || start >= limit) return start;
  if (step === 0) return limit;
  return Math.min(limit, start + Math.ceil((Math.min(distance, limit) - start) / step) * step);
}
