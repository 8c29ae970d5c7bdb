import type { AppChange } from '#domain';

/** A change is committed a little after the instant it carries, so changes of the last seconds are read again. */
const OVERLAP_MS = 5_000;
/** A page whose cursor is older reads the lists again instead of the missed events. */
const OLDEST_MS = 15 * 60_000;
const EVENT_ID = /^\d{1,15}$/;

/**
 * How far one listener has read the changes of an app. Its text is sent as the id of each event, and a listener that
 * reconnects, to any process, continues from it. Changes of the `OVERLAP_MS` before it are sent a second time, as the new
 * process does not know which of them were sent.
 */
export class AppEventCursor {
  private readonly sent = new Map<string, number>();

  constructor(private readUpTo: number) {}

  /** null: the id is malformed or too old. */
  static parse(text: string | undefined, now: number): AppEventCursor | null {
    if (text === undefined || !EVENT_ID.test(text) || Number(text) < now - OLDEST_MS) return null;
    return new AppEventCursor(Math.min(Number(text), now));
  }

  /** Changes after this instant may not have been sent. */
  get since(): Date {
    return new Date(this.readUpTo - OVERLAP_MS);
  }

  /** false: the change was sent before, or lies before the cursor. */
  mark(change: AppChange): boolean {
    const key = keyOf(change);
    if (change.at <= this.since || this.sent.has(key)) return false;
    this.sent.set(key, change.at.getTime());
    return true;
  }

  /** Moves the cursor behind a reading that began at the instant, and drops the records of changes before it. */
  settle(readUpTo: number): void {
    this.readUpTo = Math.max(this.readUpTo, readUpTo);
    const since = this.since.getTime();
    for (const [key, at] of this.sent) if (at <= since) this.sent.delete(key);
  }

  toString(): string {
    return String(this.readUpTo);
  }
}

/** A record is sent again when its state is another one. */
function keyOf(change: AppChange): string {
  const id = `${change.kind}.${String(change.id)}`;
  if (change.kind === 'order') return `${id}.${String(change.sequence)}`;
  return change.kind === 'delivery' ? `${id}.${change.state}.${String(change.attempts)}` : id;
}
