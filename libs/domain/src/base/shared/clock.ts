/** The only source of "now" in the system; tests inject a clock they can turn. */
export abstract class Clock {
  abstract now(): Date;

  millis(): number {
    return this.now().getTime();
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  /** Without a `Date`: caches ask for the time a dozen times a request. */
  override millis(): number {
    return Date.now();
  }
}
