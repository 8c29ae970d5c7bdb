import type { HubChange, HubOfferChange } from '#domain';

/** An offer is committed a little after the instant it carries, so offers of the last seconds are read again. */
const OVERLAP_MS = 5_000;
/** A board whose cursor is older reads the lists again instead of the missed events. */
const OLDEST_MS = 15 * 60_000;
const EVENT_ID = /^(\d{1,15})\.(\d{1,15})$/;

/**
 * How far one board has read the events of its hub: changes by their outbox id, offers by their instant. Its text is
 * sent as the id of each event, and a board that reconnects, to any process, continues from it. The text covers only
 * changes and offers before which nothing can be committed any more, so no event is missed; events sent beyond it are
 * sent again.
 */
export class HubEventCursor {
  private readonly sentChanges = new Set<number>();
  private readonly sentOffers = new Map<string, number>();

  constructor(
    /** Changes up to this id are settled: no further one will be committed. */
    private changesUpTo: number,
    private offersUpTo: number,
  ) {}

  /** null: the id is malformed or too old. */
  static parse(text: string | undefined, now: number): HubEventCursor | null {
    const [, change, offers] = EVENT_ID.exec(text ?? '') ?? [];
    if (change === undefined || Number(offers) < now - OLDEST_MS) return null;
    return new HubEventCursor(Number(change), Math.min(Number(offers), now));
  }

  get changesAfter(): number {
    return this.changesUpTo;
  }

  get offersSince(): Date {
    return new Date(this.offersUpTo - OVERLAP_MS);
  }

  /** false: the change was sent before, or lies before the cursor. */
  markChange({ changeId }: HubChange): boolean {
    if (changeId <= this.changesUpTo || this.sentChanges.has(changeId)) return false;
    this.sentChanges.add(changeId);
    return true;
  }

  markOffer({ id, status, at }: HubOfferChange): boolean {
    const key = `${String(id)}.${status}`;
    if (at <= this.offersSince || this.sentOffers.has(key)) return false;
    this.sentOffers.set(key, at.getTime());
    return true;
  }

  /** Moves the cursor to the settled position and drops the records of events before it. */
  settle(changesUpTo: number, offersUpTo: number): void {
    this.changesUpTo = Math.max(this.changesUpTo, changesUpTo);
    this.offersUpTo = Math.max(this.offersUpTo, offersUpTo);
    for (const id of this.sentChanges) if (id <= this.changesUpTo) this.sentChanges.delete(id);
    const since = this.offersSince.getTime();
    for (const [key, at] of this.sentOffers) if (at <= since) this.sentOffers.delete(key);
  }

  toString(): string {
    return `${String(this.changesUpTo)}.${String(this.offersUpTo)}`;
  }
}
