import type { HubChange, HubOfferChange } from '#domain';

const OVERLAP_MS = 5_000;
/** A client whose cursor is older reads the lists again instead of the missed events. */
export const MAX_CURSOR_AGE_MS = 15 * 60_000;
const EVENT_ID = /^(\d{1,15})\.(\d{1,15})$/;

/** Records are committed after the instant they carry: those of the last seconds are read again, sent once */
export class InstantCursor {
  private readonly sent = new Map<string, number>();

  constructor(private readUpTo: number) {}

  /** Records after this instant may not have been sent. */
  get since(): Date {
    return new Date(this.readUpTo - OVERLAP_MS);
  }

  /** false: the record was sent before, or lies before the cursor. */
  mark(key: string, at: Date): boolean {
    if (at <= this.since || this.sent.has(key)) return false;
    this.sent.set(key, at.getTime());
    return true;
  }

  /** Moves the cursor behind a reading that began at the instant. */
  settle(readUpTo: number): void {
    this.readUpTo = Math.max(this.readUpTo, readUpTo);
    const since = this.since.getTime();
    for (const [key, at] of this.sent) if (at <= since) this.sent.delete(key);
  }

  toString(): string {
    return String(this.readUpTo);
  }
}

/**
 * Position of one board: changes by their outbox id, offers by their instant. It is sent as the id of each
 * event, and any process continues from it. Nothing is committed before it any more, so no event is missed;
 * events sent beyond it are sent again.
 */
export class HubEventCursor {
  private readonly sentChanges = new Set<number>();

  constructor(
    /** Changes up to this id are settled: no further one will be committed. */
    private changesUpTo: number,
    readonly offers: InstantCursor,
  ) {}

  /** null: the id is malformed or too old. */
  static parse(text: string | undefined, now: number): HubEventCursor | null {
    const [, change, offers] = EVENT_ID.exec(text ?? '') ?? [];
    if (change === undefined || Number(offers) < now - MAX_CURSOR_AGE_MS) return null;
    return new HubEventCursor(Number(change), new InstantCursor(Math.min(Number(offers), now)));
  }

  get changesAfter(): number {
    return this.changesUpTo;
  }

  /** false: the change was sent before, or lies before the cursor. */
  markChange({ changeId }: HubChange): boolean {
    if (changeId <= this.changesUpTo || this.sentChanges.has(changeId)) return false;
    this.sentChanges.add(changeId);
    return true;
  }

  markOffer({ id, status, at }: HubOfferChange): boolean {
    return this.offers.mark(`${String(id)}.${status}`, at);
  }

  /** Moves the cursor to the settled position and drops the records of events before it. */
  settle(changesUpTo: number, offersUpTo: number): void {
    this.changesUpTo = Math.max(this.changesUpTo, changesUpTo);
    for (const id of this.sentChanges) if (id <= this.changesUpTo) this.sentChanges.delete(id);
    this.offers.settle(offersUpTo);
  }

  toString(): string {
    return `${String(this.changesUpTo)}.${this.offers.toString()}`;
  }
}
