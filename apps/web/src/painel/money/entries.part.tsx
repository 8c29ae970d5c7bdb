import { Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { EntryFilters } from './entry-filters.part.js';
import { signedCents, type Movement } from './money.rules.js';
import type { MoneyViewProps } from './view.js';
import { entryWords } from './entry-words.js';
import { moneyWords } from './words.js';

const TONES = { completed: 'green', pending: 'amber', reversed: 'plain' } as const;

/** Movements of wallets: owner, amount, purpose, and the company's account on the other side. */
export function Entries({ part, filter, entries }: MoneyViewProps) {
  const text = useWords(moneyWords);
  const more = useWords(entryWords);
  const items = entries.data?.pages.flatMap((page) => page.items) ?? [];
  const balance = items.reduce((sum, entry) => sum + signedCents(entry), 0);
  return (
    <>
      <EntryFilters filter={filter} part={part} />
      {entries.isPending && <Loading lines={10} />}
      {entries.error && <Failure error={entries.error} again={entries.refetch} />}
      {entries.data && items.length === 0 && (
        <Empty icon="money" title={part === 'topups' ? more.noTopUps : more.noEntries}>
          {part === 'topups' ? more.noTopUpsLead : text.otherPeriod}
        </Empty>
      )}
      {items.length > 0 && (
        <>
          <p className="soft" role="status">
            {more.shown(`${String(items.length)}${entries.hasNextPage ? '+' : ''}`, money(balance))}
          </p>
          <div className="card" tabIndex={0} role="region" aria-label={text.entries}>
            <table className="table entries">
              <thead>
                <tr>
                  <th scope="col">{more.when}</th>
                  <th scope="col">{more.owner}</th>
                  <th scope="col">{more.kind}</th>
                  <th scope="col">{more.description}</th>
                  <th scope="col">{more.counterpart}</th>
                  <th scope="col">{text.state}</th>
                  <th scope="col" className="num">
                    {text.amount}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((entry) => (
                  <Line key={entry.id} entry={entry} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {entries.hasNextPage && (
        <Button
          className="more"
          busy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
}

function Line({ entry }: { entry: Movement }) {
  const more = useWords(entryWords);
  const { id, kind, owner, orderId, status, description, paymentMethod, counterpart, createdAt } = entry;
  const methods: Readonly<Record<string, string>> = more.methods;
  const accounts: Readonly<Record<string, string>> = more.accounts;
  const cents = signedCents(entry);
  return (
    <tr data-entry={id}>
      <td className="when number soft">{moment(createdAt)}</td>
      <td className="who">
        {owner.name ?? `#${String(owner.id)}`}{' '}
        <span className="soft">{owner.kind === 'merchant' ? more.shop : more.courier}</span>
      </td>
      <td className="what">
        {more.kinds[kind]}
        {paymentMethod !== null && <span className="soft"> · {methods[paymentMethod] ?? paymentMethod}</span>}
      </td>
      <td className="why">
        {orderId === null ? description : <Link to={`/painel?pedido=${String(orderId)}`}>{description}</Link>}
      </td>
      <td className="other soft">{accounts[counterpart] ?? counterpart}</td>
      <td className="state">
        <Status tone={TONES[status]}>{more.states[status]}</Status>
      </td>
      <td className={cents < 0 ? 'amount num debit' : 'amount num'}>
        {cents > 0 ? '+' : ''}
        {money(cents)}
      </td>
    </tr>
  );
}
