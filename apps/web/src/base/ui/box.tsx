import { type ReactNode, useId } from 'react';
import { Unread, type UnreadProps } from './empty.js';

type ReadOf<T> = UnreadProps['of'] & { readonly data: T | undefined };

interface ReadProps<T> {
  of: ReadOf<T>;
  lines?: number;
  children: (data: T) => ReactNode;
}

/** A query's data; before, that it loads, or why it failed. */
export function Read<T>({ of, lines, children }: ReadProps<T>) {
  return of.data === undefined ? <Unread of={of} lines={lines} /> : children(of.data);
}

export function both<A, B>(one: ReadOf<A>, other: ReadOf<B>): ReadOf<[A, B]> {
  return {
    error: one.error ?? other.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  };
}

interface BoxProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A part of a page on a ground of its own, under its title. */
export function Box({ title, lead, children }: BoxProps) {
  const id = useId();
  return (
    <section className="box stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {children}
    </section>
  );
}

interface LinesProps<T> {
  of: ReadOf<readonly T[] | { readonly items: readonly T[] }>;
  /** Grey lines while it loads. */
  lines?: number;
  /** Said, or shown, where there is none. */
  empty?: ReactNode;
  className?: string;
  children: (one: T) => ReactNode;
}

/** What one answer holds, each as a line of a list. */
export function Lines<T>({ of, lines = 3, empty, className = 'lines', children }: LinesProps<T>) {
  return (
    <Read of={of} lines={lines}>
      {(found) => {
        const items = 'items' in found ? found.items : found;
        if (items.length === 0) return emptyNote(empty);
        return <ul className={className}>{items.map((one) => children(one))}</ul>;
      }}
    </Read>
  );
}

/** A list's text, or picture, where it has no lines. */
export function emptyNote(empty: ReactNode): ReactNode {
  return typeof empty === 'string' ? <p className="soft">{empty}</p> : empty;
}
