import { useMutation, useQuery } from '@tanstack/react-query';
import { read, sendChange } from '../../base/api/client.js';
import { dateText } from '../../base/brazil.js';
import { save } from '../../desk/download.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Unread } from '../../base/ui/empty.js';
import { Status } from '../../base/ui/status.js';
import { notify, refused } from '../../base/ui/toast.js';
import { InvoiceLines } from './invoice-table.part.js';
import type { Invoice } from './invoices.hook.js';
import { daysText, STATE_TONES } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

interface InvoiceDrawerProps {
  id: number;
  mayWrite: boolean;
  close: () => void;
}

export function InvoiceDrawer({ id, mayWrite, close }: InvoiceDrawerProps) {
  const invoice = useQuery(read('/api/admin/invoices/{id}', { id }));
  return (
    <Drawer wide label={text.invoice} close={close}>
      {!invoice.isSuccess && <Unread of={invoice} lines={10} />}
      {invoice.data && (
        <>
          <Head invoice={invoice.data} />
          <Acts invoice={invoice.data} mayWrite={mayWrite} />
          <section>
            <h3>{text.ordersOf}</h3>
            <InvoiceLines id={id} />
          </section>
        </>
      )}
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

/** Actions on an invoice. A payment can be undone; cancelling the invoice asks once. */
function Acts({ invoice, mayWrite }: { invoice: Invoice; mayWrite: boolean }) {
  const { id, number, state, orderCount } = invoice;
  const act = useMutation({
    mutationFn: (what: 'pay' | 'pay-from-wallet' | 'reopen' | 'void') =>
      sendChange(`POST /api/admin/invoices/{id}/${what}`, { id }),
    onError: refused,
  });
  const unpaid = state === 'open' || state === 'overdue';
  const pay = (how: 'pay' | 'pay-from-wallet') =>
    act.mutate(how, {
      onSuccess: () => notify(text.paidTold(number), () => act.mutate('reopen')),
    });
  const cancel = async () => {
    if (
      await confirm({ title: text.voidTitle(number), lead: text.voidLead(orderCount), action: text.voidDo })
    )
      act.mutate('void', { onSuccess: () => notify(text.voided(number)) });
  };
  return (
    <div className="row wrap acts">
      {mayWrite && unpaid && (
        <>
          <Button kind="primary" icon="check" busy={act.isPending} onClick={() => pay('pay')}>
            {text.pay}
          </Button>
          <Button busy={act.isPending} onClick={() => pay('pay-from-wallet')}>
            {text.payFromWallet}
          </Button>
        </>
      )}
      {mayWrite && state === 'paid' && (
        <Button busy={act.isPending} onClick={() => act.mutate('reopen')}>
          {text.reopen}
        </Button>
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
        <Button kind="quiet" onClick={cancel}>
          {text.void}
        </Button>
      )}
    </div>
  );
}
