import { useParameter, useSearch } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { usePages } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { List } from '../../ground/ui/list.js';
import { lastYear } from '../../ground/ui/period.js';
import { Entries } from './entries.part.js';
import { LIST, BALANCES, nameOf, walletEntries } from './money.rules.js';
import { Payments } from './payments.part.js';
import { type MoneyProps, type LedgerProps, AGAIN_MS } from './money.hook.js';
import { moneyWords as text, balanceWords as said } from '../words.js';

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

const PAGE = 50;

/** The wallets behind a sum that they hold or owe; each leads to its movements. */
function Balances({ lists }: LedgerProps) {
  const values = useSearch(BALANCES);
  const { role, side } = values;
  const balances = usePages(
    '/api/admin/ledger/wallets',
    { role, side, perPage: PAGE },
    { refetchInterval: AGAIN_MS },
  );
  return (
    <>
      <Filters
        {...{ search: BALANCES, values, label: said.filters }}
        fields={[
          lists,
          { of: 'role', label: said.whose, words: said.roles },
          { of: 'side', label: said.balance, words: said.sides },
        ]}
      />
      <List
        list={balances}
        label={text.balances}
        empty={<Empty icon="money" title={said.none[side]} />}
        keyOf={({ owner }) => owner.id}
        data={({ owner }) => ({ 'data-wallet': owner.id })}
        columns={[
          { name: said.wallet, head: true, cell: ({ owner }) => nameOf(owner) },
          {
            name: said.balance,
            end: true,
            cell: ({ owner, balanceCents }) => (
              <Link
                to={walletEntries(owner, lastYear())}
                aria-label={said.openEntries({ balance: money(balanceCents), name: nameOf(owner) })}
              >
                {money(balanceCents)}
              </Link>
            ),
          },
        ]}
      >
        <p className="soft" role="status">
          {said.found(balances.first?.total ?? 0)}
        </p>
      </List>
    </>
  );
}
