import type { CSSProperties, ReactNode } from 'react';

const pixels = (name: string, value: number | undefined): CSSProperties | undefined =>
  value === undefined ? undefined : { [name]: `${value}px` };

/** A list in as many columns as have room, each at least `least` pixels wide. */
export function Grid({ least, children }: { least?: number; children: ReactNode }) {
  return (
    <ul className="tiles" style={pixels('--least', least)}>
      {children}
    </ul>
  );
}

interface SplitProps {
  side?: number;
  first?: boolean;
  className?: string;
  children: ReactNode;
}

/** Two parts: the main one and one of `side` pixels (`first`: before it). Below each other where narrow. */
export function Split({ side, first = false, className = '', children }: SplitProps) {
  return (
    <div className={`split ${first ? 'first' : ''} ${className}`} style={pixels('--side', side)}>
      {children}
    </div>
  );
}
