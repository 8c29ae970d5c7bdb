import { useLayoutEffect, useRef, useState } from 'react';
import './chart.css';
import type { ChartTone } from './share.js';
import './share.css';

export interface ChartColumn {
  readonly key: string;
  /** Label below the column, where there is room. */
  readonly short: string;
  /** Label above the values while the pointer is on the column. */
  readonly long: string;
  readonly values: readonly number[];
}

interface ColumnsProps {
  /** Description for screen readers; a table beside the chart has the numbers. */
  label: string;
  series: readonly { readonly name: string; readonly tone: ChartTone }[];
  columns: readonly ChartColumn[];
  format: (value: number) => string;
  /** A shorter text of a value for the axis. */
  tick?: (value: number) => string;
  /** Stacks the series; otherwise they stand side by side. */
  stacked?: boolean;
  open?: ((key: string) => void) | undefined;
}

const HEIGHT = 220;
const BASE = 24;
const TOP = 10;
const AXIS = 64;
const LABEL_PX = 44;

export function Columns(props: ColumnsProps) {
  const { label, series, columns, format, tick = format, stacked = false, open } = props;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [pointed, setPointed] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const sized = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    sized.observe(box.current);
    return () => sized.disconnect();
  }, []);
  const tops = columns.map(({ values }) =>
    stacked ? values.reduce((sum, value) => sum + positive(value), 0) : Math.max(0, ...values),
  );
  const ticks = niceTicks(Math.max(0, ...tops));
  const max = ticks.at(-1) ?? 1;
  const step = (width - AXIS) / Math.max(1, columns.length);
  const y = (value: number) => TOP + (1 - value / max) * (HEIGHT - TOP - BASE);
  const every = Math.max(1, Math.ceil(LABEL_PX / step));
  const shown = pointed === null ? undefined : columns[pointed];
  return (
    <figure className="chart" ref={box}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks.map((value) => (
          <g key={value}>
            <line className="grid" x1={AXIS} x2={width} y1={y(value)} y2={y(value)} />
            <text className="tick" x={AXIS - 8} y={y(value) + 4} textAnchor="end">
              {tick(value)}
            </text>
          </g>
        ))}
        {columns.map((column, index) => (
          <g
            key={column.key}
            className={open ? 'column open' : 'column'}
            onPointerMove={() => setPointed(index)}
            onClick={() => open?.(column.key)}
          >
            <rect
              className={index === pointed ? 'hit on' : 'hit'}
              x={AXIS + index * step}
              y={0}
              width={step}
              height={HEIGHT - BASE}
            />
            {bars(column.values, step, stacked).map(({ x, from, to, width: wide, series: one }) => (
              <rect
                key={one}
                className={`bar ${series[one]?.tone ?? 'plain'}`}
                x={AXIS + index * step + x}
                y={y(to)}
                width={wide}
                height={Math.max(0, y(from) - y(to))}
                rx={Math.min(2, wide / 2)}
              />
            ))}
            {index % every === 0 && (
              <text className="tick" x={AXIS + (index + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                {column.short}
              </text>
            )}
          </g>
        ))}
      </svg>
      {shown && pointed !== null && (
        <div
          className="chart-tip"
          aria-hidden
          style={{ left: Math.max(90, Math.min(AXIS + (pointed + 0.5) * step, width - 90)) }}
        >
          <strong>{shown.long}</strong>
          {series.map(({ name, tone }, index) => (
            <span key={name}>
              <i className={`swatch ${tone}`} /> {name} <b>{format(shown.values[index] ?? 0)}</b>
            </span>
          ))}
        </div>
      )}
      <figcaption className="legend">
        {series.map(({ name, tone }) => (
          <span key={name}>
            <i className={`swatch ${tone}`} /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function bars(values: readonly number[], step: number, stacked: boolean) {
  const room = Math.min(step * 0.72, 56);
  const edge = (step - room) / 2;
  if (!stacked) {
    const width = room / Math.max(1, values.length);
    return values.map((value, series) => ({
      series,
      x: edge + series * width,
      width: Math.max(1, width - 1),
      from: 0,
      to: positive(value),
    }));
  }
  let from = 0;
  return values.map((value, series) => {
    const bar = { series, x: edge, width: room, from, to: from + positive(value) };
    from = bar.to;
    return bar;
  });
}

const positive = (value: number) => Math.max(0, value);

/** Axis values: zero and a few round numbers, the last at least the greatest value. */
function niceTicks(max: number): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.ceil(max / whole) + 1 }, (_, index) => index * whole);
}
