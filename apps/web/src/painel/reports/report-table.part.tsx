import { distance, money, numeral } from '../../base/money.js';
import { longDay } from '../../desk/long-day.js';
import { span } from '../../base/time.js';
import { wordOf } from '../../base/texts.js';
import { Share, Spread } from '../../desk/ui/share.js';
import { Table } from '../../desk/ui/table.js';
import {
  numberOf,
  onTime,
  sorted,
  total,
  type Column as ReportColumn,
  type Format,
  type ReportChoice,
  type Row,
} from './reports.rules.js';
import { cancelReasonWords, statusWords as states, tableWords as text } from '../words.js';

const NUMBERS: ReadonlySet<Format> = new Set(['count', 'percent', 'money', 'minutes', 'seconds', 'distance']);

interface ReportTableProps {
  label: string;
  columns: readonly ReportColumn[];
  rows: readonly Row[];
  /** The sorting; null: rows stay in the order of the answer. */
  sort: ReportChoice['sort'];
}

/** The table of a report: sorted by any column, sums in the last row. */
export function ReportTable({ label, columns, rows, sort }: ReportTableProps) {
  const summed = rows.length > 1 && columns.some((column) => column.sum);
  return (
    <Table
      label={label}
      rows={sorted(rows, sort)}
      sort={sort}
      keyOf={(_, index) => index}
      columns={columns.map((column, index) => ({
        name: wordOf(text.columns, column.key),
        end: NUMBERS.has(column.format),
        sort: column.key,
        ...(summed && {
          sum: index > 0 && column.sum ? shown(column.format, total(rows, column.key)) : null,
        }),
        cell: (row: Row) => <Cell column={column} row={row} rows={rows} />,
      }))}
    />
  );
}

function Cell({ column, row, rows }: { column: ReportColumn; row: Row; rows: readonly Row[] }) {
  const { key, format, shared } = column;
  const value = row[key] ?? null;
  const vocabularies: Partial<Record<Format, Readonly<Record<string, string>>>> = {
    state: states,
    reason: cancelReasonWords,
  };
  if (key === 'onTime') return onTime(row);
  const words = vocabularies[format];
  if (words) return words[String(value)] ?? value ?? '–';
  const most = shared ? Math.max(...rows.map((one) => numberOf(one, key))) : 0;
  return (
    <>
      {shown(format, value)}
      {shared && <Share of={numberOf(row, key) / Math.max(1, most)} />}
      {key === 'medianSeconds' && (
        <Spread
          median={numberOf(row, key)}
          slow={numberOf(row, 'p95Seconds')}
          most={Math.max(...rows.map((one) => numberOf(one, 'p95Seconds')))}
        />
      )}
    </>
  );
}

function shown(format: Format, value: string | number | null): string {
  if (value === null) return '–';
  if (format === 'day') return longDay(String(value));
  if (typeof value === 'string') return value;
  if (format === 'money') return money(value);
  if (format === 'distance') return distance(value);
  if (format === 'minutes') return span(Math.round(value));
  if (format === 'seconds')
    return value < 60 ? `${String(Math.round(value))} s` : span(Math.round(value / 60));
  return format === 'percent' ? `${numeral(value)} %` : numeral(value);
}
