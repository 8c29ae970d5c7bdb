import { type ReactNode, useId } from 'react';
import { Unread, type UnreadProps } from './empty.js';

type ReadOf<T> = UnreadProps['of'] & { readonly data: T | undefined };

interface ReadProps<T> {
  of: ReadOf<T>;
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Shows a query's data; before that its loading state or its failure. */
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
  lines?: number;
  /** Shown where the list is empty. */
  empty?: ReactNode;
  className?: string;
  children: (one: T) => ReactNode;
}

/** A list whose items come in one answer. */
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

export function emptyNote(empty: ReactNode): ReactNode {
  return typeof empty === 'string' ? <p className="soft">{empty}</p> : empty;
}
