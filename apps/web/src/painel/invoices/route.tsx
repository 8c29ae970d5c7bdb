import { again, useRead } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { documentText, dateText, phoneText } from '../../base/brazil.js';
import { useLive } from '../../base/live.js';
import { money } from '../../base/money.js';
import { go, Link } from '../../base/router.js';
import { recordIn, useOpened, useParameter } from '../../desk/search.js';
import { useMay, useKnownSession } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Grid } from '../../desk/ui/layout.js';
import { Page } from '../../desk/ui/page.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted } from '../../base/texts.js';
import { useMerchant, addressText } from '../merchants/merchants.hook.js';
import { CloseDialog } from './close-dialog.part.js';
import { InvoiceDrawer, InvoiceLines, InvoiceList } from './invoice.part.js';
import {
  INVOICE,
  TAB,
  sumOf,
  type InvoiceState,
  daysText,
  type Invoice,
  type Unbilled,
} from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';
import './sheet.css';

const SHEET = recordIn('folha');
const PAGE = 50;

export function InvoicesRoute() {
  useLive({ behind: () => void again('/api/admin/invoices') });
  const sheet = useParameter(SHEET);
  return sheet === null ? <Invoices /> : <InvoiceSheet id={sheet} />;
}

function Invoices() {
  const tab = useParameter(TAB);
  const [chosen, open] = useOpened(INVOICE);
  const overdue = usePages('/api/admin/invoices', { state: 'overdue', limit: PAGE }).items.length;
  return (
    <Page
      title={text.title}
      head={
        <PageTabs tab={TAB} label={text.tabs} names={text.parts} counts={{ overdue }} clears={['fatura']} />
      }
    >
      <div className="screen-page">
        {tab === 'unbilled' ? <UnbilledList open={open} /> : <Stored key={tab} state={tab} />}
      </div>
      {chosen !== null && <InvoiceDrawer key={chosen} id={chosen} close={() => open(null)} />}
    </Page>
  );
}

function Stored({ state }: { state: InvoiceState }) {
  const list = usePages('/api/admin/invoices', { state, limit: PAGE });
  return (
    <InvoiceList
      opens={INVOICE}
      list={list}
      empty={<Empty icon={state === 'overdue' ? 'check' : 'money'} title={text.none[state]} />}
    >
      <p>
        <strong>{text.sum({ count: list.items.length, sum: money(sumOf(list.items)) })}</strong>
      </p>
    </InvoiceList>
  );
}

function InvoiceSheet({ id }: { id: number }) {
  const invoice = useRead('/api/admin/invoices/{id}', { id });
  return (
    <div className="page sheet-page">
      <p className="row no-print">
        <Button onClick={() => go(`/painel/faturas?fatura=${id}`)}>{text.back}</Button>
        <Button kind="primary" disabled={!invoice.data} onClick={() => print()}>
          {text.printDo}
        </Button>
      </p>
      {!invoice.isSuccess && <Unread of={invoice} lines={12} />}
      {invoice.data && <Sheet invoice={invoice.data} />}
    </div>
  );
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { hub } = useKnownSession();
  const merchant = useMerchant(invoice.merchantId);
  const { number, fromDay, throughDay, dueDay, totalCents, orderCount, merchantName, state } = invoice;
  return (
    <article className="card padded stack g16 sheet">
      <header className="row wrap between tops g16">
        <div>
          <p className="soft">{hub?.name}</p>
          <h1>{text.named(number)}</h1>
          <p>{daysText({ fromDay, throughDay })}</p>
        </div>
        <div className="text-end">
          <p className="soft">{state === 'paid' ? text.states.paid : text.dueOn(dateText(dueDay))}</p>
          <p className="sum number">{money(totalCents)}</p>
          <p className="soft">{text.orders(orderCount)}</p>
        </div>
      </header>
      <section>
        <h2>{merchant.data?.legalName ?? merchantName}</h2>
        {merchant.data && (
          <p>
            {dotted(
              merchant.data.document !== null && documentText(merchant.data.document),
              addressText(merchant.data),
              phoneText(merchant.data.phone),
              merchant.data.email,
            )}
          </p>
        )}
      </section>
      <InvoiceLines id={invoice.id} />
      <p className="text-end">
        {text.total} <strong className="number">{money(totalCents)}</strong>
      </p>
    </article>
  );
}

/** Largest sums first. */
function UnbilledList({ open }: { open: (id: number) => void }) {
  const mayWrite = useMay()('invoices');
  const unbilled = useRead('/api/admin/invoices/unbilled', {}, { refetchInterval: 60_000 });
  const close = async (accounts: readonly Unbilled[]) => {
    const id = await showDialog<number>((done) => <CloseDialog accounts={accounts} close={done} />);
    if (id !== undefined) open(id);
  };
  if (!unbilled.isSuccess) return <Unread of={unbilled} lines={8} />;
  const { items } = unbilled.data;
  if (items.length === 0)
    return <Empty icon="check" title={text.nothingUnbilled} lead={text.nothingUnbilledLead} />;
  return (
    <>
      <p className="row wrap">
        <strong className="grow">{text.waiting({ count: items.length, sum: money(sumOf(items)) })}</strong>
        {mayWrite && items.length > 1 && (
          <Button kind="primary" onClick={() => close(items)}>
            {text.closeAll(items.length)}
          </Button>
        )}
      </p>
      <Grid least={340}>
        {items.map((one) => (
          <li key={one.merchantId} className="card padded column g8" data-unbilled={one.merchantName}>
            <h2>
              <Link to={`/painel/lojas?loja=${one.merchantId}`}>{one.merchantName}</Link>
            </h2>
            <p className="sum number">{money(one.totalCents)}</p>
            <p className="soft grow">
              {text.orders(one.orders)} · {text.since(dateText(one.since))}
            </p>
            {mayWrite && (
              <Button className="start" onClick={() => close([one])}>
                {text.close}
              </Button>
            )}
          </li>
        ))}
      </Grid>
    </>
  );
}
