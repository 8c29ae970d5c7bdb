import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Answer, Problem, read } from '../../ground/api/client.js';
import { itemsOf, type Listing, usePages } from '../../ground/api/list.js';
import { addDays, daysBetween, shortDay } from '../../ground/days.js';
import { save } from '../../ground/download.js';
import { lazy } from '../../ground/lazy.js';
import { longDay } from '../../ground/long-day.js';
import { money } from '../../ground/money.js';
import { calendarDay, moment, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Listed } from '../../ground/ui/list.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { Table } from '../../ground/ui/table.js';
import { useKnownSession } from '../data/session.hook.js';
import { TopUpPart } from './top-up.part.js';
import { appWords as app, moneyWords as text } from '../words.js';

type Entry = Answer<'/api/merchant/wallet/statement'>['items'][number];
type SpendingDay = Answer<'/api/merchant/spending'>['items'][number];
type Invoice = Answer<'/api/merchant/invoices'>['items'][number];

const PER_PAGE = 30;
const DAYS = 14;

function lastDays(): { from: string; to: string } {
  const to = calendarDay(now());
  return { from: addDays(to, 1 - DAYS), to };
}

export function MoneyRoute() {
  const { hub, may } = useKnownSession();
  const balance = useQuery({ ...read('/api/merchant/wallet'), select: ({ balanceCents }) => balanceCents });
  const statement = usePages('/api/merchant/wallet/statement', { perPage: PER_PAGE });
  const spending = useQuery({ ...read('/api/merchant/spending', lastDays()), select: itemsOf });
  const invoices = useQuery({
    ...read('/api/merchant/invoices', { limit: 50 }),
    select: itemsOf,
    enabled: may.manage,
  });
  const pix = { taken: hub.pix, simulates: hub.simulatesPayments };
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <section className="box stack">
        <p>
          <span className="soft">{text.balance}</span>
          <strong className="balance" style={{ display: 'block' }}>
            {balance.data === undefined ? '…' : money(balance.data)}
          </strong>
        </p>
        {may.change && <TopUpPart pix={pix} />}
      </section>
      <Spending spending={spending} />
      {may.manage && <Invoices invoices={invoices} />}
      <section className="box stack">
        <h2>{text.statement}</h2>
        <Statement statement={statement} />
      </section>
    </main>
  );
}

function Statement({ statement }: { statement: Listing<Entry> }) {
  const { error } = statement;
  if (error instanceof Problem && error.status === 403) return <p className="soft">{text.hidden}</p>;
  return (
    <Listed
      list={statement}
      lines={5}
      more={app.more}
      empty={<Empty icon="money" title={text.emptyStatement} />}
    >
      {(entries) => (
        <ul className="lines">
          {entries.map(({ id, description, createdAt, operation, amountCents }) => (
            <li key={id} className="row">
              <span className="grow cut">
                {description}
                <span className="soft small" style={{ display: 'block' }}>
                  {moment(createdAt)}
                </span>
              </span>
              <strong className={operation === 'credit' ? 'number green-text' : 'number'}>
                {operation === 'credit' ? '+ ' : '− '}
                {money(amountCents)}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Listed>
  );
}

const TONES: Record<Invoice['state'], Tone> = { open: 'amber', overdue: 'red', paid: 'green', void: 'plain' };

function Invoices({ invoices }: { invoices: UseQueryResult<readonly Invoice[]> }) {
  if (invoices.error) return <Failure error={invoices.error} again={invoices.refetch} />;
  return (
    <section className="box stack">
      <h2>{text.invoices}</h2>
      {invoices.isPending && <Loading lines={3} />}
      {invoices.data?.length === 0 && <p className="soft">{text.noInvoices}</p>}
      <ul className="lines">
        {invoices.data?.map(({ id, number, fromDay, throughDay, dueDay, totalCents, state }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              {text.invoice(number)}
              <span className="soft small" style={{ display: 'block' }}>
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
        ))}
      </ul>
    </section>
  );
}

const Columns = lazy(async () => (await import('../../ground/ui/chart.js')).Columns, <Loading lines={4} />);

const NOTHING = { orders: 0, delivered: 0, cancelled: 0, spentCents: 0 };

/** What the last days cost, as columns and as a table with the same numbers. */
function Spending({ spending }: { spending: UseQueryResult<readonly SpendingDay[]> }) {
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
          <Columns
            label={text.chart}
            series={[{ name: text.spent, tone: 'accent' }]}
            columns={days.map(({ day, spentCents }) => ({
              ...{ key: day, short: shortDay(day), long: longDay(day), values: [spentCents] },
            }))}
            format={money}
          />
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
