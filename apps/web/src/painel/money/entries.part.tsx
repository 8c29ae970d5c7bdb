import { usePages } from '../../base/api/list.js';
import { money } from '../../base/money.js';
import { useOpen } from '../../base/open.js';
import { Link } from '../../base/router.js';
import { withoutEmpty, show, useSearch, type Values } from '../../desk/search.js';
import { moment } from '../../base/time.js';
import { Empty } from '../../base/ui/empty.js';
import { Filters } from '../../desk/ui/filters.js';
import { List } from '../../desk/ui/list.js';
import { PeriodField } from '../../desk/ui/period.js';
import type { Choice } from '../../desk/ui/picker.js';
import { Status } from '../../base/ui/status.js';
import { wordOf } from '../../base/texts.js';
import { type Column, textColumn, column } from '../../desk/ui/table.js';
import { type LedgerProps, ENTRIES, KINDS, nameOf, signedCents, type Movement } from './money.hook.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { PickField } from '../people/pick-field.part.js';
import { entryWords as more, moneyWords as text } from '../words.js';

const PAGE = 50;
const TONES = { completed: 'green', pending: 'amber', reversed: 'plain' } as const;

export function Entries({ lists, period }: LedgerProps) {
  const values = useSearch(ENTRIES);
  const { kinds, status, merchantId, courierId } = values;
  const entries = usePages('/api/admin/ledger/entries', {
    ...period,
    ...withoutEmpty({ kind: kinds.join(','), status, merchantId, courierId }),
    limit: PAGE,
  });
  const { items } = entries;
  const balance = items.reduce((sum, entry) => sum + signedCents(entry), 0);
  return (
    <>
      <Filters
        search={ENTRIES}
        label={more.filters}
        clears
        screen="entries"
        fields={[
          lists,
          {
            of: 'kinds',
            label: more.kind,
            any: more.anyKind,
            options: [
              ...(kinds.length > 1 ? [[kinds.join(','), more.severalKinds(kinds.length)] as const] : []),
              ...KINDS.map((one) => [one, more.kinds[one]] as const),
            ],
          },
          { of: 'status', label: text.state, any: more.anyState, words: more.states },
        ]}
      >
        <OwnerField {...values} />
        <PeriodField period={period} />
      </Filters>
      <List
        list={entries}
        lines={10}
        label={text.entries}
        file={more.file}
        empty={<Empty icon="money" title={more.noEntries} lead={text.otherPeriod} />}
        data={({ id }) => ({ 'data-entry': id })}
        columns={COLUMNS}
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

const COLUMNS: readonly Column<Movement>[] = [
  textColumn(more.when, { place: 'b3', soft: true, className: 'number' }, ({ createdAt }) =>
    moment(createdAt),
  ),
  column(more.owner, { place: 'a1', text: ({ owner }) => nameOf(owner) }, ({ owner }) => (
    <>
      {nameOf(owner)} <span className="soft">{owner.kind === 'merchant' ? more.shop : more.courier}</span>
    </>
  )),
  column(
    more.kind,
    { place: 'a2', text: ({ kind }) => more.kinds[kind] },
    ({ kind, paymentMethod: method }) => (
      <>
        {more.kinds[kind]}
        {method !== null && <span className="soft"> · {wordOf(more.methods, method)}</span>}
      </>
    ),
  ),
  column(
    more.description,
    { place: 'a3', text: ({ description }) => description },
    ({ orderId, description }) =>
      orderId === null ? description : <Link to={`/painel?pedido=${String(orderId)}`}>{description}</Link>,
  ),
  textColumn(more.counterpart, { soft: true }, ({ counterpart }) => wordOf(more.accounts, counterpart)),
  column(text.state, { place: 'b2', text: ({ status }) => more.states[status] }, ({ status }) => (
    <Status tone={TONES[status]}>{more.states[status]}</Status>
  )),
  column(text.amount, { place: 'b1', end: true, text: (entry) => money(signedCents(entry)) }, (entry) => (
    <Amount cents={signedCents(entry)} />
  )),
];

function Amount({ cents }: { cents: number }) {
  return (
    <span className={cents < 0 ? 'strong soft' : 'strong'}>
      {cents > 0 ? '+' : ''}
      {money(cents)}
    </span>
  );
}

type Owner = Pick<Values<typeof ENTRIES>, 'merchantId' | 'courierId'>;

function OwnerField({ merchantId, courierId }: Owner) {
  const choosing = useOpen();
  const asked = choosing.is || merchantId !== null || courierId !== null;
  const { data: merchants = [] } = useEveryMerchant(asked);
  const { data: couriers = [] } = useEveryCourier({}, asked);
  const name =
    merchants.find(({ id }) => id === merchantId)?.name ?? couriers.find(({ id }) => id === courierId)?.name;
  const shown = merchantId ?? courierId;
  const shownName = name ?? (shown === null ? more.anyone : `#${String(shown)}`);
  const choice = (label: string, kind: string, owner: Owner): Choice => ({
    key: `${kind} ${String(owner.merchantId ?? owner.courierId)}`,
    label,
    detail: <span className="soft">{kind}</span>,
    act: () => show(ENTRIES, owner),
  });
  const choices: Choice[] = [
    { key: 'all', label: more.anyone, act: () => show(ENTRIES, { merchantId: null, courierId: null }) },
    ...merchants.map(({ id, name }) => choice(name, more.shop, { merchantId: id, courierId: null })),
    ...couriers.map(({ id, name }) => choice(name, more.courier, { merchantId: null, courierId: id })),
  ];
  return (
    <PickField
      label={more.owner}
      shown={shownName}
      hint={more.findOwner}
      choices={choices}
      choosing={choosing}
    />
  );
}
