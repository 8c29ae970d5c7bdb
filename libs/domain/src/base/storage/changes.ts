export type ChangeKey = number | string;

/** A kind of cached records, declared beside their table; `K`: the type of the key of a changed record. */
export interface Change<K extends ChangeKey> {
  readonly name: string;
  /** Only for the compiler. */
  readonly key?: K;
}

export function change<K extends ChangeKey>(name: string): Change<K> {
  return { name };
}

/** Drops a record from a cache; `null`: any record may have changed. */
type Drop = (key: ChangeKey | null) => void;

/** A NOTIFY channel. */
export const CHANGES_CHANNEL = 'changes';

/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_000;

export type AnnouncedChange = readonly [name: string, key: ChangeKey | null];

/**
 * The caches of one process, by change; each face's application has its own. A change made in one of them or
 * in another process drops the record from all. A cache's expiry time covers lost notices.
 */
export class Changes {
  private readonly drops = new Map<string, Drop[]>();

  /** `drop` gets `null` after changes that may have been missed. */
  on<K extends ChangeKey>({ name }: Change<K>, drop: (key: K | null) => void): void {
    const known = this.drops.get(name);
    if (known) known.push(drop as Drop);
    else this.drops.set(name, [drop as Drop]);
  }

  apply(changes: readonly AnnouncedChange[]): void {
    for (const [name, key] of changes) for (const drop of this.drops.get(name) ?? []) drop(key);
  }

  /** `null`: notifications may have been missed. */
  receive(payload: string | null): void {
    this.apply(parsed(payload) ?? [...this.drops.keys()].map((name) => [name, null] as const));
  }
}

/** `null` also for a notice of another version. */
function parsed(payload: string | null): readonly AnnouncedChange[] | null {
  if (payload === null) return null;
  try {
    const changes: unknown = JSON.parse(payload);
    return Array.isArray(changes) && changes.every(isAnnounced) ? changes : null;
  } catch {
    return null;
  }
}

function isAnnounced(one: unknown): one is AnnouncedChange {
  return Array.isArray(one) && typeof one[0] === 'string';
}

/** Leaves the keys out when they exceed one notification. */
export function noticeOf(changes: readonly AnnouncedChange[]): string {
  const distinct = new Map(changes.map((one) => [JSON.stringify(one), one]));
  const payload = JSON.stringify([...distinct.values()]);
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return payload;
  return JSON.stringify([...new Set(changes.map(([name]) => name))].map((name) => [name, null]));
}
