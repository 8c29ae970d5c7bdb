import type { UseQueryResult } from '@tanstack/react-query';
import { daysBetween, shortDay } from '../../ground/days.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { money } from '../../ground/money.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Table } from '../../ground/ui/table.js';
import { longDay } from '../../ground/long-day.js';
import { lastDays, type SpendingDay } from './money.hook.js';
import { moneyWords as text } from '../words.js';

const Columns = lazy(() => import('../../ground/ui/chart.js'), 'Columns');

const NOTHING = { orders: 0, delivered: 0, cancelled: 0, spentCents: 0 };

/** What the last days cost, as columns and as a table with the same numbers. */
export function Spending({ spending }: { spending: UseQueryResult<readonly SpendingDay[]> }) {
  if (spending.error) return <Failure error={spending.error} again={spending.refetch} />;
  const { from, to } = lastDays();
  const known = new Map((spending.data ?? []).map((one) => [one.day, one]));
  const days = daysBetween(from, to).map((day) => ({ day, ...(known.get(day) ?? NOTHING) }));
  const busy = days.filter(({ orders }) => orders > 0);
  return (
    <section className="box stack">
      <h2>{text.spending}</h2>
      {spending.isPending ? (
        <Loading lines={4} />
      ) : busy.length === 0 ? (
        <p className="soft">{text.nothingSpent}</p>
      ) : (
        <>
          <Suspense fallback={<Loading lines={4} />}>
            <Columns
              label={text.chart}
              series={[{ name: text.spent, tone: 'accent' }]}
              columns={days.map(({ day, spentCents }) => ({
                ...{ key: day, short: shortDay(day), long: longDay(day), values: [spentCents] },
              }))}
              format={money}
            />
          </Suspense>
          <Table
            bare
            rows={[...busy].reverse()}
            keyOf={({ day }) => day}
            columns={[
              { name: text.day, cell: ({ day }) => shortDay(day) },
              { name: text.orders, end: true, cell: ({ orders }) => orders },
              { name: text.delivered, end: true, cell: ({ delivered }) => delivered },
              { name: text.spent, end: true, cell: ({ spentCents }) => money(spentCents) },
            ]}
          />
        </>
      )}
    </section>
  );
}
