import type { PositionReport } from '#domain';
import { z } from 'zod';
import { instantText } from '../../http/instant.schemas.js';

/** Most positions in one request: more than an hour of one a second, which a phone collects without a network. */
const MAX_POSITIONS = 5_000;
const NO_DISTANCE = 'must be a distance in metres';

const degrees = (limit: number) => {
  const fault = `must be a number from ${String(-limit)} to ${String(limit)}`;
  return z.number(fault).min(-limit, fault).max(limit, fault);
};

/**
 * A position. Phones send more of them than all other requests together. The schema checks and transforms nothing:
 * zod reads a schema without transforms eight times as fast.
 */
const position = z.object(
  {
    latitude: degrees(90),
    longitude: degrees(180),
    at: instantText,
    accuracy: z.number(NO_DISTANCE).min(0, NO_DISTANCE).max(1e6, NO_DISTANCE).nullish(),
  },
  'must be an object',
);

/** One or many. */
export const positionsBody = z.union([
  position,
  z.array(position).max(MAX_POSITIONS, `at most ${String(MAX_POSITIONS)} positions`),
]);

export function positionReports(body: z.output<typeof positionsBody>): PositionReport[] {
  return Array.isArray(body) ? body.map(reportOf) : [reportOf(body)];
}

function reportOf({ latitude, longitude, at, accuracy }: z.output<typeof position>): PositionReport {
  return { latitude, longitude, at: new Date(at), accuracy: accuracy ?? null };
}
