import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Problem, read } from '../../ground/api/client.js';
import { type Listing, usePages } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Listed } from '../../ground/ui/list.js';
import { appWords as app, moneyWords as text } from '../words.js';
import {
  type Entry,
  useInvoices,
  useSpending,
  useTopUp,
  downloadInvoice,
  type Invoice,
} from './money.hook.js';
import { Spending } from './spending.part.js';
import { TopUpPart } from './top-up.part.js';
import { useKnownSession } from '../data/session.hook.js';
import { shortDay } from '../../ground/days.js';
import { Button } from '../../ground/ui/button.js';
import { Status, type Tone } from '../../ground/ui/status.js';

const PER_PAGE = 30;

export function MoneyRoute() {
  const { hub, may } = useKnownSession();
  const balance = useQuery({ ...read('/api/merchant/wallet'), select: ({ balanceCents }) => balanceCents });
  const statement = usePages('/api/merchant/wallet/statement', { perPage: PER_PAGE });
  const spending = useSpending();
  const invoices = useInvoices(may.manage);
  const charge = useTopUp(hub.pix && may.change);
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
        {may.change && <TopUpPart pix={pix} charge={charge} />}
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
            <Button icon="download" onClick={() => void downloadInvoice(id)}>
              {text.download}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
