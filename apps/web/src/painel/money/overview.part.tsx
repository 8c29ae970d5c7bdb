import { keepPreviousData } from '@tanstack/react-query';
import { Fragment } from 'react';
import { both } from '../../base/ui/box.js';
import { useRead } from '../../base/api/client.js';
import { daysBetween, shortDay } from '../../base/days.js';
import { go, Link } from '../../base/router.js';
import { money, shortMoney } from '../../base/money.js';
import { longDay } from '../../desk/long-day.js';
import { moment } from '../../base/time.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { useMay } from '../../desk/session.js';
import type { Period } from '../../desk/ui/period.js';
import { column, Table } from '../../desk/ui/table.js';
import {
  type DayTotal,
  entriesOf,
  flowCents,
  FLOWS,
  type Standing,
  REFETCH_MS,
  type MoneyProps,
} from './money.hook.js';
import { useReport } from '../reports/reports.hook.js';
import { grouped, numberOf, type Row } from '../reports/reports.rules.js';
import { moneyWords as text } from '../words.js';
import { Columns } from '../../desk/ui/chart.js';
import '../../desk/ui/figure.css';

/** What waits, and the part of the screen that decides it. */
const WAITING = [
  ['withdrawals', 'withdrawals', text.toPay, text.waits],
  ['payments', 'entries&lista=payments', text.doubts, text.transfers],
] as const;

export function Overview({ standing, period }: MoneyProps) {
  const flows = useRead('/api/admin/ledger/days', period, {
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  const revenue = useReport('revenue', period, useMay()('reports', 'read'));
  const read = both(standing, flows);
  if (read.error || !standing.data || !flows.data) return <Unread of={read} lines={12} />;
  const totals = flows.data.items;
  const days = revenueByDay(revenue.data);
  const sum = [...days.values()].reduce((total, cents) => total + cents, 0);
  return (
    <>
      <StandingFigures standing={standing.data} />
      <section className="stack" aria-label={text.inPeriod}>
        <h2>{text.inPeriod}</h2>
        <FlowFigures totals={totals} period={period} revenue={sum} />
      </section>
      {totals.length === 0 && days.size === 0 ? (
        <Empty icon="money" title={text.noMoney} lead={text.otherPeriod} />
      ) : (
        <>
          <section className="stack">
            <h2>{text.time}</h2>
            <div className="card padded">
              <FlowChart totals={totals} revenue={days} period={period} />
            </div>
          </section>
          <section className="stack">
            <h2>{text.byDay}</h2>
            <DayTable totals={totals} revenue={days} period={period} />
          </section>
        </>
      )}
    </>
  );
}

function StandingFigures({ standing }: { standing: Standing }) {
  const waiting = (what: Standing['waiting'][number]['what']) =>
    standing.waiting.find((one) => one.what === what) ?? { count: 0, amountCents: 0, oldestAt: null };
  const wallets = (role: Standing['wallets'][number]['role']) =>
    standing.wallets.find((one) => one.role === role) ?? { wallets: 0, heldCents: 0, owedCents: 0 };
  return (
    <div className="figures">
      {WAITING.map(([what, part, name, said]) => {
        const { count, amountCents, oldestAt } = waiting(what);
        return (
          <Figure
            key={what}
            to={`/painel/dinheiro?parte=${part}`}
            name={name}
            cents={amountCents}
            warn={count > 0}
            more={oldestAt === null ? text.nothingWaits : said({ count, since: moment(oldestAt) })}
          />
        );
      })}
      {(['merchant', 'courier'] as const).map((role) => {
        const { wallets: count, heldCents, owedCents } = wallets(role);
        const to = (side: 'held' | 'owed') =>
          `/painel/dinheiro?parte=entries&lista=balances&quem=${role}&lado=${side}`;
        return (
          <Fragment key={role}>
            <Figure
              to={to('held')}
              name={text[`${role}sHold`]}
              cents={heldCents}
              more={text.wallets(count)}
            />
            {owedCents > 0 && (
              <Figure to={to('owed')} name={text[`${role}sOwe`]} cents={owedCents} more={text.now} />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

interface FigureProps {
  to: string;
  name: string;
  cents: number;
  more: string;
  warn?: boolean;
}

function Figure({ to, name, cents, more, warn = false }: FigureProps) {
  return (
    <Link to={to} className={warn ? 'card figure warn' : 'card figure'}>
      <span className="name">{name}</span>
      <span className="value">{money(cents)}</span>
      <span className="more">{more}</span>
    </Link>
  );
}

interface FlowsProps {
  totals: readonly DayTotal[];
  period: Period;
}

function FlowFigures({ totals, period, revenue }: FlowsProps & { revenue: number }) {
  return (
    <div className="figures four">
      <Figure to={revenueOf(period)} name={text.revenue} cents={revenue} more={text.revenueHint} />
      {FLOWS.map((flow) => (
        <Figure
          key={flow.key}
          to={entriesOf(flow, period)}
          name={text.flows[flow.key]}
          cents={flowCents(totals, flow)}
          more={text.flowHints[flow.key]}
        />
      ))}
    </div>
  );
}

function revenueOf({ from, to }: Period): string {
  return `/painel/relatorios?relatorio=revenue&de=${from}&ate=${to}`;
}

/** Newest first; days without a movement are left out. */
function DayTable({ totals, period, revenue }: FlowsProps & { revenue: ReadonlyMap<string, number> }) {
  const moved = new Set([...totals.map(({ day }) => day), ...revenue.keys()]);
  const days = daysBetween(period.from, period.to)
    .filter((day) => moved.has(day))
    .reverse();
  return (
    <Table<string>
      rows={days}
      label={text.byDay}
      keyOf={(day) => day}
      columns={[
        column(text.day, { head: true }, longDay),
        column(text.revenue, { end: true }, (day) => (
          <DayAmount
            to={revenueOf({ from: day, to: day })}
            cents={revenue.get(day) ?? 0}
            leads={text.openRevenue(longDay(day))}
          />
        )),
        ...FLOWS.map((flow) =>
          column(text.flows[flow.key], { end: true }, (day: string) => (
            <DayAmount
              to={entriesOf(flow, { from: day, to: day })}
              cents={flowCents(totals, flow, day)}
              leads={text.openEntries({ name: text.flows[flow.key], day: longDay(day) })}
            />
          )),
        ),
      ]}
    />
  );
}

/** `leads`: what the link shows, for screen readers. */
function DayAmount({ to, cents, leads }: { to: string; cents: number; leads: string }) {
  if (cents === 0) return <span className="soft">–</span>;
  return (
    <Link to={to} aria-label={`${money(cents)}, ${leads}`}>
      {money(cents)}
    </Link>
  );
}

/** Completed orders, however paid, by the day they ended. */
function revenueByDay(rows: readonly Row[] = []): Map<string, number> {
  const days = grouped(rows, 'day', ['totalCents', 'lateChargeCents']);
  return new Map(
    days.map((row) => [String(row['day']), numberOf(row, 'totalCents') + numberOf(row, 'lateChargeCents')]),
  );
}

/** A click on a day lists its payments to couriers. */
function FlowChart({ totals, revenue, period }: FlowsProps & { revenue: ReadonlyMap<string, number> }) {
  const earnings = FLOWS.find(({ key }) => key === 'earnings');
  if (!earnings) throw new Error('Pay-outs are no flow');
  return (
    <Columns
      label={text.chart}
      format={money}
      tick={shortMoney}
      series={[
        { name: text.revenue, tone: 'accent' },
        { name: text.flows.earnings, tone: 'blue' },
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
