import { again } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { useLive } from '../../ground/live.js';
import { money } from '../../ground/money.js';
import { recordIn, useOpened, useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Empty } from '../../ground/ui/empty.js';
import { Page } from '../../ground/ui/page.js';
import { PartTabs } from '../../ground/ui/parts.js';
import { InvoiceDrawer } from './invoice-drawer.part.js';
import { InvoiceSheet } from './invoice-sheet.part.js';
import { InvoiceList } from './invoice-table.part.js';
import { INVOICE, PART, sumOf, type InvoiceState } from './invoices.rules.js';
import { UnbilledList } from './unbilled.part.js';
import { invoiceWords as text } from '../words.js';

const SHEET = recordIn('folha');
const PAGE = 50;

/** The screen of invoices: what merchants who pay by invoice owe, not invoiced yet, open, late or paid. */
export function InvoicesRoute() {
  useLive({ behind: () => void again('/api/admin/invoices') });
  const sheet = useParameter(SHEET);
  return sheet === null ? <Invoices /> : <InvoiceSheet id={sheet} />;
}

function Invoices() {
  const mayWrite = useMay()('invoices');
  const part = useParameter(PART);
  const [chosen, open] = useOpened(INVOICE);
  const overdue = usePages('/api/admin/invoices', { state: 'overdue', limit: PAGE }).items.length;
  return (
    <Page
      title={text.title}
      head={
        <PartTabs
          {...{ part: PART, label: text.tabs, names: text.parts, counts: { overdue }, clears: ['fatura'] }}
        />
      }
      beside={
        chosen !== null && (
          <InvoiceDrawer key={chosen} id={chosen} mayWrite={mayWrite} close={() => open(null)} />
        )
      }
    >
      <div className="screen-page">
        {part === 'unbilled' ? (
          <UnbilledList mayWrite={mayWrite} open={open} />
        ) : (
          <Kept key={part} state={part} />
        )}
      </div>
    </Page>
  );
}

function Kept({ state }: { state: InvoiceState }) {
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
