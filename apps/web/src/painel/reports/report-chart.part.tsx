import type { ComponentProps } from 'react';
import { shortDay } from '../../base/days.js';
import { money, numeral, shortMoney } from '../../base/money.js';
import { longDay } from '../../desk/long-day.js';
import { span } from '../../base/time.js';
import { wordOf } from '../../base/texts.js';
import { Columns, type ChartColumn } from '../../desk/ui/chart.js';
import type { Period } from '../../desk/ui/period.js';
import { cancelReasonWords as reasonNames, reportWords as text, tableWords as more } from '../words.js';
import { COLUMNS, everyDay, grouped, numberOf, type Report, type Row } from './reports.rules.js';

interface ReportChartProps {
  report: Report;
  rows: readonly Row[];
  period: Period;
}

const MAX_NAMES = 15;
const CENTS = { format: money, tick: shortMoney };
const COUNT = { format: (value: number) => numeral(value) };
type Drawn = Omit<ComponentProps<typeof Columns>, 'label'>;

export function ReportChart({ report, rows, period }: ReportChartProps) {
  return <Columns label={text.chart(text.names[report])} {...chartOf(report, rows, period)} />;
}

function chartOf(report: Report, rows: readonly Row[], period: Period): Drawn {
  const { series } = text;
  const byDay = (of: readonly Row[], values: (row: Row) => number[]): ChartColumn[] =>
    everyDay(of, period).map((row) => {
      const day = String(row['day']);
      return { key: day, short: shortDay(day), long: longDay(day), values: values(row) };
    });
  if (report === 'orders')
    return {
      ...COUNT,
      stacked: true,
      series: [
        { name: more.columns.completed, tone: 'accent' },
        { name: more.columns.cancelled, tone: 'red' },
        { name: series.open, tone: 'plain' },
      ],
      columns: byDay(rows, (row) => {
        const [done, gone] = [numberOf(row, 'completed'), numberOf(row, 'cancelled')];
        return [done, gone, numberOf(row, 'created') - done - gone];
      }),
    };
  if (report === 'revenue') {
    const sums = ['courierPayCents', 'marginCents'];
    return {
      ...CENTS,
      stacked: true,
      series: [
        { name: more.columns.courierPayCents, tone: 'blue' },
        { name: more.columns.marginCents, tone: 'accent' },
      ],
      columns: byDay(grouped(rows, 'day', sums), (row) => sums.map((key) => numberOf(row, key))),
    };
  }
  if (report === 'eta')
    return {
      format: (seconds) => span(Math.round(seconds / 60)),
      series: [
        { name: series.untaught, tone: 'plain' },
        { name: series.taught, tone: 'accent' },
      ],
      columns: byDay(rows, (row) => [numberOf(row, 'p90BeforeSeconds'), numberOf(row, 'p90AfterSeconds')]),
    };
  return byName(report, rows);
}

/** The first column has the names. Reasons are all shown. */
function byName(report: Report, rows: readonly Row[]): Drawn {
  const name = COLUMNS[report][0]?.key ?? '';
  const key = report === 'courier-payouts' ? 'earnedCents' : 'orders';
  const reasons = name === 'reason';
  return {
    ...(key === 'orders' ? COUNT : CENTS),
    series: [{ name: more.columns[key], tone: reasons ? 'red' : 'accent' }],
    columns: rows.slice(0, reasons ? undefined : MAX_NAMES).map((row, index) => {
      const value = String(row[name] ?? '–');
      const long = reasons ? wordOf(reasonNames, value) : value;
      const short = reasons ? long : (long.split(' ')[0] ?? long);
      return { key: String(index), short, long, values: [numberOf(row, key)] };
    }),
  };
}
