import type { Answer } from '../../base/api/call.js';
import { sendChange, useRead } from '../../base/api/client.js';
import { listOf, usePages } from '../../base/api/list.js';
import { dateText } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { go, Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { List, type ListProps } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import { type Column, Open, column, textColumn } from '../../desk/ui/table.js';
import { daysText, STATE_TONES, type Invoice } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';
import { useMay } from '../../desk/session.js';
import { save } from '../../desk/download.js';
import { Button } from '../../base/ui/button.js';
import { Act } from '../../base/ui/act.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Read } from '../../base/ui/box.js';
import { notify, refused } from '../../base/ui/toast.js';

export function InvoiceList(props: Omit<ListProps<Invoice>, 'columns'>) {
  return (
    <List
      {...props}
      older
      file={text.file}
      data={(one) => ({ 'data-invoice': one.number })}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<Invoice>[] = [
  column(
    text.invoice,
    { place: 'a1', className: 'number', text: (one) => text.number(one.number) },
    (one, open) => (
      <Open label={text.open({ number: one.number, merchant: one.merchantName })} act={open}>
        {text.number(one.number)}
      </Open>
    ),
  ),
  textColumn(text.merchant, 'a2', (one) => one.merchantName),
  textColumn(text.period, { place: 'a3', className: 'number' }, (one) => daysText(one)),
  textColumn(text.due, { className: 'number' }, (one) => dateText(one.dueDay)),
  column(text.stateName, { place: 'b1', text: ({ state }) => text.states[state] }, ({ state }) => (
    <Status tone={STATE_TONES[state]}>{text.states[state]}</Status>
  )),
  column(text.total, { place: 'b2', end: true, text: (one) => money(one.totalCents) }, (one) => (
    <>
      <strong>{money(one.totalCents)}</strong> <span className="soft">{text.orders(one.orderCount)}</span>
    </>
  )),
];

export function InvoicesOf({ merchantId }: { merchantId: number }) {
  return (
    <div className="stack">
      <InvoiceList
        list={usePages('/api/admin/invoices', { merchantId, limit: 50 })}
        lines={4}
        empty={<p className="soft">{text.noneOf}</p>}
        open={(id) => go(`/painel/faturas?fatura=${id}`)}
      />
      <Link to="/painel/faturas">{text.toUnbilled}</Link>
    </div>
  );
}

/** Orders of an invoice by the time they ended. */
export function InvoiceLines({ id }: { id: number }) {
  const amount = { end: true, className: 'number' };
  return (
    <List<Answer<'/api/admin/invoices/{id}/orders'>['items'][number]>
      bare
      list={listOf(useRead('/api/admin/invoices/{id}/orders', { id }))}
      empty={<p className="soft">{text.givenBack}</p>}
      columns={[
        column(text.ended, { place: 'a2', soft: true, className: 'number' }, (one) => moment(one.endedAt)),
        column(text.order, { place: 'a1', className: 'number' }, (one) => (
          <>
            <Link to={`/painel?pedido=${one.id}`}>{one.publicId}</Link>{' '}
            <span className="soft">{one.externalId}</span>
          </>
        )),
        column(text.dropoff, 'a3', (one) => (
          <>
            {one.dropoff}
            {one.status === 'cancelled' && <span className="soft"> {text.cancelled}</span>}
          </>
        )),
        column(text.price, amount, (one) => (one.status === 'cancelled' ? '–' : money(one.totalCents))),
        column(text.late, amount, (one) => (one.lateChargeCents === 0 ? '–' : money(one.lateChargeCents))),
        column(text.owed, { place: 'b1', ...amount }, (one) => money(one.amountCents)),
      ]}
    />
  );
}

export function InvoiceDrawer({ id, close }: { id: number; close: () => void }) {
  const invoice = useRead('/api/admin/invoices/{id}', { id });
  return (
    <Drawer wide label={text.invoice} close={close}>
      <Read of={invoice} lines={10}>
        {(known) => (
          <>
            <Head invoice={known} />
            <Acts invoice={known} />
            <section>
              <h3>{text.ordersOf}</h3>
              <InvoiceLines id={id} />
            </section>
          </>
        )}
      </Read>
    </Drawer>
  );
}

function Head({ invoice }: { invoice: Invoice }) {
  const { number, merchantId, merchantName, state, fromDay, throughDay, dueDay, totalCents, paidAt } =
    invoice;
  return (
    <header>
      <h2>{text.named(number)}</h2>
      <p className="row wrap">
        <Status tone={STATE_TONES[state]}>{text.states[state]}</Status>
        <Link to={`/painel/lojas?loja=${merchantId}`}>{merchantName}</Link>
        <span className="soft">{daysText({ fromDay, throughDay })}</span>
      </p>
      <p className="row wrap">
        <strong className="sum number">{money(totalCents)}</strong>
        <span className="soft">
          {text.orders(invoice.orderCount)} ·{' '}
          {paidAt === null ? text.dueOn(dateText(dueDay)) : text.paidOn(moment(paidAt))}
        </span>
      </p>
    </header>
  );
}

/** A payment can be undone; cancelling the invoice asks once. */
function Acts({ invoice }: { invoice: Invoice }) {
  const mayWrite = useMay()('invoices');
  const { id, number, state, orderCount } = invoice;
  const unpaid = state === 'open' || state === 'overdue';
  const reopen = () => sendChange('POST /api/admin/invoices/{id}/reopen', { id }).catch(refused);
  const paid = () => notify(text.paidTold(number), reopen);
  const ask = { title: text.voidTitle(number), lead: text.voidLead(orderCount), action: text.voidDo };
  return (
    <div className="row wrap acts">
      {mayWrite && unpaid && (
        <>
          <Act kind="primary" icon="check" of="POST /api/admin/invoices/{id}/pay" by={{ id }} done={paid}>
            {text.pay}
          </Act>
          <Act of="POST /api/admin/invoices/{id}/pay-from-wallet" by={{ id }} done={paid}>
            {text.payFromWallet}
          </Act>
        </>
      )}
      {mayWrite && state === 'paid' && (
        <Act of="POST /api/admin/invoices/{id}/reopen" by={{ id }}>
          {text.reopen}
        </Act>
      )}
      {state !== 'void' && (
        <Link className="button plain" to={`/painel/faturas?folha=${id}`}>
          {text.print}
        </Link>
      )}
      <Button
        icon="download"
        onClick={() => void save('/api/admin/invoices/{id}/orders', { id, format: 'csv' })}
      >
        {text.csv}
      </Button>
      {mayWrite && unpaid && (
        <Act
          kind="quiet"
          of="POST /api/admin/invoices/{id}/void"
          by={{ id }}
          ask={ask}
          success={text.voided(number)}
        >
          {text.void}
        </Act>
      )}
    </div>
  );
}
