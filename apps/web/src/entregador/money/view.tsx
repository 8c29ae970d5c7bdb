import { useState } from 'react';
import { useOpen } from '../../ground/open.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { money as reais } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Tabs } from '../../ground/ui/tabs.js';
import type { Me } from '../data/api.store.js';
import type { Money } from '../data/wallet.query.js';
import { moneyWords as text } from '../words.js';

const Orders = lazy(() => import('./entries.part.js').then((part) => part.Orders));
const Statement = lazy(() => import('./entries.part.js').then((part) => part.Statement));
const Withdraw = lazy(() => import('./withdraw.part.js').then((part) => part.Withdraw));
const Contests = lazy(() => import('./contests.part.js').then((part) => part.Contests));
const Claims = lazy(() => import('./claims.part.js').then((part) => part.Claims));
const Withdrawals = lazy(() => import('./withdrawals.part.js').then((part) => part.Withdrawals));
const Documents = lazy(() => import('./documents.part.js').then((part) => part.Documents));
const Week = lazy(() => import('./week.part.js').then((part) => part.Week));
const CashBox = lazy(() => import('./cash.part.js').then((part) => part.CashBox));

interface MoneyViewProps {
  money: Money;
  me: Me;
  /** The figures are from the last reading, because the network is away. */
  stale: boolean;
  refresh: () => Promise<void>;
}

type Part = 'orders' | 'statement' | 'withdrawals' | 'contests';

export function MoneyView({ money, me, stale, refresh }: MoneyViewProps) {
  const [part, setPart] = useState<Part>('orders');
  const asking = useOpen();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <section className="box">
        <p className="row">
          <span className="grow">
            <span className="soft">{text.balance}</span>
            <strong className="balance">{reais(money.balanceCents)}</strong>
          </span>
          <Button kind="primary" disabled={stale || money.balanceCents <= 0} onClick={asking.open}>
            {text.withdraw}
          </Button>
        </p>
        <Period money={money} />
        <Suspense>
          <CashBox courierId={me.id} />
        </Suspense>
      </section>
      <Tabs
        label={text.parts}
        tabs={[
          { key: 'orders', label: text.ordersTab },
          { key: 'statement', label: text.statement },
          { key: 'withdrawals', label: text.withdrawals },
          { key: 'contests', label: text.contests },
        ]}
        chosen={part}
        choose={setPart}
      />
      {part === 'orders' && (
        <Suspense>
          <Orders orders={money.orders} />
        </Suspense>
      )}
      {part === 'statement' && (
        <>
          <Suspense>
            <Statement entries={money.entries} contests={money.contests} />
          </Suspense>
          <Suspense>
            <Documents today={money.today} />
          </Suspense>
        </>
      )}
      {part === 'withdrawals' && (
        <Suspense>
          <Withdrawals entries={money.withdrawals} stale={stale} refresh={refresh} />
        </Suspense>
      )}
      {part === 'contests' && (
        <Suspense>
          <Claims courierId={me.id} />
          <Contests contests={money.contests} />
        </Suspense>
      )}
      {asking.is && (
        <Suspense>
          <Withdraw
            balance={money.balanceCents}
            me={me}
            close={asking.close}
            done={() => {
              asking.close();
              setPart('withdrawals');
              void refresh();
            }}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Today and the last seven days in one line, which unfolds to each day. */
function Period({ money }: { money: Money }) {
  const [open, setOpen] = useState(false);
  const today = money.days.find(({ day }) => day === money.today);
  const week = money.days.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text.today} <strong>{reais(today?.cents ?? 0)}</strong> · {text.week} <strong>{reais(week)}</strong>
      </summary>
      {open && (
        <Suspense>
          <Week money={money} />
        </Suspense>
      )}
    </details>
  );
}
