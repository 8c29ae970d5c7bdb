import { keepPreviousData, useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reading } from './call.js';
import { call, keyOf, type Answer, type Asks, type Given } from './client.js';

type AnyPage = { readonly items: readonly unknown[] } & (
  | { readonly nextCursor: string | null }
  | { readonly page: number; readonly perPage: number; readonly total: number }
);
export type Pages = { [O in Reading]: Answer<O> extends AnyPage ? O : never }[Reading];
type Item<O extends Pages> = Answer<O> extends { readonly items: readonly (infer T)[] } ? T : never;
type Filter<O extends Pages> = Omit<Asks<O>, 'cursor' | 'page'>;

function readPage<O extends Pages>(operation: O, asked: Filter<O>, from: object) {
  const given = [{ ...asked, ...from }] as unknown as Given<O>;
  return call(operation, ...given) as Promise<Answer<O> & AnyPage>;
}

/** The parameters of the next page; null: this one is the last. */
function nextOf(found: AnyPage): object | null {
  if ('nextCursor' in found) return found.nextCursor === null ? null : { cursor: found.nextCursor };
  const { page, perPage, total } = found;
  return page * perPage < total ? { page: page + 1 } : null;
}

export async function everyItem<O extends Pages>(operation: O, asked: Filter<O>): Promise<Item<O>[]> {
  const all: Item<O>[] = [];
  for (let from: object | null = {}; from;) {
    const found: AnyPage = await readPage(operation, asked, from);
    all.push(...(found.items as Item<O>[]));
    from = nextOf(found);
  }
  return all;
}

/** A list as screens show it, however it is read: by cursor, by numbered pages, or in one piece. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Reads the next page; null: all is read. */
  readonly more: (() => unknown) | null;
  readonly loadingMore: boolean;
  /** Reads every item of every page, for a file. */
  readonly all: () => Promise<readonly T[]>;
  /** When the items were read, if every reading since has failed; else null. */
  readonly staleSince: number | null;
}

interface ListOptions {
  readonly enabled?: boolean;
  readonly refetchInterval?: number | false;
  /** While a changed filter is read, the former list stays. */
  readonly keep?: boolean;
}

export function usePages<O extends Pages>(
  operation: O,
  asked: Filter<O>,
  { keep = false, ...options }: ListOptions = {},
): Listing<Item<O>> & { readonly first: Answer<O> | undefined } {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(operation, ...([asked] as unknown as Given<O>)), 'pages'],
    initialPageParam: {},
    queryFn: ({ pageParam }) => readPage(operation, asked, pageParam),
    getNextPageParam: (found: AnyPage) => nextOf(found),
    ...(keep && { placeholderData: keepPreviousData }),
    ...options,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return {
    ...readingOf(query),
    first: data?.pages[0],
    items: useMemo(() => (data?.pages.flatMap(({ items }) => items) ?? []) as Item<O>[], [data]),
    more: hasNextPage ? fetchNextPage : null,
    loadingMore: isFetchingNextPage,
    all: () => everyItem(operation, asked),
  };
}

export function listOf<T>(query: Read & { data?: { readonly items: readonly T[] } | undefined }): Listing<T> {
  const items = query.data?.items ?? [];
  return { ...readingOf(query), items, more: null, loadingMore: false, all: () => Promise.resolve(items) };
}

type Read = Pick<UseQueryResult, 'isPending' | 'error' | 'refetch' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

function readingOf({ isPending, error, refetch, dataUpdatedAt, errorUpdatedAt }: Read) {
  // The cache keeps what a failed reading found before (`keepShown`).
  const stale = dataUpdatedAt > 0 && errorUpdatedAt > dataUpdatedAt;
  return { isPending, error, refetch, staleSince: stale ? dataUpdatedAt : null };
}
