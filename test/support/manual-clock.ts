import { Clock } from '#domain';

/** A clock that only moves when a test moves it. */
export class ManualClock extends Clock {
  private current: number;

  constructor(start: Date | string = '2026-03-02T12:00:00.000Z') {
    super();
    this.current = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.current);
  }

  set(instant: Date | string): void {
    this.current = new Date(instant).getTime();
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; millis?: number }): void {
    const hours = (by.days ?? 0) * 24 + (by.hours ?? 0);
    const seconds = (hours * 60 + (by.minutes ?? 0)) * 60 + (by.seconds ?? 0);
    this.current += seconds * 1000 + (by.millis ?? 0);
  }
}
