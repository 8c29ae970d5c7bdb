import { phoneText } from '../../ground/brazil.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Status } from '../../ground/ui/status.js';
import { STANDING_TONES, standingOf, type MerchantLine } from './merchants.rules.js';
import { merchantWords } from './words.js';

interface MerchantTableProps {
  items: readonly MerchantLine[];
  chosen: number | null;
  choose: (id: number) => void;
}

export function MerchantTable({ items, chosen, choose }: MerchantTableProps) {
  const text = useWords(merchantWords);
  return (
    <div className="card">
      <table className="table shops">
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.fields.phone}</th>
            <th scope="col">{text.pays}</th>
            <th scope="col">{text.standingName}</th>
            <th scope="col" className="amount">
              {text.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id} data-merchant={one.name} className={one.id === chosen ? 'chosen' : ''}>
              <td className="name">
                <button
                  type="button"
                  className="open"
                  onClick={() => {
                    choose(one.id);
                  }}
                >
                  {one.name}
                </button>
                {one.ownerId !== null && <span className="soft"> {text.subUser}</span>}
                <p className="soft cut">{one.externalId ?? one.email}</p>
              </td>
              <td className="phone number">{phoneText(one.phone)}</td>
              <td className="pays">{one.invoicingEnabled ? text.byInvoice : text.byWallet}</td>
              <td className="standing">
                <Status tone={STANDING_TONES[standingOf(one)]}>{text.standing[standingOf(one)]}</Status>
              </td>
              <td className={one.balanceCents < 0 ? 'amount number minus' : 'amount number'}>
                {one.ownerId === null ? money(one.balanceCents) : <span className="soft">–</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
