import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { Problem } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { appWords } from '../words.js';
import { Invoices } from './invoices.part.js';
import type { Entry, Invoice, SpendingDay, TopUpScreen } from './money.hook.js';
import { Spending } from './spending.part.js';
import { TopUpPart } from './top-up.part.js';
import { moneyWords } from './words.js';

interface MoneyViewProps {
  balance: UseQueryResult<number>;
  statement: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Entry[] }>>;
  spending: UseQueryResult<readonly SpendingDay[]>;
  invoices: UseQueryResult<readonly Invoice[]>;
  mayManage: boolean;
  mayTopUp: boolean;
  pix: boolean;
  charge: TopUpScreen;
}

export function MoneyView(props: MoneyViewProps) {
  const { balance, statement, spending, invoices, mayManage, mayTopUp, pix, charge } = props;
  const text = useWords(moneyWords);
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
  const text = useWords(moneyWords);
  const app = useWords(appWords);
  const { error } = statement;
  if (error instanceof Problem && error.status === 403) return <p className="soft">{text.hidden}</p>;
  if (error) return <Failure error={error} again={statement.refetch} />;
  if (statement.isPending) return <Loading lines={5} />;
  const entries = statement.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <Empty icon="money" title={text.emptyStatement} />;
  return (
    <>
      <ul className="lines">
        {entries.map(({ id, description, createdAt, operation, amountCents }) => (
          <li key={id} className="row">
            <span className="grow cut">
              {description}
              <span className="soft small" style={{ display: 'block' }}>
                {moment(createdAt)}
              </span>
            </span>
            <strong className={operation === 'credit' ? 'number good' : 'number'}>
              {operation === 'credit' ? '+ ' : '− '}
              {money(amountCents)}
            </strong>
          </li>
        ))}
      </ul>
      {statement.hasNextPage && (
        <Button busy={statement.isFetchingNextPage} onClick={() => void statement.fetchNextPage()}>
          {app.more}
        </Button>
      )}
    </>
  );
}
