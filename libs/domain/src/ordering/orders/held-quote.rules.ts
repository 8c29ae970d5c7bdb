import { createHash } from 'node:crypto';
import { DomainError, type Point } from '../../base/index.js';
import type { HeldQuote } from './order.types.js';

interface AskedByQuote extends Pick<
  HeldQuote,
  'hubId' | 'merchantId' | 'vehicleTypeId' | 'categoryId' | 'needsReturn' | 'scheduledFor'
> {
  readonly pickup: Point;
  readonly stops: readonly Point[];
}

/** About a metre: what is closer is the same address. */
const DECIMALS = 5;
const MARK_BYTES = 8;

/** A place by its coordinates, so that an address found by text equals one sent with the quote's answer. */
export function markOf({ latitude, longitude }: Point): string {
  const text = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
  return createHash('sha256').update(text).digest().subarray(0, MARK_BYTES).toString('base64url');
}

/** @throws quote_expired · quote_differs: its `field` is the part that is another one than was quoted */
export function requireQuoted(held: HeldQuote, asked: AskedByQuote, now: Date): void {
  if (held.expiresAt <= now.getTime()) throw new DomainError('quote_expired', { field: 'quoteId' });
  const field = differing(held, asked);
  if (field !== null) throw new DomainError('quote_differs', { field });
}

function differing(held: HeldQuote, asked: AskedByQuote): string | null {
  if (held.hubId !== asked.hubId || held.merchantId !== asked.merchantId) return 'merchantId';
  const facts = ['vehicleTypeId', 'categoryId', 'needsReturn', 'scheduledFor'] as const;
  const other = facts.find((fact) => held[fact] !== asked[fact]);
  if (other) return other;
  if (held.pickup !== markOf(asked.pickup)) return 'pickup.address';
  if (held.stops.length !== asked.stops.length) return 'stops';
  const stop = asked.stops.findIndex((place, i) => held.stops[i] !== markOf(place));
  return stop === -1 ? null : `stops.${String(stop)}.address`;
}
