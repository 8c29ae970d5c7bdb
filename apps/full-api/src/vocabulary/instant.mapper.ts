import { utcMilliseconds } from '#domain';

/** ISO 8601 in UTC with six fractional digits: `2026-03-02T12:00:00.000000Z`. */
export function wireInstant(date: Date): string {
  return `${utcMilliseconds(date, 'T')}000Z`;
}

export function wireInstantOrNull(date: Date | string | null | undefined): string | null {
  if (date === null || date === undefined) return null;
  return wireInstant(typeof date === 'string' ? new Date(date) : date);
}

/** Kilometres with two decimals. */
export function toKilometres(meters: number): number {
  return Math.round(meters / 10) / 100;
}

/** `4,20 km`, for people. */
export function describeKilometres(meters: number): string {
  return `${toKilometres(meters).toFixed(2).replace('.', ',')} km`;
}
