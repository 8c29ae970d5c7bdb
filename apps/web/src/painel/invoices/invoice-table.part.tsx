import { dateText } from '../../ground/brazil.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Status } from '../../ground/ui/status.js';
import type { Invoice } from './invoices.hook.js';
import { STATE_TONES } from './invoices.rules.js';
import { invoiceWords } from './words.js';

interface InvoiceTableProps {
  items: readonly Invoice[];
  chosen: number | null;
  choose: (id: number) => void;
}

export function InvoiceTable({ items, chosen, choose }: InvoiceTableProps) {
  const text = useWords(invoiceWords);
  return (
    <div className="card">
      <table className="table bills">
        <thead>
          <tr>
            <th scope="col">{text.invoice}</th>
            <th scope="col">{text.merchant}</th>
            <th scope="col">{text.period}</th>
            <th scope="col">{text.due}</th>
            <th scope="col">{text.stateName}</th>
            <th scope="col" className="amount">
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id} data-invoice={one.number} className={one.id === chosen ? 'chosen' : ''}>
              <td className="which">
                <button
                  type="button"
                  className="open number"
                  aria-label={text.open(one.number, one.merchantName)}
                  onClick={() => {
                    choose(one.id);
                  }}
                >
                  {text.number(one.number)}
                </button>
              </td>
              <td className="merchant">{one.merchantName}</td>
              <td className="period number">{text.days(dateText(one.fromDay), dateText(one.throughDay))}</td>
              <td className="due number">{dateText(one.dueDay)}</td>
              <td className="state">
                <Status tone={STATE_TONES[one.state]}>{text.states[one.state]}</Status>
              </td>
              <td className="amount number">
                <strong>{money(one.totalCents)}</strong>{' '}
                <span className="soft">{text.orders(one.orderCount)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
