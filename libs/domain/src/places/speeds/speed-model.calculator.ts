import type { Point } from '../../base/index.js';

export interface LegGroup {
  readonly source: string;
  readonly vehicle: string;
  readonly area: string;
  /** 0 is Sunday's first hour. */
  readonly hour: number;
  readonly legs: number;
  /** Sum of the natural logarithms of ridden ÷ estimated time. */
  readonly logs: number;
}

/** Number of measured legs that weigh as much as the estimate without them. */
const PRIOR_LEGS = 8;
const MIN_FACTOR = 0.5;
const MAX_FACTOR = 3;
/** A longer or shorter leg had another cause than the traffic. */
const WIDEST_LOG = Math.log(4);

/** About two kilometres. */
const AREA_DEGREES = 0.02;

export function areaOf({ latitude, longitude }: Point): string {
  return [latitude, longitude].map((degrees) => String(Math.floor(degrees / AREA_DEGREES))).join();
}

/** What a leg teaches: the logarithm of ridden ÷ estimated time; null: nothing. */
export function logRatioOf(estimatedS: number, riddenS: number): number | null {
  if (estimatedS < 30 || riddenS <= 0) return null;
  const log = Math.log(riddenS / estimatedS);
  return Math.abs(log) > WIDEST_LOG ? null : log;
}

/**
 * How much slower or faster than estimated a hub's couriers are. Each belief shrinks towards the one above:
 * of all legs of a vehicle towards the estimate, of an hour and an area towards all, of both towards the two.
 */
export class SpeedModel {
  private readonly sums = new Map<string, { legs: number; logs: number }>();

  constructor(groups: Iterable<LegGroup>) {
    for (const { source, vehicle, area, hour, legs, logs } of groups) {
      const all = `${source} ${vehicle}`;
      for (const key of [all, `${all} h${hour}`, `${all} a${area}`, `${all} h${hour} a${area}`]) {
        const sums = this.sums.get(key) ?? { legs: 0, logs: 0 };
        this.sums.set(key, sums);
        sums.legs += legs;
        sums.logs += logs;
      }
    }
  }

  knows(source: string, vehicle: string): boolean {
    return this.sums.has(`${source} ${vehicle}`);
  }

  factor(source: string, vehicle: string, area: string, hour: number): number {
    const all = `${source} ${vehicle}`;
    const overall = this.towards(0, all);
    const ofHour = this.towards(overall, `${all} h${hour}`);
    const ofArea = this.towards(overall, `${all} a${area}`);
    const belief = this.towards(ofHour + ofArea - overall, `${all} h${hour} a${area}`);
    return Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, Math.exp(belief)));
  }

  private towards(belief: number, key: string): number {
    const { legs, logs } = this.sums.get(key) ?? { legs: 0, logs: 0 };
    return (logs + PRIOR_LEGS * belief) / (legs + PRIOR_LEGS);
  }
}
