import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseMutationOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { cache } from './cache.js';
import {
  callBy,
  exchange,
  requestOf,
  type Answer,
  type Asks,
  type Given,
  type Operation,
  type Reading,
} from './call.js';
import { Problem } from './problem.js';
import { refused } from '../ui/toast.js';

export { formOf, type Answer, type Asks, type Body, type Given, type Operation } from './call.js';
export { cache } from './cache.js';
export { Problem };

const HUB = 'hub';

/** The hub that an operator of the platform has chosen to work in; null: none. */
export function chosenHub(): string | null {
  return sessionStorage.getItem(HUB);
}

export function chooseHub(id: number): void {
  sessionStorage.setItem(HUB, String(id));
}

/** The address of a file that the browser itself asks for: it names the chosen hub, for lack of a header. */
export function fileAddress(path: string): string {
  const hub = chosenHub();
  return hub === null ? path : `${path}${path.includes('?') ? '&' : '?'}hubId=${hub}`;
}

interface Watch {
  readonly headers: () => Readonly<Record<string, string>>;
  readonly refused: (problem: Problem) => void;
}

const watches: Watch[] = [];

export function watchRequests(watch: Watch): void {
  watches.push(watch);
}

export const send: typeof exchange = async (method, address, sent) => {
  const hub = chosenHub();
  const own = watches.map(({ headers }) => headers());
  const headers = Object.assign({ ...(hub !== null && { 'X-Hub-Id': hub }) }, ...own, sent.headers) as object;
  try {
    return await exchange(method, address, { ...sent, headers: { ...headers } });
  } catch (error) {
    if (error instanceof Problem) for (const { refused } of watches) refused(error);
    throw error;
  }
};

export const call = callBy(send);

/** The key of a query: its address, part by part, so that all below an address can be read again. */
export function keyOf<O extends Operation>(operation: O, ...[asked]: Given<O>): QueryKey {
  const [method, address, { body }] = requestOf(operation, asked as object);
  return method === 'GET' ? address.split(/\/|(?=\?)/).slice(2) : [method, address, body];
}

/** The query of an operation; also of a POST that changes nothing, such as the price of an order. */
export function read<O extends Operation>(operation: O, ...given: Given<O>) {
  return queryOptions({ queryKey: keyOf(operation, ...given), queryFn: () => call(operation, ...given) });
}

type ReadOptions<O extends Operation, T> = Omit<UseQueryOptions<Answer<O>, Error, T>, 'queryKey' | 'queryFn'>;
type PlainOptions<O extends Operation> = Omit<ReadOptions<O, Answer<O>>, 'select'>;

export function useRead<O extends Operation>(
  operation: O,
  ...given: Given<O, PlainOptions<O>>
): UseQueryResult<Answer<O>>;
export function useRead<O extends Operation, T>(
  operation: O,
  asked: Asks<O>,
  options: ReadOptions<O, T>,
): UseQueryResult<T>;
export function useRead<O extends Operation>(operation: O, asked?: Asks<O>, options?: object) {
  return useQuery({ ...read(operation, ...([asked] as unknown as Given<O>)), ...options });
}

type Heads<P extends string, Before extends string = ''> = P extends `${infer Head}/${infer Rest}`
  ? `${Before}${Head}` | Heads<Rest, `${Before}${Head}/`>
  : `${Before}${P}`;
/** The head of a readable address: everything below it can be read again. */
export type Noun = Exclude<Heads<Reading>, `${string}{${string}`>;

/** Reads again what was read at these addresses and below, where it is shown. */
export async function again(...nouns: readonly (Noun | QueryKey)[]): Promise<void> {
  const keys = nouns.map((noun) => (typeof noun === 'string' ? noun.split('/').slice(2) : noun));
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** Sends a change and reads its noun and `also` again, as `write` does: for code that waits, as forms. */
export async function sendChange<O extends Operation>(
  operation: O,
  asked: Asks<O>,
  ...also: readonly (Noun | QueryKey)[]
): Promise<Answer<O>> {
  try {
    return await call(operation, ...([asked] as unknown as Given<O>));
  } finally {
    await again(operation.split('/').slice(2, 4), ...also);
  }
}

type Input<O extends Operation> = object extends Asks<O> ? Asks<O> | undefined : Asks<O>;

/**
 * The mutation of an operation. Also after a failure its noun (`/api/admin/orders`) and `also` are read
 * again. A refusal is announced, unless there is an `onError`.
 */
export function write<O extends Operation>(
  operation: O,
  {
    also = [],
    ...options
  }: Omit<UseMutationOptions<Answer<O>, Error, Input<O>>, 'mutationFn'> & {
    also?: readonly (Noun | QueryKey)[];
  } = {},
) {
  return mutationOptions<Answer<O>, Error, Input<O>>({
    mutationFn: (asked) => call(operation, ...([asked] as unknown as Given<O>)),
    onSettled: () => again(operation.split('/').slice(2, 4), ...also),
    onError: refused,
    ...options,
  });
}

export function itemsOf<T>({ items }: { readonly items: readonly T[] }): readonly T[] {
  return items;
}

export function useWrite<O extends Operation>(...given: Parameters<typeof write<O>>) {
  return useMutation(write(...given));
}

export type Order = Answer<'POST /api/admin/orders/{id}/assign'>;
export type OrderDetail = Answer<'/api/admin/orders/{id}'>;
export type Courier = Answer<'/api/admin/couriers/online'>['items'][number];
