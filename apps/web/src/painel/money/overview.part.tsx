import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../base/api/client.js';
import { daysBetween } from '../../base/days.js';
import { lazy } from '../../base/lazy.js';
import { Link } from '../../base/router.js';
import { money } from '../../base/money.js';
import { longDay } from '../../desk/long-day.js';
import { moment } from '../../base/time.js';
import { Empty, Failure, Loading } from '../../base/ui/empty.js';
import { useMay } from '../../desk/session.js';
import type { Period } from '../../desk/ui/period.js';
import { Table, column } from '../../desk/ui/table.js';
import { balancesOf, entriesOf, flowCents, FLOWS, type DayTotal, type Standing } from './money.rules.js';
import { AGAIN_MS, type MoneyProps, useRevenue } from './money.hook.js';
import { moneyWords as text } from '../words.js';
import '../../desk/ui/figure.css';

const FlowChart = lazy(async () => (await import('./flow-chart.part.js')).FlowChart, <Loading lines={5} />);

/** The screen where withdrawals are paid or refused. */
const QUEUE = '/painel/dinheiro?parte=withdrawals';

export function Overview({ standing, period }: MoneyProps) {
  const flows = useQuery({
    ...read('/api/admin/ledger/days', period),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
  const revenue = useRevenue(period, useMay()('reports', 'read'));
  const error = standing.error ?? flows.error;
  if (error)
    return <Failure error={error} again={() => Promise.all([standing.refetch(), flows.refetch()])} />;
  if (!standing.data || !flows.data) return <Loading lines={12} />;
  const totals = flows.data.items;
  const days = revenueByDay(revenue.data);
  return (
    <>
      <StandingFigures standing={standing.data} />
      <section className="stack" aria-label={text.inPeriod}>
        <h2>{text.inPeriod}</h2>
        <FlowFigures totals={totals} period={period} revenue={sum([...days.values()])} />
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
  const [paid, doubts] = [waiting('withdrawals'), waiting('payments')];
  const [merchants, couriers] = [wallets('merchant'), wallets('courier')];
  return (
    <div className="figures">
      <Link to={QUEUE} className={paid.count > 0 ? 'card figure warn' : 'card figure'}>
        <span className="name">{text.toPay}</span>
        <span className="value">{money(paid.amountCents)}</span>
        <span className="more">
          {paid.oldestAt === null
            ? text.nothingWaits
            : text.waits({ count: paid.count, since: moment(paid.oldestAt) })}
        </span>
      </Link>
      <Link
        to="/painel/dinheiro?parte=entries&lista=payments"
        className={doubts.count > 0 ? 'card figure warn' : 'card figure'}
      >
        <span className="name">{text.doubts}</span>
        <span className="value">{money(doubts.amountCents)}</span>
        <span className="more">
          {doubts.oldestAt === null
            ? text.nothingWaits
            : text.transfers({ count: doubts.count, since: moment(doubts.oldestAt) })}
        </span>
      </Link>
      <Held
        to={balancesOf({ role: 'merchant', side: 'held' })}
        name={text.merchantsHold}
        cents={merchants.heldCents}
        more={text.wallets(merchants.wallets)}
      />
      {merchants.owedCents > 0 && (
        <Held
          to={balancesOf({ role: 'merchant', side: 'owed' })}
          name={text.merchantsOwe}
          cents={merchants.owedCents}
          more={text.now}
        />
      )}
      <Held
        to={balancesOf({ role: 'courier', side: 'held' })}
        name={text.couriersHold}
        cents={couriers.heldCents}
        more={text.wallets(couriers.wallets)}
      />
      {couriers.owedCents > 0 && (
        <Held
          to={balancesOf({ role: 'courier', side: 'owed' })}
          name={text.couriersOwe}
          cents={couriers.owedCents}
          more={text.now}
        />
      )}
    </div>
  );
}

function Held({ to, name, cents, more }: { to: string; name: string; cents: number; more: string }) {
  return (
    <Link to={to} className="card figure">
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
      <Link to={revenueOf(period)} className="card figure">
        <span className="name">{text.revenue}</span>
        <span className="value">{money(revenue)}</span>
        <span className="more">{text.revenueHint}</span>
      </Link>
      {FLOWS.map((flow) => (
        <Link key={flow.key} to={entriesOf(flow, period)} className="card figure">
          <span className="name">{text.flows[flow.key]}</span>
          <span className="value">{money(flowCents(totals, flow))}</span>
          <span className="more">{text.flowHints[flow.key]}</span>
        </Link>
      ))}
    </div>
  );
}

/** Address of the orders behind the revenue. */
function revenueOf({ from, to }: Period): string {
  return `/painel/relatorios?relatorio=revenue&de=${from}&ate=${to}`;
}

/** Sums by day, newest first; days without a movement are left out. */
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
        column(text.revenue, { end: true }, (day) => <DayRevenue day={day} cents={revenue.get(day) ?? 0} />),
        ...FLOWS.map((flow) =>
          column(text.flows[flow.key], { end: true }, (day: string) => (
            <DayFlow flow={flow} day={day} cents={flowCents(totals, flow, day)} />
          )),
        ),
      ]}
    />
  );
}

function DayFlow({ flow, day, cents }: { flow: (typeof FLOWS)[number]; day: string; cents: number }) {
  if (cents === 0) return <span className="soft">–</span>;
  return (
    <Link
      to={entriesOf(flow, { from: day, to: day })}
      aria-label={`${money(cents)}, ${text.openEntries({ name: text.flows[flow.key], day: longDay(day) })}`}
    >
      {money(cents)}
    </Link>
  );
}

function DayRevenue({ day, cents }: { day: string; cents: number }) {
  if (cents === 0) return <span className="soft">–</span>;
  const label = `${money(cents)}, ${text.openRevenue(longDay(day))}`;
  return (
    <Link to={revenueOf({ from: day, to: day })} aria-label={label}>
      {money(cents)}
    </Link>
  );
}

function revenueByDay(
  rows: readonly { day: string; totalCents: number; lateChargeCents: number }[] = [],
): Map<string, number> {
  const days = new Map<string, number>();
  for (const { day, totalCents, lateChargeCents } of rows)
    days.set(day, (days.get(day) ?? 0) + totalCents + lateChargeCents);
  return days;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
