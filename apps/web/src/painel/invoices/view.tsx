import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { InvoiceDrawer } from './invoice-drawer.part.js';
import { InvoiceTable } from './invoice-table.part.js';
import { useInvoices } from './invoices.hook.js';
import { partName, PARTS, sumOf, type InvoiceState, type Part } from './invoices.rules.js';
import { UnbilledList } from './unbilled.part.js';
import { invoiceWords } from './words.js';
import './view.css';

interface InvoicesViewProps {
  part: Part;
  mayWrite: boolean;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of invoices: what merchants who pay by invoice owe, not invoiced yet, open, late or paid. */
export function InvoicesView({ part, mayWrite, chosen, choose }: InvoicesViewProps) {
  const text = useWords(invoiceWords);
  const overdue = useInvoices({ state: 'overdue' });
  const late = overdue.data?.pages.flatMap(({ items }) => items).length ?? 0;
  return (
    <div className="people invoices">
      <div className="people-head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.tabs}
          tabs={PARTS.map((key) => ({
            key,
            label: text.parts[key],
            ...(key === 'overdue' && { count: late, warn: true }),
          }))}
          chosen={part}
          choose={(next) => {
            goQuery({ parte: partName(next), fatura: null });
          }}
        />
      </div>
      <div className="people-page">
        {part === 'unbilled' ? (
          <UnbilledList mayWrite={mayWrite} open={choose} />
        ) : (
          <Kept key={part} state={part} chosen={chosen} choose={choose} />
        )}
      </div>
      {chosen !== null && (
        <InvoiceDrawer
          key={chosen}
          id={chosen}
          mayWrite={mayWrite}
          close={() => {
            choose(null);
          }}
        />
      )}
    </div>
  );
}

function Kept({
  state,
  chosen,
  choose,
}: {
  state: InvoiceState;
  chosen: number | null;
  choose: (id: number) => void;
}) {
  const text = useWords(invoiceWords);
  const invoices = useInvoices({ state });
  const items = invoices.data?.pages.flatMap((page) => page.items) ?? [];
  if (invoices.isPending) return <Loading lines={8} />;
  if (invoices.error) return <Failure error={invoices.error} again={invoices.refetch} />;
  if (items.length === 0)
    return <Empty icon={state === 'overdue' ? 'check' : 'money'} title={text.none[state]} />;
  return (
    <>
      <p>
        <strong>{text.sum(items.length, money(sumOf(items)))}</strong>
      </p>
      <InvoiceTable items={items} chosen={chosen} choose={choose} />
      {invoices.hasNextPage && (
        <Button
          className="people-more"
          busy={invoices.isFetchingNextPage}
          onClick={() => void invoices.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
}
