import { useState } from 'react';
import { lazy } from '../../base/lazy.js';
import { money as reais } from '../../base/money.js';
import { useOpen } from '../../base/open.js';
import { Button } from '../../base/ui/button.js';
import { Failure, Loading } from '../../base/ui/empty.js';
import { Tabs } from '../../base/ui/tabs.js';
import type { Me } from '../data/api.store.js';
import { useStoredAnswer } from '../data/stored-answer.hook.js';
import { type Money, readMoney } from '../data/wallet.query.js';
import { moneyWords as text } from '../words.js';

/** The courier's money; without network, as it was last read. */
export function MoneyRoute({ me }: { me: Me }) {
  const { value: money, error, refresh } = useStoredAnswer('money-4', readMoney);
  if (!money) return error === null ? <Loading lines={9} /> : <Failure error={error} again={refresh} />;
  return <MoneyView money={money} me={me} stale={error !== null} refresh={refresh} />;
}

const Orders = lazy(async () => (await import('./entries.part.js')).Orders, null);
const Statement = lazy(async () => (await import('./entries.part.js')).Statement, null);
const Withdraw = lazy(async () => (await import('./withdraw.part.js')).Withdraw, null);
const Contests = lazy(async () => (await import('./later.part.js')).Contests, null);
const Claims = lazy(async () => (await import('./claims.part.js')).Claims, null);
const Withdrawals = lazy(async () => (await import('./later.part.js')).Withdrawals, null);
const Documents = lazy(async () => (await import('./later.part.js')).Documents, null);
const Week = lazy(async () => (await import('./later.part.js')).Week, null);
const CashBox = lazy(async () => (await import('./cash.part.js')).CashBox, null);

interface MoneyViewProps {
  money: Money;
  me: Me;
  /** The figures are from an earlier reading, as the network is away. */
  stale: boolean;
  refresh: () => Promise<void>;
}

type MoneyTab = 'orders' | 'statement' | 'withdrawals' | 'contests';

export function MoneyView({ money, me, stale, refresh }: MoneyViewProps) {
  const [tab, setTab] = useState<MoneyTab>('orders');
  const asking = useOpen();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <p className="row">
        <span className="grow">
          {text.balance} <strong>{reais(money.balanceCents)}</strong>
        </span>
        <Button kind="primary" disabled={stale || money.balanceCents <= 0} onClick={asking.open}>
          {text.withdraw}
        </Button>
      </p>
      <Tabs
        label={text.parts}
        tabs={[
          { key: 'orders', label: text.ordersTab },
          { key: 'statement', label: text.statement },
          { key: 'withdrawals', label: text.withdrawals },
          { key: 'contests', label: text.contests },
        ]}
        chosen={tab}
        choose={setTab}
      />
      {tab === 'orders' && <Orders orders={money.orders} />}
      {tab === 'statement' && (
        <>
          <Statement entries={money.entries} contests={money.contests} />
          <Documents today={money.today} />
        </>
      )}
      {tab === 'withdrawals' && <Withdrawals entries={money.withdrawals} stale={stale} refresh={refresh} />}
      {tab === 'contests' && (
        <>
          {me.modules.includes('claims') && <Claims />}
          <Contests contests={money.contests} />
        </>
      )}
      <section className="box">
        <Period money={money} />
        <CashBox />
      </section>
      {asking.is && (
        <Withdraw
          balance={money.balanceCents}
          me={me}
          close={asking.close}
          done={() => {
            asking.close();
            setTab('withdrawals');
            void refresh();
          }}
        />
      )}
    </main>
  );
}

/** Earnings of today and of the last seven days in one line, which unfolds to each day. */
function Period({ money }: { money: Money }) {
  const [open, setOpen] = useState(false);
  const today = money.days.find(({ day }) => day === money.today);
  const week = money.days.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text.today} <strong>{reais(today?.cents ?? 0)}</strong> · {text.week} <strong>{reais(week)}</strong>
      </summary>
      {open && <Week money={money} />}
    </details>
  );
}
