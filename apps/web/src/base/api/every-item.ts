import type { Reading } from './call.js';
import { call, type Answer, type Asks, type Given } from './client.js';

/** A page by cursor, or by number. */
export type AnyPage = { readonly items: readonly unknown[] } & (
  | { readonly nextCursor: string | null }
  | { readonly page: number; readonly perPage: number; readonly total: number }
);
/** Operations that answer page by page. */
export type Pages = { [O in Reading]: Answer<O> extends AnyPage ? O : never }[Reading];
export type Item<O extends Pages> = Answer<O> extends { readonly items: readonly (infer T)[] } ? T : never;
export type Filter<O extends Pages> = Omit<Asks<O>, 'cursor' | 'page'>;

export function readPage<O extends Pages>(operation: O, asked: Filter<O>, from: object) {
  const given = [{ ...asked, ...from }] as unknown as Given<O>;
  return call(operation, ...given) as Promise<Answer<O> & AnyPage>;
}

/** The query of the next page; null: this one is the last. */
export function nextOf(found: AnyPage): object | null {
  if ('nextCursor' in found) return found.nextCursor === null ? null : { cursor: found.nextCursor };
  const { page, perPage, total } = found;
  return page * perPage < total ? { page: page + 1 } : null;
}

/** Every item of a list, page after page. */
export async function everyItem<O extends Pages>(operation: O, asked: Filter<O>): Promise<Item<O>[]> {
  const all: Item<O>[] = [];
  for (let from: object | null = {}; from;) {
    const found: AnyPage = await readPage(operation, asked, from);
    all.push(...(found.items as Item<O>[]));
    from = nextOf(found);
  }
  return all;
}
