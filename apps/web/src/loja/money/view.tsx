import type { UseQueryResult } from '@tanstack/react-query';
import { Problem } from '../../ground/api/client.js';
import type { Listing } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Empty } from '../../ground/ui/empty.js';
import { Listed } from '../../ground/ui/list.js';
import { appWords as app, moneyWords as text } from '../words.js';
import { Invoices } from './invoices.part.js';
import type { Entry, Invoice, SpendingDay, TopUpScreen } from './money.hook.js';
import { Spending } from './spending.part.js';
import { TopUpPart, type Pix } from './top-up.part.js';

interface MoneyViewProps {
  balance: UseQueryResult<number>;
  statement: Listing<Entry>;
  spending: UseQueryResult<readonly SpendingDay[]>;
  invoices: UseQueryResult<readonly Invoice[]>;
  mayManage: boolean;
  mayTopUp: boolean;
  pix: Pix;
  charge: TopUpScreen;
}

export function MoneyView(props: MoneyViewProps) {
  const { balance, statement, spending, invoices, mayManage, mayTopUp, pix, charge } = props;
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
        {mayTopUp && <TopUpPart pix={pix} charge={charge} />}
      </section>
      <Spending spending={spending} />
      {mayManage && <Invoices invoices={invoices} />}
      <section className="box stack">
        <h2>{text.statement}</h2>
        <Statement statement={statement} />
      </section>
    </main>
  );
}

function Statement({ statement }: Pick<MoneyViewProps, 'statement'>) {
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
