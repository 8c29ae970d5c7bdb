import { useState } from 'react';
import { goQuery, Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { DecisionDialog } from './decision-dialog.part.js';
import { differenceCents, type Payment } from './money.rules.js';
import type { MoneyViewProps } from './view.js';
import { moneyWords } from './words.js';

const TONES: Record<Payment['outcome'], Tone> = {
  paid: 'green',
  late: 'blue',
  surplus: 'blue',
  wrong_amount: 'amber',
  credited: 'blue',
  returned: 'plain',
};

/** Pix payments received. A payment whose amount differs from its order's needs a decision. */
export function Payments({ paymentState, payments, decide, mayDecide }: MoneyViewProps) {
  const text = useWords(moneyWords);
  const [open, setOpen] = useState<Payment | null>(null);
  const items = payments.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Tabs
        label={text.state}
        tabs={[
          { key: 'in_doubt', label: text.inDoubt },
          { key: 'all', label: text.allPayments },
        ]}
        chosen={paymentState}
        choose={(key) => {
          goQuery({ pix: key === 'all' ? 'todos' : null });
        }}
      />
      {payments.isPending && <Loading lines={8} />}
      {payments.error && <Failure error={payments.error} again={payments.refetch} />}
      {payments.data && items.length === 0 && <NoPayments state={paymentState} />}
      {items.length > 0 && (
        <div className="card" tabIndex={0} role="region" aria-label={text.payments}>
          <table className="table payments">
            <thead>
              <tr>
                <th scope="col">{text.came}</th>
                <th scope="col">{text.order}</th>
                <th scope="col">{text.merchant}</th>
                <th scope="col" className="num">
                  {text.costs}
                </th>
                <th scope="col" className="num">
                  {text.amount}
                </th>
                <th scope="col">{text.outcome}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {items.map((payment) => (
                <Line key={payment.id} payment={payment} decide={mayDecide ? setOpen : null} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {payments.hasNextPage && (
        <Button
          className="more"
          busy={payments.isFetchingNextPage}
          onClick={() => void payments.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
      {open && (
        <DecisionDialog
          payment={open}
          busy={decide.isPending}
          close={() => {
            setOpen(null);
          }}
          confirm={(decision, note) => {
            decide.mutate(
              { id: open.id, decision, note },
              {
                onSettled: () => {
                  setOpen(null);
                },
              },
            );
          }}
        />
      )}
    </>
  );
}

function Line({ payment, decide }: { payment: Payment; decide: ((payment: Payment) => void) | null }) {
  const text = useWords(moneyWords);
  const { order, amount, paidAt, outcome, decidedBy, decidedAt, decisionNote } = payment;
  const off = differenceCents(payment);
  return (
    <tr data-payment={payment.id}>
      <td className="when number soft">{moment(paidAt)}</td>
      <td className="order">
        {order ? <Link to={`/painel?pedido=${String(order.id)}`}>{order.publicId}</Link> : text.goneOrder}
      </td>
      <td className="shop">{order?.merchant}</td>
      <td className="costs num">{order && money(order.totalCents)}</td>
      <td className="amount num">
        {money(amount)}
        {off !== 0 && (
          <span className="off">{off > 0 ? text.tooMuch(money(off)) : text.tooLittle(money(-off))}</span>
        )}
      </td>
      <td className="state">
        <Status tone={TONES[outcome]}>{text.outcomes[outcome]}</Status>
        {decidedBy !== null && decidedAt !== null && (
          <span className="off" title={decisionNote ?? undefined}>
            {text.by(decidedBy, moment(decidedAt))}
          </span>
        )}
      </td>
      <td className="act num">
        {outcome === 'wrong_amount' && decide && (
          <Button
            aria-label={text.decideOn(order?.publicId ?? String(payment.orderId))}
            onClick={() => {
              decide(payment);
            }}
          >
            {text.decide}
          </Button>
        )}
      </td>
    </tr>
  );
}

function NoPayments({ state }: { state: MoneyViewProps['paymentState'] }) {
  const text = useWords(moneyWords);
  const doubt = state === 'in_doubt';
  return (
    <Empty icon={doubt ? 'check' : 'money'} title={doubt ? text.noDoubts : text.noPayments}>
      {doubt ? text.noDoubtsLead : text.noPaymentsLead}
    </Empty>
  );
}
