import { daysBetween } from '../../base/days.js';
import { oneOf, type Parameter, tabIn, type Values } from '../../desk/search.js';
import type { Period } from '../../desk/ui/period.js';

export type Row = Readonly<Record<string, string | number | null>>;

export type Format =
  'text' | 'count' | 'percent' | 'money' | 'day' | 'minutes' | 'seconds' | 'distance' | 'reason' | 'state';

export interface Column {
  readonly key: string;
  readonly format: Format;
  readonly sum: boolean;
  /** Drawn as a bar, as a share of the greatest value. */
  readonly shared: boolean;
}

/** By the end of the column's name; and columns without a number. Others count. */
const UNITS: Readonly<Record<string, Format>> = {
  Cents: 'money',
  Percent: 'percent',
  Minutes: 'minutes',
  Seconds: 'seconds',
  M: 'distance',
};
const NAMED: Readonly<Record<string, Format>> = {
  day: 'day',
  reason: 'reason',
  state: 'state',
  courier: 'text',
  merchant: 'text',
  district: 'text',
  city: 'text',
  onTime: 'percent',
};
/** Counts whose sum means nothing. */
const UNSUMMED = ['times', 'averageStars'];

/** `share`: the column that is drawn as a bar. */
const columns = (names: string, share?: string): readonly Column[] =>
  names.split(' ').map((key) => {
    const unit = /(Cents|Percent|Minutes|Seconds|M)$/.exec(key)?.[0] ?? '';
    const format = NAMED[key] ?? UNITS[unit] ?? 'count';
    const sum = ['count', 'money', 'distance'].includes(format) && !UNSUMMED.includes(key);
    return { key, format, sum, shared: key === share };
  });

const MONEY_OF_ORDERS = 'orders totalCents lateChargeCents courierPayCents marginCents';

export const COLUMNS = {
  orders: columns('day created completed cancelled late totalCents', 'created'),
  revenue: columns(`day ${MONEY_OF_ORDERS}`, 'totalCents'),
  'courier-payouts': columns(
    'courier orders earnedCents paidOutCents awaitingCents balanceCents',
    'earnedCents',
  ),
  cancellations: columns('reason orders withCourier totalCents', 'orders'),
  'state-times': columns('state times medianSeconds averageSeconds p95Seconds'),
  'courier-ranking': columns(
    'courier orders failed late onTime averageMinutes distanceM earnedCents cancelled averageStars ' +
      'claims claimsPercent',
    'orders',
  ),
  'merchant-ranking': columns(
    'merchant orders cancelled late totalCents averageMinutes averageWaitMinutes claims claimsPercent',
    'orders',
  ),
  'area-ranking': columns('district city deliveries failed late claims claimsPercent', 'deliveries'),
  eta: columns('day legs medianBeforeSeconds medianAfterSeconds p90BeforeSeconds p90AfterSeconds'),
};
export type Report = keyof typeof COLUMNS;
export const REPORTS = Object.keys(COLUMNS) as Report[];

export const REVENUE_BY_MERCHANT = columns(`merchant ${MONEY_OF_ORDERS}`, 'totalCents');

/** Null: the order of the answer. */
type Sort = { readonly key: string; readonly down: boolean } | null;
const SORT: Parameter<Sort> = {
  name: 'ordem',
  read: (text) => (text === null ? null : { key: text.replace(/^-/, ''), down: text.startsWith('-') }),
  write: (sort) => sort && `${sort.down ? '-' : ''}${sort.key}`,
};

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

/** Other columns keep the value of the first row. */
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

/** Days without data get zeros. */
export function everyDay(rows: readonly Row[], { from, to }: Period): Row[] {
  const byDay = new Map(rows.map((row) => [row['day'], row]));
  return daysBetween(from, to).map((day) => byDay.get(day) ?? { day });
}

/** `96 %`. */
export function onTime(row: Row): string {
  const orders = numberOf(row, 'orders');
  return orders === 0 ? '–' : `${String(Math.round((1 - numberOf(row, 'late') / orders) * 100))} %`;
}

/** Whole percent; null: the period before had nothing. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** `+12 %`, `−3 %`. */
export function signed(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${String(Math.abs(percent))} %`;
}
