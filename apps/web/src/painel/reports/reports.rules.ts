import { daysBetween } from '../../base/days.js';
import { oneOf, type Parameter, tabIn, type Values } from '../../desk/search.js';
import type { Period } from '../../desk/ui/period.js';

export const REPORTS = [
  'orders',
  'revenue',
  'courier-payouts',
  'cancellations',
  'state-times',
  'courier-ranking',
  'merchant-ranking',
  'area-ranking',
  'eta',
] as const;
export type Report = (typeof REPORTS)[number];

/** A row of any report, by column name. */
export type Row = Readonly<Record<string, string | number | null>>;

export type Format =
  'text' | 'count' | 'percent' | 'money' | 'day' | 'minutes' | 'seconds' | 'distance' | 'reason' | 'state';

export interface Column {
  readonly key: string;
  readonly format: Format;
  /** The column is summed in the last row. */
  readonly sum?: true;
  /** The value is drawn as a share of the greatest. */
  readonly shared?: true;
}

const column = (key: string, format: Format, more: Pick<Column, 'sum' | 'shared'> = {}): Column => ({
  key,
  format,
  ...more,
});
const SUM = { sum: true } as const;
const SHARED = { sum: true, shared: true } as const;

const MONEY_OF_ORDERS = [
  column('orders', 'count', SUM),
  column('totalCents', 'money', SHARED),
  column('lateChargeCents', 'money', SUM),
  column('courierPayCents', 'money', SUM),
  column('marginCents', 'money', SUM),
] as const;

export const COLUMNS: Record<Report, readonly Column[]> = {
  orders: [
    column('day', 'day'),
    column('created', 'count', SHARED),
    column('completed', 'count', SUM),
    column('cancelled', 'count', SUM),
    column('late', 'count', SUM),
    column('totalCents', 'money', SUM),
  ],
  revenue: [column('day', 'day'), ...MONEY_OF_ORDERS],
  'courier-payouts': [
    column('courier', 'text'),
    column('orders', 'count', SUM),
    column('earnedCents', 'money', SHARED),
    column('paidOutCents', 'money', SUM),
    column('awaitingCents', 'money', SUM),
    column('balanceCents', 'money', SUM),
  ],
  cancellations: [
    column('reason', 'reason'),
    column('orders', 'count', SHARED),
    column('withCourier', 'count', SUM),
    column('totalCents', 'money', SUM),
  ],
  'state-times': [
    column('state', 'state'),
    column('times', 'count'),
    column('medianSeconds', 'seconds'),
    column('averageSeconds', 'seconds'),
    column('p95Seconds', 'seconds'),
  ],
  'courier-ranking': [
    column('courier', 'text'),
    column('orders', 'count', SHARED),
    column('failed', 'count', SUM),
    column('late', 'count', SUM),
    column('onTime', 'percent'),
    column('averageMinutes', 'minutes'),
    column('distanceM', 'distance', SUM),
    column('earnedCents', 'money', SUM),
    column('cancelled', 'count', SUM),
    column('averageStars', 'count'),
    column('claims', 'count', SUM),
    column('claimsPercent', 'percent'),
  ],
  'merchant-ranking': [
    column('merchant', 'text'),
    column('orders', 'count', SHARED),
    column('cancelled', 'count', SUM),
    column('late', 'count', SUM),
    column('totalCents', 'money', SUM),
    column('averageMinutes', 'minutes'),
    column('averageWaitMinutes', 'minutes'),
    column('claims', 'count', SUM),
    column('claimsPercent', 'percent'),
  ],
  'area-ranking': [
    column('district', 'text'),
    column('city', 'text'),
    column('deliveries', 'count', SHARED),
    column('failed', 'count', SUM),
    column('late', 'count', SUM),
    column('claims', 'count', SUM),
    column('claimsPercent', 'percent'),
  ],
  eta: [
    column('day', 'day'),
    column('legs', 'count', SUM),
    column('medianBeforeSeconds', 'seconds'),
    column('medianAfterSeconds', 'seconds'),
    column('p90BeforeSeconds', 'seconds'),
    column('p90AfterSeconds', 'seconds'),
  ],
};

export const REVENUE_BY_MERCHANT: readonly Column[] = [column('merchant', 'text'), ...MONEY_OF_ORDERS];

/** The sorting column and direction; null: the order of the answer. */
type Sort = { readonly key: string; readonly down: boolean } | null;
const SORT: Parameter<Sort> = {
  name: 'ordem',
  read: (text) => (text === null ? null : { key: text.replace(/^-/, ''), down: text.startsWith('-') }),
  write: (sort) => sort && `${sort.down ? '-' : ''}${sort.key}`,
};

/** The report shown and its options. */
export const SEARCH = {
  report: oneOf('relatorio', REPORTS, 'orders'),
  by: tabIn('por', { day: null, merchant: 'loja' }),
  sort: SORT,
};
export type ReportChoice = Values<typeof SEARCH>;

export function numberOf(row: Row, key: string): number {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
}

export function total(rows: readonly Row[], key: string): number {
  return rows.reduce((sum, row) => sum + numberOf(row, key), 0);
}

export function sorted(rows: readonly Row[], sort: Sort): readonly Row[] {
  if (!sort) return rows;
  const { key, down } = sort;
  const compare = (a: Row, b: Row) => {
    const [x, y] = [a[key] ?? null, b[key] ?? null];
    if (typeof x === 'number' && typeof y === 'number') return x - y;
    return String(x ?? '').localeCompare(String(y ?? ''), 'pt-BR');
  };
  return [...rows].sort((a, b) => (down ? compare(b, a) : compare(a, b)));
}

/** Sums rows that have the same value in a column; other columns keep the value of the first row. */
export function grouped(rows: readonly Row[], key: string, sums: readonly string[]): Row[] {
  const groups = new Map<string, Row>();
  for (const row of rows) {
    const name = String(row[key]);
    const known = groups.get(name);
    groups.set(
      name,
      known
        ? {
            ...known,
            ...Object.fromEntries(sums.map((one) => [one, numberOf(known, one) + numberOf(row, one)])),
          }
        : row,
    );
  }
  return [...groups.values()];
}

/** Rows for each day of the period; days without data get zeros. */
export function everyDay(rows: readonly Row[], { from, to }: Period): Row[] {
  const byDay = new Map(rows.map((row) => [row['day'], row]));
  return daysBetween(from, to).map((day) => byDay.get(day) ?? { day });
}

/** Share of delivered orders that were in time: `96 %`. */
export function onTime(row: Row): string {
  const orders = numberOf(row, 'orders');
  return orders === 0 ? '–' : `${String(Math.round((1 - numberOf(row, 'late') / orders) * 100))} %`;
}

/** Growth in whole percent; null: the period before had nothing. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** A change in per cent with its sign: `+12 %`, `−3 %`. */
export function signed(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${String(Math.abs(percent))} %`;
}
