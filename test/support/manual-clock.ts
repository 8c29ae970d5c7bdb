import { Clock } from '#domain';
import { openSync, readSync, writeSync } from 'node:fs';

export const FIRST_INSTANT = '2026-03-02T12:00:00.000Z';

/** A clock that only moves when a test moves it. */
export class ManualClock extends Clock {
  constructor(
    start: Date | string = FIRST_INSTANT,
    private readonly instant: { millis: number } = { millis: 0 },
  ) {
    super();
    this.set(start);
  }

  now(): Date {
    return new Date(this.instant.millis);
  }

  set(instant: Date | string): void {
    this.instant.millis = new Date(instant).getTime();
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; millis?: number }): void {
    const hours = (by.days ?? 0) * 24 + (by.hours ?? 0);
    const seconds = (hours * 60 + (by.minutes ?? 0)) * 60 + (by.seconds ?? 0);
    this.instant.millis += seconds * 1000 + (by.millis ?? 0);
  }
}

/** The instant of a clock of several processes, in a file of eight bytes: what one sets, others read. */
export function sharedInstant(path: string): { millis: number } {
  const file = openSync(path, 'r+');
  const value = new Float64Array(1);
  return {
    get millis() {
      readSync(file, value, 0, 8, 0);
      return value[0]!;
    },
    set millis(millis) {
      value[0] = millis;
      writeSync(file, value, 0, 8, 0);
    },
  };
}
