import { useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Balances } from './balances.part.js';
import { Entries } from './entries.part.js';
import { LIST } from './money.rules.js';
import { Payments } from './payments.part.js';
import type { MoneyProps } from './money.hook.js';
import { moneyWords as text } from '../words.js';

const SHOWN = { entries: Entries, balances: Balances, payments: Payments } as const;

/** Movements of wallets, their balances, and the payments that came: one place, by what is asked. */
export function Ledger(props: MoneyProps) {
  const asked = useParameter(LIST);
  const mayPayments = useMay()('payments', 'read');
  const lists = LIST.values.filter((list) => list !== 'payments' || mayPayments);
  const Shown = SHOWN[lists.includes(asked) ? asked : 'entries'];
  const options = lists.map((list) => [LIST.write(list) ?? '', text[list]] as const);
  return <Shown {...props} lists={{ of: 'list', label: text.lists, options }} />;
}
