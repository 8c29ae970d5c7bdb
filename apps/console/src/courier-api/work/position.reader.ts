import type { PositionReport } from '#domain';
import { InvalidBodyError } from '../../http/invalid-body.error.js';

/** An hour of one a second, and then some: what a phone gathers in a tunnel. */
const MAX_POSITIONS = 5_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** One or many. By hand: phones send more of these than of everything else together. @throws InvalidBodyError */
export function readPositions(body: unknown): PositionReport[] {
  if (!Array.isArray(body)) return [readPosition(body, '')];
  if (body.length > MAX_POSITIONS)
    throw new InvalidBodyError({ body: [`at most ${String(MAX_POSITIONS)} positions`] });
  return body.map((item, i) => readPosition(item, `${String(i)}.`));
}

function readPosition(item: unknown, path: string): PositionReport {
  if (typeof item !== 'object' || item === null)
    throw new InvalidBodyError({ [path || 'body']: ['must be an object'] });
  const { latitude, longitude, at, accuracy } = item as Record<string, unknown>;
  return {
    latitude: within(latitude, 90, `${path}latitude`),
    longitude: within(longitude, 180, `${path}longitude`),
    at: instant(at, `${path}at`),
    accuracy: accuracy === undefined || accuracy === null ? null : metres(accuracy, `${path}accuracy`),
  };
}

function within(value: unknown, limit: number, path: string): number {
  if (typeof value === 'number' && value >= -limit && value <= limit) return value;
  throw new InvalidBodyError({ [path]: [`must be a number from ${String(-limit)} to ${String(limit)}`] });
}

function metres(value: unknown, path: string): number {
  if (typeof value === 'number' && value >= 0 && value <= 1e6) return value;
  throw new InvalidBodyError({ [path]: ['must be a distance in metres'] });
}

function instant(value: unknown, path: string): Date {
  const at = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
  if (at !== null && !Number.isNaN(at.getTime())) return at;
  throw new InvalidBodyError({ [path]: ['must be an instant such as 2026-03-01T12:00:00Z'] });
}
