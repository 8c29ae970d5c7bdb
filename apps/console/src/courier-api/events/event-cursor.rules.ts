import type { CourierActivityItem } from '#domain';

/** Activity is committed a little after the instant it carries, so the last seconds are read again. */
export const OVERLAP_MS = 5_000;
/** Maximum age of a position that is resumed: an app that was away longer reads the lists. */
const MAX_CURSOR_AGE_MS = 7 * 86_400_000;
/** Keys of sent events are kept longer than the overlap, because clocks of processes differ a little. */
const SENT_EVENTS_MS = 2 * OVERLAP_MS;
const MAX_KEYS = 200;
const EVENT_ID = /^(\d{1,15})~([\w.,]{0,8000})$/;

/**
 * How far one courier's app has read: the newest instant, and the events of the last seconds that were sent.
 * Its text is sent as the id of each event, and an app that reconnects, to any process, continues from it.
 */
export class EventCursor {
  constructor(
    private newest: number,
    private readonly sent = new Map<string, number>(),
  ) {}

  /** null: the id is malformed. */
  static parse(text: string | undefined, now: number): EventCursor | null {
    const [, at, keys = ''] = EVENT_ID.exec(text ?? '') ?? [];
    if (at === undefined) return null;
    const newest = Math.min(now, Math.max(Number(at), now - MAX_CURSOR_AGE_MS));
    const sent = keys.split(',').filter((key) => key !== '');
    return new EventCursor(newest, new Map(sent.map((key) => [key, newest])));
  }

  /** Activity after this instant may not have been sent. */
  get since(): Date {
    return new Date(this.newest - OVERLAP_MS);
  }

  wasSent(item: CourierActivityItem): boolean {
    return this.sent.has(keyOf(item));
  }

  /** false: it was sent before. */
  markSent(item: CourierActivityItem): boolean {
    if (this.wasSent(item)) return false;
    this.sent.set(keyOf(item), item.at.getTime());
    this.newest = Math.max(this.newest, item.at.getTime());
    this.dropOldKeys();
    return true;
  }

  toString(): string {
    return `${String(this.newest)}~${[...this.sent.keys()].join(',')}`;
  }

  private dropOldKeys(): void {
    for (const [key, at] of this.sent) {
      if (at <= this.newest - SENT_EVENTS_MS || this.sent.size > MAX_KEYS) this.sent.delete(key);
    }
  }
}

/** An offer is sent again when it ends, a timeline entry once. */
function keyOf(item: CourierActivityItem): string {
  return item.kind === 'offer'
    ? `f${String(item.offerId)}.${item.status}`
    : `o${String(item.orderId)}.${String(item.sequence)}`;
}
