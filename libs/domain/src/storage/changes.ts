export type ChangeKey = number | string;

/** Names what may be cached of a record. Declared beside the table that it is about; `K` says which record changed. */
export interface Change<K extends ChangeKey> {
  readonly name: string;
  /** Only for the compiler. */
  readonly key?: K;
}

export function change<K extends ChangeKey>(name: string): Change<K> {
  return { name };
}

/** `null`: any of them may have changed. */
type Drop = (key: ChangeKey | null) => void;

/** The NOTIFY channel on which a process tells the others what it changed. */
export const CHANGES_CHANNEL = 'changes';

/** PostgreSQL takes less than 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_000;

export type AnnouncedChange = readonly [name: string, key: ChangeKey | null];

/**
 * What the caches of one process hold, by change: the applications of a process (a face each) have caches of their own,
 * and a change made in one of them, or in another process, drops what all of them hold of it. A cache's expiry time is
 * the fallback for a notice that was lost.
 */
export class Changes {
  private readonly drops = new Map<string, Drop[]>();

  /** Has `drop` called after each such change was committed; with `null` after changes that may have been missed. */
  on<K extends ChangeKey>({ name }: Change<K>, drop: (key: K | null) => void): void {
    const known = this.drops.get(name);
    if (known) known.push(drop as Drop);
    else this.drops.set(name, [drop as Drop]);
  }

  apply(changes: readonly AnnouncedChange[]): void {
    for (const [name, key] of changes) for (const drop of this.drops.get(name) ?? []) drop(key);
  }

  /** `payload` of a notification; `null` when notifications may have been missed. */
  receive(payload: string | null): void {
    this.apply(parsed(payload) ?? [...this.drops.keys()].map((name) => [name, null] as const));
  }
}

/** `null` also for what a process of another version sent. */
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

/** Without the keys where there are too many of them for one notification. */
export function noticeOf(changes: readonly AnnouncedChange[]): string {
  const distinct = new Map(changes.map((one) => [JSON.stringify(one), one]));
  const payload = JSON.stringify([...distinct.values()]);
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return payload;
  return JSON.stringify([...new Set(changes.map(([name]) => name))].map((name) => [name, null]));
}
