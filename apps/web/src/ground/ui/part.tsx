import './part.css';

export type ChartTone = 'accent' | 'blue' | 'amber' | 'red' | 'green' | 'plain';

/** A part of the greatest, beside its number in a table. */
export function Part({ of, tone = 'accent' }: { of: number; tone?: ChartTone }) {
  return (
    <span className="part" aria-hidden>
      <i
        className={`swatch ${tone}`}
        style={{ width: `${Math.round(Math.max(0, Math.min(1, of)) * 100)}%` }}
      />
    </span>
  );
}

/** Typical and slow, on one scale: a bar to the median, a thin one to where 95 of 100 are done. */
export function Spread({ median, slow, most }: { median: number; slow: number; most: number }) {
  const wide = (value: number) => `${Math.round((value / Math.max(1, most)) * 100)}%`;
  return (
    <span className="spread" aria-hidden>
      <i className="slow" style={{ width: wide(slow) }} />
      <i className="median" style={{ width: wide(median) }} />
    </span>
  );
}
