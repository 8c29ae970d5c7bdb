import { drivingSeconds, type Point, roadMeters } from '#domain';
import type { WholeOrder } from './whole-day.types.js';

const SERVICE_SECONDS = 120;

interface Step {
  readonly kind: 'collect' | 'deliver';
  readonly order: number;
  readonly place: Point;
  readonly arrivesAt: number;
  readonly doneAt: number;
  readonly leavesAt: number;
}

/** Where a courier of a whole day is and what they do: what was accepted is done in its sequence. */
export class CourierWay {
  private readonly steps: Step[] = [];
  private done = 0;

  constructor(private readonly start: Point) {}

  /** Collects, then delivers, in the sequence of the trip, after all that was accepted before. */
  take(orders: readonly (WholeOrder & { readonly index: number })[], now: number): void {
    for (const { index, pickup, readyAt } of orders) this.add('collect', index, pickup, now, readyAt);
    for (const { index, drop } of orders) this.add('deliver', index, drop, now, 0);
  }

  /** What was done since the last time. */
  doneUntil(now: number): Step[] {
    const first = this.done;
    while ((this.steps[this.done]?.doneAt ?? Infinity) <= now) this.done++;
    return this.steps.slice(first, this.done);
  }

  placeAt(now: number): Point {
    const next = this.steps.findIndex(({ leavesAt }) => leavesAt > now);
    const step = this.steps[next];
    if (step === undefined) return this.steps.at(-1)?.place ?? this.start;
    if (now >= step.arrivesAt) return step.place;
    const from = this.steps[next - 1]?.place ?? this.start;
    const way = seconds(from, step.place);
    const left = Math.min(1, (step.arrivesAt - now) / Math.max(1, way));
    return {
      latitude: step.place.latitude + (from.latitude - step.place.latitude) * left,
      longitude: step.place.longitude + (from.longitude - step.place.longitude) * left,
    };
  }

  private add(kind: Step['kind'], order: number, place: Point, now: number, readyAt: number): void {
    const before = this.steps.at(-1);
    const together = kind === 'collect' && before?.kind === 'collect' && before.place === place;
    const begin = Math.max(now, before?.leavesAt ?? now);
    const arrivesAt = together ? before.arrivesAt : begin + seconds(before?.place ?? this.start, place);
    const doneAt = Math.max(together ? before.doneAt : arrivesAt + SERVICE_SECONDS, readyAt);
    this.steps.push({ kind, order, place, arrivesAt, doneAt, leavesAt: doneAt + SERVICE_SECONDS });
  }
}

function seconds(from: Point, to: Point): number {
  return drivingSeconds(roadMeters(from, to), 'motorbike');
}
