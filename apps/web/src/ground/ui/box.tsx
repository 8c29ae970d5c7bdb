import { type ReactNode, useId } from 'react';
import { Read, type ReadOf } from './read.js';

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
        if (items.length === 0) return typeof empty === 'string' ? <p className="soft">{empty}</p> : empty;
        return <ul className={className}>{items.map((one) => children(one))}</ul>;
      }}
    </Read>
  );
}
