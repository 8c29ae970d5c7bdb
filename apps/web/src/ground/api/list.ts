import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer, api, type Answer } from './client.js';
import type { paths } from '../generated/console.js';

/** A list as its screen shows it, however it is read: by cursor, by numbered pages, or in one piece. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Reads the next page; null: all is read. */
  readonly more: (() => unknown) | null;
  readonly loadingMore: boolean;
  /** Every item of every page, for a file. */
  readonly all: () => Promise<readonly T[]>;
  /** When the items were read, if every reading since has failed. */
  readonly staleSince: number | null;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

interface ListOptions {
  readonly enabled?: boolean;
  readonly refetchInterval?: number | false;
  /** While another filter is read, the list of the one before stays. */
  readonly keep?: boolean;
}

/** A list that is read page by page: `cursor` is what the page before named as the next. */
export function useList<T, P extends Page<T>>(
  queryKey: QueryKey,
  read: (page: { cursor?: string }) => Promise<P & Page<T>>,
  { keep = false, ...options }: ListOptions = {},
): Listing<T> & { readonly first: P | undefined } {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(keep && { placeholderData: keepPreviousData }),
    ...options,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return {
    ...readingOf(query),
    first: data?.pages[0],
    items: useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]),
    more: hasNextPage ? fetchNextPage : null,
    loadingMore: isFetchingNextPage,
    all: () => readAll(read),
  };
}

/** Addresses of lists that are read page by page. */
type PagesPath = {
  [P in keyof paths]: paths[P] extends { get: { parameters: { query?: { cursor?: unknown } } } }
    ? Answer<P, 'get'> extends Page<unknown>
      ? P
      : never
    : never;
}[keyof paths];
type QueryOf<P extends PagesPath> = NonNullable<paths[P]['get']['parameters']['query']>;
type ItemOf<A> = A extends { readonly items: readonly (infer T)[] } ? T : never;
type PageOf<P extends PagesPath> = Answer<P, 'get'> & Page<ItemOf<Answer<P, 'get'>>>;
interface Asked<P extends PagesPath> {
  readonly path?: paths[P]['get']['parameters']['path'];
  readonly query: Omit<QueryOf<P>, 'cursor'>;
}

/** A list of the API: only its address, and what is asked of it, differ from another. */
export function usePages<P extends PagesPath>(
  queryKey: QueryKey,
  address: P,
  { path, query }: Asked<P>,
  options?: ListOptions,
) {
  const get = api.GET as unknown as (of: P, asked: object) => Promise<{ data?: PageOf<P> }>;
  return useList(
    queryKey,
    (page) => answer(get(address, { params: { path, query: { ...query, ...page } } })),
    options,
  );
}

async function readAll<T>(read: (page: { cursor?: string }) => Promise<Page<T>>): Promise<readonly T[]> {
  const all: T[] = [];
  let page: { cursor?: string } | null = {};
  while (page) {
    const { items, nextCursor }: Page<T> = await read(page);
    all.push(...items);
    page = nextCursor === null ? null : { cursor: nextCursor };
  }
  return all;
}

interface ItemsOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchInterval?: number | false;
}

/** The items of an endpoint that answers all of them at once. */
export function useItems<T>(
  queryKey: QueryKey,
  call: () => Promise<{ data?: { readonly items: T } }>,
  options: ItemsOptions = {},
) {
  return useQuery({ queryKey, queryFn: async () => (await answer(call())).items, ...options });
}

/** A list that one answer holds. */
export function listOf<T>(
  query: Reading & { data?: { readonly items: readonly T[] } | undefined },
): Listing<T> {
  const items = query.data?.items ?? [];
  return { ...readingOf(query), items, more: null, loadingMore: false, all: () => Promise.resolve(items) };
}

/** Pages with numbers, read as if the number of the next one were a cursor. */
export async function numbered<P extends { page: number; perPage: number; total: number }>(
  call: Promise<P>,
): Promise<P & { nextCursor: string | null }> {
  const read = await call;
  const { page, perPage, total } = read;
  return { ...read, nextCursor: page * perPage < total ? String(page + 1) : null };
}

type Reading = Pick<UseQueryResult, 'isPending' | 'error' | 'refetch' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

function readingOf({ isPending, error, refetch, dataUpdatedAt, errorUpdatedAt }: Reading) {
  // The cache keeps what a failed reading found before (`keepShown`).
  const stale = dataUpdatedAt > 0 && errorUpdatedAt > dataUpdatedAt;
  return { isPending, error, refetch, staleSince: stale ? dataUpdatedAt : null };
}
