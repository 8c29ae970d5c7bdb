import { daysBetween, shortDay } from '../../base/days.js';
import { money, shortMoney } from '../../base/money.js';
import { go } from '../../base/router.js';
import { Columns } from '../../desk/ui/chart.js';
import type { Period } from '../../desk/ui/period.js';
import { longDay } from '../../desk/long-day.js';
import { entriesOf, flowCents, FLOWS, type DayTotal } from './money.rules.js';
import { moneyWords as text } from '../words.js';

interface FlowChartProps {
  totals: readonly DayTotal[];
  revenue: ReadonlyMap<string, number>;
  period: Period;
}

/**
 * The chart of the overview, loaded when the overview is first shown. A click on a day lists its payments to couriers.
 */
export function FlowChart({ totals, revenue, period }: FlowChartProps) {
  const earnings = FLOWS.find(({ key }) => key === 'earnings');
  if (!earnings) throw new Error('Pay-outs are no flow');
  return (
    <Columns
      label={text.chart}
      format={money}
      tick={shortMoney}
      series={[
        { name: text.revenue, tone: 'accent' },
        { name: text.payouts, tone: 'blue' },
      ]}
      columns={daysBetween(period.from, period.to).map((day) => ({
        key: day,
        short: shortDay(day),
        long: longDay(day),
        values: [revenue.get(day) ?? 0, flowCents(totals, earnings, day)],
      }))}
      open={(day) => go(entriesOf(earnings, { from: day, to: day }))}
    />
  );
}
