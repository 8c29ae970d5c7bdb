/** Kilometres with two decimals, as distances travel on the wire. */
export function toKilometres(meters: number): number {
  return Math.round(meters / 10) / 100;
}

/** `4,20 km`, for people. */
export function describeKilometres(meters: number): string {
  return `${toKilometres(meters).toFixed(2).replace('.', ',')} km`;
}
