import type { UseQueryResult } from '@tanstack/react-query';
import { shortDay } from '../../ground/days.js';
import { money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { downloadInvoice, type Invoice } from './money.hook.js';
import { moneyWords as text } from '../words.js';

const TONES: Record<Invoice['state'], Tone> = { open: 'amber', overdue: 'red', paid: 'green', void: 'plain' };

export function Invoices({ invoices }: { invoices: UseQueryResult<readonly Invoice[]> }) {
  if (invoices.error) return <Failure error={invoices.error} again={invoices.refetch} />;
  return (
    <section className="box stack">
      <h2>{text.invoices}</h2>
      {invoices.isPending && <Loading lines={3} />}
      {invoices.data?.length === 0 && <p className="soft">{text.noInvoices}</p>}
      <ul className="lines">
        {invoices.data?.map(({ id, number, fromDay, throughDay, dueDay, totalCents, state }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              {text.invoice(number)}
              <span className="soft small" style={{ display: 'block' }}>
                {text.period({ from: shortDay(fromDay), through: shortDay(throughDay) })} ·{' '}
                {text.due(shortDay(dueDay))}
              </span>
            </span>
            <Status tone={TONES[state]}>{text.states[state]}</Status>
            <strong className="number">{money(totalCents)}</strong>
            <Button icon="download" onClick={() => void downloadInvoice(id)}>
              {text.download}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
