import type { Hub } from '../../company/index.js';
import { distanceMeters, DomainError, type Point } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { FailInput, Place, Stop } from './order.types.js';

/** Where the courier was, and how long at the door, when a delivery failed. */
interface FailedVisit {
  /** From the stop, in metres; null: the courier's or the stop's position is unknown. */
  readonly farM: number | null;
  readonly waitedS: number;
}

/** Metres from the courier to the place; null: one of them is unknown. */
function farFrom(
  change: OrderChange,
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
): number | null {
  const from: Point | null = change.actPosition;
  if (from === null || latitude === null || longitude === null) return null;
  return Math.round(distanceMeters(from, { latitude, longitude }));
}

/** Facts for the timeline when a courier says to have arrived further away than the hub's `atStop.withinM`. */
export function arrivedFar(
  change: OrderChange,
  place: Pick<Place, 'latitude' | 'longitude'>,
  { settings }: Hub,
): { readonly arrivedFarM: number } | null {
  if (change.actor.kind !== 'courier') return null;
  const farM = farFrom(change, place);
  return farM !== null && farM > settings.atStop.withinM ? { arrivedFarM: farM } : null;
}

/**
 * Where and how long the courier waited. One who fails a delivery away from the door, sooner than the hub's waiting time or than the
 * recipient said to be there, must say more than the reason and take a photo; an unknown position counts as away. Who
 * is too young for the goods is there already. @throws required_value · proof_required
 */
export function failedVisit(
  change: OrderChange,
  stop: Stop,
  { settings }: Hub,
  input: FailInput,
): FailedVisit {
  const { withinM, waitMinutes } = settings.atStop;
  const farM = farFrom(change, stop);
  const arrivedAt = stop.arrivedAt === null ? change.actAt : new Date(stop.arrivedAt);
  const waitedS = Math.max(0, Math.round((change.actAt.getTime() - arrivedAt.getTime()) / 1_000));
  const long = isTooYoung(stop, input) || (waitedS >= waitMinutes * 60 && isAwaited(change, stop));
  const held = farM !== null && farM <= withinM && long;
  if (change.actor.kind === 'courier' && !held && !input.byHand) requireReasons(input);
  return { farM, waitedS };
}

/** Whether the recipient had time to come to the door, where they said so. */
function isAwaited({ actAt }: OrderChange, { coming }: Stop): boolean {
  return actAt >= new Date(coming?.by ?? 0);
}

/** Nobody has to be waited for. */
function isTooYoung({ minimumAge = 0 }: Stop, { tooYoung }: FailInput): boolean {
  return tooYoung === true && minimumAge > 0;
}

function requireReasons({ observation, photos = [] }: FailInput): void {
  const words = { field: 'observation', code: 'required_value' } as const;
  const photo = { field: 'evidence', code: 'proof_required' } as const;
  const missing = [...(observation ? [] : [words]), ...(photos.length > 0 ? [] : [photo])];
  const [first, ...more] = missing;
  if (first)
    throw new DomainError(first.code, { field: first.field, ...(more.length > 0 && { fields: missing }) });
}
