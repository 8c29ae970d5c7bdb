import { usePages } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { goQuery } from '../../ground/router.js';
import { Empty } from '../../ground/ui/empty.js';
import { Page } from '../../ground/ui/page.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { InvoiceDrawer } from './invoice-drawer.part.js';
import { InvoiceList } from './invoice-table.part.js';
import { partName, PARTS, sumOf, type InvoiceState, type Part } from './invoices.rules.js';
import { UnbilledList } from './unbilled.part.js';
import { invoiceWords as text } from '../words.js';

const PAGE = 50;

interface InvoicesViewProps {
  part: Part;
  mayWrite: boolean;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of invoices: what merchants who pay by invoice owe, not invoiced yet, open, late or paid. */
export function InvoicesView({ part, mayWrite, chosen, choose }: InvoicesViewProps) {
  const late = usePages('/api/admin/invoices', { state: 'overdue', limit: PAGE }).items.length;
  const tabs = PARTS.map((key) => ({
    key,
    label: text.parts[key],
    ...(key === 'overdue' && { count: late, warn: true }),
  }));
  const close = () => choose(null);
  return (
    <Page
      title={text.title}
      head={
        <Tabs
          label={text.tabs}
          tabs={tabs}
          chosen={part}
          choose={(next) => goQuery({ parte: partName(next), fatura: null })}
        />
      }
      beside={chosen !== null && <InvoiceDrawer key={chosen} id={chosen} mayWrite={mayWrite} close={close} />}
    >
      <div className="screen-page">
        {part === 'unbilled' ? (
          <UnbilledList mayWrite={mayWrite} open={choose} />
        ) : (
          <Kept key={part} state={part} chosen={chosen} choose={choose} />
        )}
      </div>
    </Page>
  );
}

interface KeptProps {
  state: InvoiceState;
  chosen: number | null;
  choose: (id: number) => void;
}

function Kept({ state, ...choice }: KeptProps) {
  const list = usePages('/api/admin/invoices', { state, limit: PAGE });
  return (
    <InvoiceList
      {...choice}
      list={list}
      empty={<Empty icon={state === 'overdue' ? 'check' : 'money'} title={text.none[state]} />}
    >
      <p>
        <strong>{text.sum({ count: list.items.length, sum: money(sumOf(list.items)) })}</strong>
      </p>
    </InvoiceList>
  );
}
