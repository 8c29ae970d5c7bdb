import { type Answer, Problem, useRead } from '../../base/api/client.js';
import { type Listing, usePages } from '../../base/api/list.js';
import { addDays, daysBetween, shortDay } from '../../base/days.js';
import { save } from '../../desk/download.js';
import { lazy } from '../../base/lazy.js';
import { longDay } from '../../desk/long-day.js';
import { money } from '../../base/money.js';
import { calendarDay, moment, now } from '../../base/time.js';
import { Box, Lines, Read } from '../../base/ui/box.js';
import { PagedLines } from '../../desk/ui/list.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Loading } from '../../base/ui/empty.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { Table } from '../../desk/ui/table.js';
import { useKnownSession } from '../data/session.hook.js';
import { TopUpPart } from './top-up.part.js';
import { moneyWords as text } from '../words.js';

type Entry = Answer<'/api/merchant/wallet/statement'>['items'][number];
type Invoice = Answer<'/api/merchant/invoices'>['items'][number];

const DAYS = 14;

export function MoneyRoute() {
  const { may } = useKnownSession();
  const balance = useRead('/api/merchant/wallet', {}, { select: ({ balanceCents }) => balanceCents });
  const statement = usePages('/api/merchant/wallet/statement', { perPage: 30 });
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <section className="box stack">
        <p>
          <span className="soft">{text.balance}</span>
          <strong className="balance block">{balance.data === undefined ? '…' : money(balance.data)}</strong>
        </p>
        {may.change && <TopUpPart />}
      </section>
      <Spending />
      {may.manage && <Invoices />}
      <Box title={text.statement}>
        <Statement statement={statement} />
      </Box>
    </main>
  );
}

function Statement({ statement }: { statement: Listing<Entry> }) {
  const { error } = statement;
  if (error instanceof Problem && error.status === 403) return <p className="soft">{text.hidden}</p>;
  return (
    <PagedLines list={statement} lines={5} empty={<Empty icon="money" title={text.emptyStatement} />}>
      {({ id, description, createdAt, operation, amountCents }) => (
        <li key={id} className="row">
          <span className="grow cut">
            {description}
            <span className="soft small block">{moment(createdAt)}</span>
          </span>
          <strong className={operation === 'credit' ? 'number green-text' : 'number'}>
            {operation === 'credit' ? '+ ' : '− '}
            {money(amountCents)}
          </strong>
        </li>
      )}
    </PagedLines>
  );
}

const TONES: Record<Invoice['state'], Tone> = { open: 'amber', overdue: 'red', paid: 'green', void: 'plain' };

function Invoices() {
  const invoices = useRead('/api/merchant/invoices', { limit: 50 });
  return (
    <Box title={text.invoices}>
      <Lines of={invoices} empty={text.noInvoices}>
        {({ id, number, fromDay, throughDay, dueDay, totalCents, state }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              {text.invoice(number)}
              <span className="soft small block">
                {text.period({ from: shortDay(fromDay), through: shortDay(throughDay) })} ·{' '}
                {text.due(shortDay(dueDay))}
              </span>
            </span>
            <Status tone={TONES[state]}>{text.states[state]}</Status>
            <strong className="number">{money(totalCents)}</strong>
            <Button
              icon="download"
              onClick={() => void save('/api/merchant/invoices/{id}/orders', { id, format: 'csv' })}
            >
              {text.download}
            </Button>
          </li>
        )}
      </Lines>
    </Box>
  );
}

const Columns = lazy(async () => (await import('../../desk/ui/chart.js')).Columns, <Loading lines={4} />);

const NOTHING = { orders: 0, delivered: 0, cancelled: 0, spentCents: 0 };

function Spending() {
  const to = calendarDay(now());
  const from = addDays(to, 1 - DAYS);
  return (
    <Box title={text.spending}>
      <Read of={useRead('/api/merchant/spending', { from, to })} lines={4}>
        {({ items }) => {
          const known = new Map(items.map((one) => [one.day, one]));
          const days = daysBetween(from, to).map((day) => ({ day, ...(known.get(day) ?? NOTHING) }));
          return <SpentByDay days={days} />;
        }}
      </Read>
    </Box>
  );
}

function SpentByDay({ days }: { days: readonly (typeof NOTHING & { day: string })[] }) {
  const busy = days.filter(({ orders }) => orders > 0);
  if (busy.length === 0) return <p className="soft">{text.nothingSpent}</p>;
  return (
    <>
      <Columns
        label={text.chart}
        series={[{ name: text.spent, tone: 'accent' }]}
        columns={days.map(({ day, spentCents }) => ({
          key: day,
          short: shortDay(day),
          long: longDay(day),
          values: [spentCents],
        }))}
        format={money}
      />
      <Table
        bare
        rows={busy.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { name: text.day, cell: ({ day }) => shortDay(day) },
          { name: text.orders, end: true, cell: ({ orders }) => orders },
          { name: text.delivered, end: true, cell: ({ delivered }) => delivered },
          { name: text.spent, end: true, cell: ({ spentCents }) => money(spentCents) },
        ]}
      />
    </>
  );
}
