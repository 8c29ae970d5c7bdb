import type { ComponentType } from 'react';
import { usePages } from '../../base/api/list.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { tabIn, useParameter, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Loading } from '../../base/ui/empty.js';
import { Filters } from '../../desk/ui/filters.js';
import { List } from '../../desk/ui/list.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { lastYear, PeriodField, usePeriod } from '../../desk/ui/period.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { type Column, column } from '../../desk/ui/table.js';
import { Entries } from './entries.part.js';
import {
  REFETCH_MS,
  type LedgerProps,
  type MoneyProps,
  useStanding,
  useWaiting,
  BALANCES,
  differenceCents,
  LIST,
  nameOf,
  TAB,
  type Payment,
  walletEntries,
} from './money.hook.js';
import { Overview } from './overview.part.js';
import { balanceWords, moneyWords as text } from '../words.js';

type Tab = (typeof TAB.values)[number];

/** Tabs that most visits do not open are loaded on demand. */
const SHOWN: Readonly<Record<Tab, ComponentType<MoneyProps>>> = {
  overview: Overview,
  entries: Ledger,
  cash: lazy(async () => (await import('./cash.part.js')).CashTill),
  withdrawals: lazy(async () => (await import('./withdrawal-queue.part.js')).WithdrawalQueue),
  inbox: lazy(async () => (await import('./inbox.part.js')).Inbox),
};
/** These tabs show a period; the others show the present. */
const WITH_PERIOD: readonly Tab[] = ['overview', 'cash'];
/** Parameters of one tab, dropped when another is opened. */
const OF_PARTS = ['tipo', 'estado', 'loja', 'entregador', 'lista', 'pix', 'quem', 'lado'];

/** Each sum links to its movements. */
export function MoneyRoute() {
  const standing = useStanding();
  useLive({ behind: () => void standing.refetch() });
  const tab = useParameter(TAB);
  const period = usePeriod();
  const waiting = (what: string) => standing.data?.waiting.find((one) => one.what === what)?.count;
  const counts: Partial<Record<Tab, number | undefined>> = {
    entries: waiting('payments'),
    withdrawals: waiting('withdrawals'),
    inbox: useWaiting().items.length,
  };
  const Shown = SHOWN[tab];
  return (
    <div className="page">
      <TabbedHead
        title={text.title}
        label={text.parts}
        tab={TAB}
        names={text}
        counts={counts}
        clears={OF_PARTS}
      >
        {WITH_PERIOD.includes(tab) && <PeriodField period={period} />}
      </TabbedHead>
      <Suspense fallback={<Loading lines={8} />}>
        <Shown period={period} standing={standing} />
      </Suspense>
    </div>
  );
}

const LISTED = { entries: Entries, balances: Balances, payments: Payments } as const;

function Ledger(props: MoneyProps) {
  const asked = useParameter(LIST);
  const mayPayments = useMay()('payments', 'read');
  const lists = LIST.values.filter((list) => list !== 'payments' || mayPayments);
  const Shown = LISTED[lists.includes(asked) ? asked : 'entries'];
  const options = lists.map((list) => [LIST.write(list) ?? '', text[list]] as const);
  return <Shown {...props} lists={{ of: 'list', label: text.lists, options }} />;
}

const PAGE = 50;

/** Each wallet leads to its movements. */
function Balances({ lists }: LedgerProps) {
  const values = useSearch(BALANCES);
  const { role, side } = values;
  const balances = usePages(
    '/api/admin/ledger/wallets',
    { role, side, perPage: PAGE },
    { refetchInterval: REFETCH_MS },
  );
  return (
    <>
      <Filters
        search={BALANCES}
        label={balanceWords.filters}
        fields={[
          lists,
          { of: 'role', label: balanceWords.whose, words: balanceWords.roles },
          { of: 'side', label: balanceWords.balance, words: balanceWords.sides },
        ]}
      />
      <List<(typeof balances.items)[number]>
        list={balances}
        label={text.balances}
        empty={<Empty icon="money" title={balanceWords.none[side]} />}
        keyOf={({ owner }) => owner.id}
        data={({ owner }) => ({ 'data-wallet': owner.id })}
        columns={[
          column(balanceWords.wallet, { head: true }, ({ owner }) => nameOf(owner)),
          column(balanceWords.balance, { end: true }, ({ owner, balanceCents }) => (
            <Link
              to={walletEntries(owner, lastYear())}
              aria-label={balanceWords.openEntries({ balance: money(balanceCents), name: nameOf(owner) })}
            >
              {money(balanceCents)}
            </Link>
          )),
        ]}
      >
        <p className="soft" role="status">
          {balanceWords.found(balances.first?.total ?? 0)}
        </p>
      </List>
    </>
  );
}

const DecisionDialog = lazy(async () => (await import('./decision-dialog.part.js')).DecisionDialog, null);

const SEARCH = { list: LIST, state: tabIn('pix', { in_doubt: null, all: 'todos' }) };
const TONES: Record<Payment['outcome'], Tone> = {
  paid: 'green',
  late: 'blue',
  surplus: 'blue',
  wrong_amount: 'amber',
  credited: 'blue',
  returned: 'plain',
};

/** A payment whose amount differs from its order's needs a decision. */
function Payments({ lists }: LedgerProps) {
  const may = useMay();
  const values = useSearch(SEARCH);
  const { state } = values;
  const list = usePages('/api/admin/payments', { state, limit: PAGE }, { refetchInterval: REFETCH_MS });
  const ask = (payment: Payment) => showDialog(<DecisionDialog payment={payment} />);
  const none = state === 'in_doubt' ? 'noDoubts' : 'noPayments';
  return (
    <>
      <Filters
        search={SEARCH}
        label={text.parts}
        fields={[
          lists,
          { of: 'state', label: text.state, words: { in_doubt: text.inbox, all: text.allPayments } },
        ]}
      />
      <List
        list={list}
        label={text.payments}
        empty={
          <Empty
            icon={state === 'in_doubt' ? 'check' : 'money'}
            title={text[none]}
            lead={text[`${none}Lead`]}
          />
        }
        data={({ id }) => ({ 'data-payment': id })}
        columns={columnsOf(may('payments') ? ask : null)}
      />
    </>
  );
}

const columnsOf = (decide: ((payment: Payment) => unknown) | null): Column<Payment>[] => [
  column(text.came, { soft: true, className: 'number' }, ({ paidAt }) => moment(paidAt)),
  column(text.order, 'a1', ({ order }) =>
    order ? <Link to={`/painel?pedido=${String(order.id)}`}>{order.publicId}</Link> : text.goneOrder,
  ),
  column(text.merchant, 'a2', ({ order }) => order?.merchant),
  column(text.costs, { end: true }, ({ order }) => order && money(order.totalCents)),
  column(text.amount, { place: 'b1', end: true }, (payment) => <Amount payment={payment} />),
  column(text.outcome, 'a3', (payment) => <Outcome payment={payment} />),
  column(
    '',
    { place: 'b3', end: true },
    (payment) =>
      payment.outcome === 'wrong_amount' &&
      decide && (
        <Button
          aria-label={text.decideOn(payment.order?.publicId ?? String(payment.orderId))}
          onClick={() => decide(payment)}
        >
          {text.decide}
        </Button>
      ),
  ),
];

function Amount({ payment }: { payment: Payment }) {
  const off = differenceCents(payment);
  return (
    <>
      {money(payment.amount)}
      {off !== 0 && (
        <span className="below">{off > 0 ? text.tooMuch(money(off)) : text.tooLittle(money(-off))}</span>
      )}
    </>
  );
}

function Outcome({ payment: { outcome, decidedBy, decidedAt, decisionNote } }: { payment: Payment }) {
  return (
    <>
      <Status tone={TONES[outcome]}>{text.outcomes[outcome]}</Status>
      {decidedBy !== null && decidedAt !== null && (
        <span className="below" title={decisionNote ?? undefined}>
          {text.by({ name: decidedBy, when: moment(decidedAt) })}
        </span>
      )}
    </>
  );
}
