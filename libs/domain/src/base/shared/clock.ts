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

  /** Caches ask for the time a dozen times a request: without a Date for each. */
  override millis(): number {
    return Date.now();
  }
}
