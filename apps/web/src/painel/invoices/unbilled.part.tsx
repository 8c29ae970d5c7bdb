import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../ground/api/client.js';
import { dateText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { Grid } from '../../ground/ui/layout.js';
import { CloseDialog } from './close-dialog.part.js';
import { type Unbilled } from './invoices.hook.js';
import { sumOf } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

/** Accounts with ended orders that no invoice holds yet, the largest sums first. */
export function UnbilledList({ mayWrite, open }: { mayWrite: boolean; open: (id: number) => void }) {
  const unbilled = useQuery({ ...read('/api/admin/invoices/unbilled'), refetchInterval: 60_000 });
  const [closing, setClosing] = useState<readonly Unbilled[] | null>(null);
  if (!unbilled.isSuccess) return <Unread of={unbilled} lines={8} />;
  const { items } = unbilled.data;
  return (
    <>
      {items.length === 0 ? (
        <Empty icon="check" title={text.nothingUnbilled}>
          {text.nothingUnbilledLead}
        </Empty>
      ) : (
        <Waiting items={items} mayWrite={mayWrite} begin={setClosing} />
      )}
      {closing && (
        <CloseDialog
          accounts={closing}
          close={(id) => {
            setClosing(null);
            if (id !== undefined) open(id);
          }}
        />
      )}
    </>
  );
}

interface WaitingProps {
  items: readonly Unbilled[];
  mayWrite: boolean;
  begin: (accounts: readonly Unbilled[]) => void;
}

function Waiting({ items, mayWrite, begin }: WaitingProps) {
  return (
    <>
      <p className="row wrap">
        <strong className="grow">{text.waiting({ count: items.length, sum: money(sumOf(items)) })}</strong>
        {mayWrite && items.length > 1 && (
          <Button kind="primary" onClick={() => begin(items)}>
            {text.closeAll(items.length)}
          </Button>
        )}
      </p>
      <Grid as="ul" least={340}>
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
              <Button className="start" onClick={() => begin([one])}>
                {text.close}
              </Button>
            )}
          </li>
        ))}
      </Grid>
    </>
  );
}
