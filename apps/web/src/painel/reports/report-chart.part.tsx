import type { ComponentProps } from 'react';
import { shortDay } from '../../base/days.js';
import { money, numeral, shortMoney } from '../../base/money.js';
import { longDay } from '../../desk/long-day.js';
import { span } from '../../base/time.js';
import { wordOf } from '../../base/texts.js';
import { Columns, type ChartColumn } from '../../desk/ui/chart.js';
import type { Period } from '../../desk/ui/period.js';
import { cancelReasonWords as reasonNames, reportWords as text, tableWords as more } from '../words.js';
import { everyDay, grouped, numberOf, type Report, type Row } from './reports.rules.js';

interface ReportChartProps {
  report: Report;
  rows: readonly Row[];
  period: Period;
}

const MOST_NAMES = 15;

/** The chart of a report, loaded on demand. A report whose table has bars has no chart. */
export function ReportChart({ report, rows, period }: ReportChartProps) {
  const drawn = chartOf(report, rows, period);
  return drawn && <Columns label={text.chart(text.names[report])} {...drawn} />;
}

const CENTS = { format: money, tick: shortMoney };
const COUNT = { format: (value: number) => numeral(value) };

function chartOf(
  report: Report,
  rows: readonly Row[],
  period: Period,
): Omit<ComponentProps<typeof Columns>, 'label'> | null {
  const { series } = text;
  const byDay = (values: (row: Row) => number[], of = rows): ChartColumn[] =>
    everyDay(of, period).map((row) => {
      const day = String(row['day']);
      return { key: day, short: shortDay(day), long: longDay(day), values: values(row) };
    });
  const byName = (name: string, key: string): ChartColumn[] =>
    rows.slice(0, MOST_NAMES).map((row, index) => {
      const long = String(row[name] ?? '–');
      return { key: String(index), short: long.split(' ')[0] ?? long, long, values: [numberOf(row, key)] };
    });
  switch (report) {
    case 'orders':
      return {
        ...COUNT,
        stacked: true,
        series: [
          { name: series.completed, tone: 'accent' },
          { name: series.cancelled, tone: 'red' },
          { name: series.open, tone: 'plain' },
        ],
        columns: byDay((row) => {
          const [all, done, gone] = ['created', 'completed', 'cancelled'].map((key) => numberOf(row, key));
          return [done ?? 0, gone ?? 0, (all ?? 0) - (done ?? 0) - (gone ?? 0)];
        }),
      };
    case 'revenue':
      return {
        ...CENTS,
        stacked: true,
        series: [
          { name: series.pay, tone: 'blue' },
          { name: series.margin, tone: 'accent' },
        ],
        columns: byDay(
          (row) => [numberOf(row, 'courierPayCents'), numberOf(row, 'marginCents')],
          grouped(rows, 'day', ['courierPayCents', 'marginCents']),
        ),
      };
    case 'eta':
      return {
        format: (seconds) => span(Math.round(seconds / 60)),
        series: [
          { name: series.untaught, tone: 'plain' },
          { name: series.taught, tone: 'accent' },
        ],
        columns: byDay((row) => [numberOf(row, 'p90BeforeSeconds'), numberOf(row, 'p90AfterSeconds')]),
      };
    case 'courier-payouts':
      return {
        ...CENTS,
        series: [{ name: more.columns.earnedCents, tone: 'accent' }],
        columns: byName('courier', 'earnedCents'),
      };
    case 'courier-ranking':
    case 'merchant-ranking':
      return {
        ...COUNT,
        series: [{ name: more.columns.orders, tone: 'accent' }],
        columns: byName(report === 'courier-ranking' ? 'courier' : 'merchant', 'orders'),
      };
    case 'cancellations':
      return {
        ...COUNT,
        series: [{ name: more.columns.orders, tone: 'red' }],
        columns: rows.map((row) => {
          const reason = String(row['reason']);
          const long = wordOf(reasonNames, reason);
          return { key: reason, short: long, long, values: [numberOf(row, 'orders')] };
        }),
      };
    case 'area-ranking':
    case 'state-times':
      return null;
  }
}
