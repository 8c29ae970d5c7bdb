import { goQuery, Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { lastYear } from '../../ground/ui/period.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField } from '../../ground/ui/field.js';
import { balanceWords } from './balance-words.js';
import { ROLES, SIDES, walletEntries } from './money.rules.js';
import type { MoneyViewProps } from './view.js';
import { moneyWords } from './words.js';

/** The wallets behind a sum that they hold or owe; each leads to its movements. */
export function Balances({ balanceFilter, balances }: MoneyViewProps) {
  const text = useWords(moneyWords);
  const said = useWords(balanceWords);
  const { role, side } = balanceFilter;
  const items = balances.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <search className="filters" aria-label={said.filters}>
        <SelectField
          label={said.whose}
          value={role}
          onChange={({ target }) => {
            goQuery({ quem: target.value });
          }}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {said.roles[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={said.balance}
          value={side}
          onChange={({ target }) => {
            goQuery({ lado: target.value });
          }}
        >
          {SIDES.map((one) => (
            <option key={one} value={one}>
              {said.sides[one]}
            </option>
          ))}
        </SelectField>
      </search>
      {balances.isPending && <Loading lines={8} />}
      {balances.error && <Failure error={balances.error} again={balances.refetch} />}
      {balances.data && items.length === 0 && <Empty icon="money" title={said.none[side]} />}
      {items.length > 0 && (
        <>
          <p className="soft" role="status">
            {said.found(balances.data?.pages[0]?.total ?? 0)}
          </p>
          <div className="card" tabIndex={0} role="region" aria-label={text.balances}>
            <table className="table balances">
              <thead>
                <tr>
                  <th scope="col">{said.wallet}</th>
                  <th scope="col" className="num">
                    {said.balance}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ owner, balanceCents }) => (
                  <tr key={owner.id} data-wallet={owner.id}>
                    <th scope="row" className="plain">
                      {owner.name ?? `#${String(owner.id)}`}
                    </th>
                    <td className={balanceCents < 0 ? 'num debit' : 'num'}>
                      <Link
                        to={walletEntries(owner, lastYear())}
                        aria-label={said.openEntries(
                          money(balanceCents),
                          owner.name ?? `#${String(owner.id)}`,
                        )}
                      >
                        {money(balanceCents)}
                      </Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {balances.hasNextPage && (
        <Button
          className="more"
          busy={balances.isFetchingNextPage}
          onClick={() => void balances.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
}
