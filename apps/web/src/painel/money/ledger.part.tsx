import type { ComponentType } from 'react';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import type { Choice } from '../../ground/ui/filters.js';
import { Balances } from './balances.part.js';
import { Entries } from './entries.part.js';
import { LISTS } from './money.rules.js';
import { Payments } from './payments.part.js';
import type { MoneyProps } from './route.js';
import { moneyWords as text } from '../words.js';

export interface LedgerProps extends MoneyProps {
  /** The first filter: which list is shown. */
  lists: Choice;
}

const SHOWN: Readonly<Record<(typeof LISTS)[number], ComponentType<LedgerProps>>> = {
  entries: Entries,
  balances: Balances,
  payments: Payments,
};

/** Movements of wallets, their balances, and the payments that came: one place, by what is asked. */
export function Ledger(props: MoneyProps) {
  const asked = usePageUrl().query.get('lista');
  const mayPayments = useMay()('payments', 'read');
  const lists = LISTS.filter((list) => list !== 'payments' || mayPayments);
  const shown = lists.find((list) => list === asked) ?? 'entries';
  const Shown = SHOWN[shown];
  const options = lists.map((list) => [list === 'entries' ? '' : list, text[list]] as const);
  return <Shown {...props} lists={{ name: 'lista', label: text.lists, value: asked, options }} />;
}
