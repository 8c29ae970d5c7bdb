import { money } from '../../ground/money.js';
import { Link, usePageUrl } from '../../ground/router.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { List } from '../../ground/ui/list.js';
import { lastYear } from '../../ground/ui/period.js';
import { balanceWords as said, moneyWords as text } from '../words.js';
import type { LedgerProps } from './ledger.part.js';
import { useBalances } from './money.hook.js';
import { balanceFilterOf, ROLES, SIDES, walletEntries } from './money.rules.js';

/** The wallets behind a sum that they hold or owe; each leads to its movements. */
export function Balances({ lists }: LedgerProps) {
  const filter = balanceFilterOf(usePageUrl().query);
  const { role, side } = filter;
  const balances = useBalances(filter);
  return (
    <>
      <Filters
        label={said.filters}
        filters={[
          lists,
          {
            name: 'quem',
            label: said.whose,
            value: role,
            options: ROLES.map((one) => [one, said.roles[one]]),
          },
          {
            name: 'lado',
            label: said.balance,
            value: side,
            options: SIDES.map((one) => [one, said.sides[one]]),
          },
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

export function nameOf({ id, name }: { id: number; name: string | null }): string {
  return name ?? `#${String(id)}`;
}
