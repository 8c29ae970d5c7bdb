export interface ChangeCursor {
  readonly at: Date;
  readonly id: number;
}

/**
 * A change becomes visible at most this long after its instant: its transaction commits later, clocks of
 * processes differ, and a replica that answers may be five seconds behind. A cursor never passes younger
 * changes, so a change may be returned twice and none is missed.
 */
const SETTLED_AFTER_MS = 10_000;

/**
 * The position after a page of at most `limit` changes, the oldest after `cursor`. After a last page it is as
 * late as possible: a caller whose records seldom change does not read others' each time.
 */
export function cursorAfter(
  page: readonly { readonly id: number; readonly updatedAt: Date }[],
  limit: number,
  cursor: ChangeCursor,
  now: Date,
): ChangeCursor {
  const settled = new Date(now.getTime() - SETTLED_AFTER_MS);
  if (page.length < limit && settled > cursor.at) return { at: settled, id: 0 };
  const last = page.findLast(({ updatedAt }) => updatedAt <= settled);
  return last === undefined ? cursor : { at: last.updatedAt, id: last.id };
}

export function cursorText({ at, id }: ChangeCursor): string {
  return Buffer.from(`${String(at.getTime())}.${String(id)}`).toString('base64url');
}

/** null: not a text of `cursorText`. */
export function parseCursor(text: string): ChangeCursor | null {
  const [, at, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id: Number(id) };
}

export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export function offsetOf({ page, perPage }: PageRequest): number {
  return (page - 1) * perPage;
}
