import { usePages } from '../../ground/api/list.js';
import { Link } from '../../ground/router.js';
import { partIn, useSearch } from '../../ground/search.js';
import { lazy } from '../../ground/lazy.js';
import { money } from '../../ground/money.js';
import { useMay } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { List } from '../../ground/ui/list.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import type { Column } from '../../ground/ui/table.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import type { LedgerProps } from './money.hook.js';
import { AGAIN_MS, useDecide } from './money.hook.js';
import { differenceCents, LIST, type Payment } from './money.rules.js';
import { moneyWords as text } from '../words.js';

const DecisionDialog = lazy(() => import('./decision-dialog.part.js'), 'DecisionDialog', null);

const SEARCH = { list: LIST, state: partIn('pix', { in_doubt: null, all: 'todos' }) };
const PAGE = 50;

const TONES: Record<Payment['outcome'], Tone> = {
  paid: 'green',
  late: 'blue',
  surplus: 'blue',
  wrong_amount: 'amber',
  credited: 'blue',
  returned: 'plain',
};

/** Pix payments received. A payment whose amount differs from its order's needs a decision. */
export function Payments({ lists }: LedgerProps) {
  const may = useMay();
  const values = useSearch(SEARCH);
  const { state } = values;
  const list = usePages('/api/admin/payments', { state, limit: PAGE }, { refetchInterval: AGAIN_MS });
  const decide = useDecide();
  const ask = (payment: Payment) =>
    showDialog((close) => (
      <DecisionDialog
        payment={payment}
        close={close}
        confirm={(decision, note) => decide.mutateAsync({ id: payment.id, decision, note }).finally(close)}
      />
    ));
  const none = state === 'in_doubt' ? 'noDoubts' : 'noPayments';
  return (
    <>
      <Filters
        {...{ search: SEARCH, values, label: text.parts }}
        fields={[
          lists,
          { of: 'state', label: text.state, words: { in_doubt: text.inDoubt, all: text.allPayments } },
        ]}
      />
      <List
        list={list}
        label={text.payments}
        empty={
          <Empty icon={state === 'in_doubt' ? 'check' : 'money'} title={text[none]}>
            {text[`${none}Lead`]}
          </Empty>
        }
        data={({ id }) => ({ 'data-payment': id })}
        columns={columnsOf(may('payments') ? ask : null)}
      />
    </>
  );
}

const columnsOf = (decide: ((payment: Payment) => unknown) | null): Column<Payment>[] => [
  { name: text.came, soft: true, className: 'number', cell: ({ paidAt }) => moment(paidAt) },
  {
    ...{ name: text.order, at: 'a1' },
    cell: ({ order }) =>
      order ? <Link to={`/painel?pedido=${String(order.id)}`}>{order.publicId}</Link> : text.goneOrder,
  },
  { name: text.merchant, at: 'a2', cell: ({ order }) => order?.merchant },
  { name: text.costs, end: true, cell: ({ order }) => order && money(order.totalCents) },
  { name: text.amount, at: 'b1', end: true, cell: (payment) => <Amount payment={payment} /> },
  { name: text.outcome, at: 'a3', cell: (payment) => <Outcome payment={payment} /> },
  {
    ...{ name: '', at: 'b3', end: true },
    cell: (payment) =>
      payment.outcome === 'wrong_amount' &&
      decide && (
        <Button
          aria-label={text.decideOn(payment.order?.publicId ?? String(payment.orderId))}
          onClick={() => decide(payment)}
        >
          {text.decide}
        </Button>
      ),
  },
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
