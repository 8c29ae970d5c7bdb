import './share.css';

export type ChartTone = 'accent' | 'blue' | 'red' | 'plain';

/** A bar beside a number in a table; `of`: its share of the greatest number. */
export function Share({ of }: { of: number }) {
  return (
    <span className="share" aria-hidden>
      <i className="swatch accent" style={{ width: `${Math.round(Math.max(0, Math.min(1, of)) * 100)}%` }} />
    </span>
  );
}

/** Median and 95th percentile as two bars on one scale. */
export function Spread({ median, slow, most }: { median: number; slow: number; most: number }) {
  const wide = (value: number) => `${Math.round((value / Math.max(1, most)) * 100)}%`;
  return (
    <span className="spread" aria-hidden>
      <i className="slow" style={{ width: wide(slow) }} />
      <i className="median" style={{ width: wide(median) }} />
    </span>
  );
}
