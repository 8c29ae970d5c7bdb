/** The position after the last change that a caller has read. */
export interface ChangeCursor {
  readonly at: Date;
  readonly id: number;
}

interface Changed {
  readonly id: number;
  readonly updatedAt: Date;
}

/**
 * A change becomes visible at most this long after its instant: its transaction commits later, and clocks of processes
 * differ. A cursor never passes younger changes, so a change may be returned twice and none is missed.
 */
const SETTLED_AFTER_MS = 5_000;

/** The position after these changes, which are the oldest ones after `cursor`; the same one while all are young. */
export function cursorAfter(items: readonly Changed[], cursor: ChangeCursor, now: Date): ChangeCursor {
  const settled = now.getTime() - SETTLED_AFTER_MS;
  const last = items.findLast(({ updatedAt }) => updatedAt.getTime() <= settled);
  return last === undefined ? cursor : { at: last.updatedAt, id: last.id };
}

/** A cursor as text that is opaque to callers. */
export function cursorText({ at, id }: ChangeCursor): string {
  return Buffer.from(`${String(at.getTime())}.${String(id)}`).toString('base64url');
}

/** null: not a text of `cursorText`. */
export function parseCursor(text: string): ChangeCursor | null {
  const [, at, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id: Number(id) };
}
