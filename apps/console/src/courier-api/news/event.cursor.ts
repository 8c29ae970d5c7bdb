import type { CourierNewsItem } from '#domain';

/**
 * Changes become visible when they are committed, a little after the instant they carry; what may still appear before
 * the newest one seen is looked at again.
 */
export const OVERLAP_MS = 5_000;
/** Further back nobody follows along; the lists tell how things stand. */
const OLDEST_MS = 7 * 86_400_000;
/** Longer than anybody looks back, as clocks of processes differ a little. */
const KEPT_MS = 2 * OVERLAP_MS;
const MAX_KEYS = 200;
const EVENT_ID = /^(\d{1,15})~([\w.,]{0,8000})$/;

/**
 * How far one courier's app has read. Its text is the id of each event, so that whichever process the app comes back
 * to goes on exactly there: the newest instant, and which events of the last seconds were sent.
 */
export class EventCursor {
  private constructor(
    private newest: number,
    private readonly sent: Map<string, number>,
  ) {}

  static at(now: number): EventCursor {
    return new EventCursor(now, new Map());
  }

  /** null: not one of ours. */
  static parse(text: string | undefined, now: number): EventCursor | null {
    const [, at, keys = ''] = EVENT_ID.exec(text ?? '') ?? [];
    if (at === undefined) return null;
    const newest = Math.min(now, Math.max(Number(at), now - OLDEST_MS));
    const sent = keys.split(',').filter((key) => key !== '');
    return new EventCursor(newest, new Map(sent.map((key) => [key, newest])));
  }

  /** Ask for what is later than this. */
  get since(): Date {
    return new Date(this.newest - OVERLAP_MS);
  }

  knows(item: CourierNewsItem): boolean {
    return this.sent.has(keyOf(item));
  }

  /** True the first time. */
  pass(item: CourierNewsItem): boolean {
    if (this.knows(item)) return false;
    this.sent.set(keyOf(item), item.at.getTime());
    this.newest = Math.max(this.newest, item.at.getTime());
    this.forget();
    return true;
  }

  toString(): string {
    return `${String(this.newest)}~${[...this.sent.keys()].join(',')}`;
  }

  private forget(): void {
    for (const [key, at] of this.sent) {
      if (at <= this.newest - KEPT_MS || this.sent.size > MAX_KEYS) this.sent.delete(key);
    }
  }
}

/** An offer is told again when it ends, an entry of a timeline once. */
function keyOf(item: CourierNewsItem): string {
  return item.kind === 'offer'
    ? `f${String(item.offerId)}.${item.status}`
    : `o${String(item.orderId)}.${String(item.sequence)}`;
}
