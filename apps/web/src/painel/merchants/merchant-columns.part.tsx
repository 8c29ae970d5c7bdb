import { phoneText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import { STANDING_TONES, standingOf, type MerchantLine } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';

export function useMerchantColumns(choose: (id: number) => void): Column<MerchantLine>[] {
  return [
    {
      ...{ name: text.name, at: 'a' },
      text: ({ name }) => name,
      cell: (one) => (
        <>
          <Open act={() => choose(one.id)}>{one.name}</Open>
          {one.ownerId !== null && <span className="soft"> {text.subUser}</span>}
          <span className="below cut">{one.externalId ?? one.email}</span>
        </>
      ),
    },
    { name: text.fields.phone, className: 'number', text: ({ phone }) => phoneText(phone) },
    { name: text.pays, text: (one) => (one.invoicingEnabled ? text.byInvoice : text.byWallet) },
    {
      ...{ name: text.standingName, at: 'b2' },
      text: (one) => text.standing[standingOf(one)],
      cell: (one) => <Status tone={STANDING_TONES[standingOf(one)]}>{text.standing[standingOf(one)]}</Status>,
    },
    {
      ...{ name: text.balance, at: 'b1', end: true },
      text: ({ ownerId, balanceCents }) => (ownerId === null ? money(balanceCents) : null),
      cell: ({ ownerId, balanceCents }) =>
        ownerId === null ? (
          <span className={balanceCents < 0 ? 'red-text' : ''}>{money(balanceCents)}</span>
        ) : (
          <span className="soft">–</span>
        ),
    },
  ];
}
