import { money } from '../../ground/money.js';
import { Link, usePageUrl } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Empty } from '../../ground/ui/empty.js';
import { List } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import type { Column } from '../../ground/ui/table.js';
import { nameOf } from './balances.part.js';
import { EntryFilters } from './entry-filters.part.js';
import type { LedgerProps } from './ledger.part.js';
import { useEntries } from './money.hook.js';
import { filterOf, signedCents, type Movement } from './money.rules.js';
import { entryWords as more, moneyWords as text } from '../words.js';

const TONES = { completed: 'green', pending: 'amber', reversed: 'plain' } as const;

/** Movements of wallets: owner, amount, purpose, and the company's account on the other side. */
export function Entries({ lists, period }: LedgerProps) {
  const filter = filterOf(usePageUrl().query);
  const entries = useEntries(filter, period);
  const { items } = entries;
  const balance = items.reduce((sum, entry) => sum + signedCents(entry), 0);
  return (
    <>
      <EntryFilters lists={lists} filter={filter} period={period} />
      <List
        list={entries}
        lines={10}
        label={text.entries}
        file={more.file}
        empty={
          <Empty icon="money" title={more.noEntries}>
            {text.otherPeriod}
          </Empty>
        }
        keyOf={({ id }) => id}
        data={({ id }) => ({ 'data-entry': id })}
        columns={useColumns()}
      >
        <p className="soft" role="status">
          {more.shown({
            entries: items.length,
            count: `${String(items.length)}${entries.more ? '+' : ''}`,
            money: money(balance),
          })}
        </p>
      </List>
    </>
  );
}

function useColumns(): Column<Movement>[] {
  const methods: Readonly<Record<string, string>> = more.methods;
  const accounts: Readonly<Record<string, string>> = more.accounts;
  return [
    {
      ...{ name: more.when, at: 'b3', soft: true, className: 'number' },
      text: ({ createdAt }) => moment(createdAt),
    },
    {
      ...{ name: more.owner, at: 'a1' },
      text: ({ owner }) => nameOf(owner),
      cell: ({ owner }) => (
        <>
          {nameOf(owner)} <span className="soft">{owner.kind === 'merchant' ? more.shop : more.courier}</span>
        </>
      ),
    },
    {
      ...{ name: more.kind, at: 'a2' },
      text: ({ kind }) => more.kinds[kind],
      cell: ({ kind, paymentMethod: method }) => (
        <>
          {more.kinds[kind]}
          {method !== null && <span className="soft"> · {methods[method] ?? method}</span>}
        </>
      ),
    },
    {
      ...{ name: more.description, at: 'a3' },
      text: ({ description }) => description,
      cell: ({ orderId, description }) =>
        orderId === null ? description : <Link to={`/painel?pedido=${String(orderId)}`}>{description}</Link>,
    },
    { name: more.counterpart, soft: true, text: ({ counterpart }) => accounts[counterpart] ?? counterpart },
    {
      ...{ name: text.state, at: 'b2' },
      text: ({ status }) => more.states[status],
      cell: ({ status }) => <Status tone={TONES[status]}>{more.states[status]}</Status>,
    },
    {
      ...{ name: text.amount, at: 'b1', end: true },
      text: (entry) => money(signedCents(entry)),
      cell: (entry) => <Amount cents={signedCents(entry)} />,
    },
  ];
}

function Amount({ cents }: { cents: number }) {
  return (
    <span className={cents < 0 ? 'strong soft' : 'strong'}>
      {cents > 0 ? '+' : ''}
      {money(cents)}
    </span>
  );
}
