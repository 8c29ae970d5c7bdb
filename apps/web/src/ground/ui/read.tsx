import type { ReactNode } from 'react';
import { Unread, type UnreadProps } from './empty.js';

export type ReadOf<T> = UnreadProps['of'] & { readonly data: T | undefined };

interface ReadProps<T> {
  of: ReadOf<T>;
  lines?: number;
  children: (data: T) => ReactNode;
}

/** What was read; before, that it is on its way, or why it did not come. */
export function Read<T>({ of, lines, children }: ReadProps<T>) {
  return of.data === undefined ? <Unread of={of} lines={lines} /> : children(of.data);
}

/** Two things that are shown together. */
export function both<A, B>(one: ReadOf<A>, other: ReadOf<B>): ReadOf<[A, B]> {
  return {
    error: one.error ?? other.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  };
}
