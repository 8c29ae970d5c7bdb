import { usePages } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { useSearch } from '../../ground/search.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { List } from '../../ground/ui/list.js';
import { lastYear } from '../../ground/ui/period.js';
import { balanceWords as said, moneyWords as text } from '../words.js';
import type { LedgerProps } from './money.hook.js';
import { AGAIN_MS } from './money.hook.js';
import { BALANCES, nameOf, walletEntries } from './money.rules.js';

const PAGE = 50;

/** The wallets behind a sum that they hold or owe; each leads to its movements. */
export function Balances({ lists }: LedgerProps) {
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
