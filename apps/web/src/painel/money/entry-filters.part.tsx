import { useOpen } from '../../ground/open.js';
import { goQuery } from '../../ground/router.js';
import { Filters, type Choice } from '../../ground/ui/filters.js';
import { PeriodField, type Period } from '../../ground/ui/period.js';
import type { Choice as Owner } from '../../ground/ui/picker.js';
import { PickField } from '../people/pick-field.part.js';
import { useOwners } from './money.hook.js';
import { isFiltered, KINDS, STATUSES, type EntryFilter } from './money.rules.js';
import { entryWords as more, moneyWords as text } from '../words.js';

interface EntryFiltersProps {
  lists: Choice;
  filter: EntryFilter;
  period: Period;
}

/** Filters of movements. Figures link to the list with some of them. */
export function EntryFilters({ lists, filter, period }: EntryFiltersProps) {
  const { kinds, status } = filter;
  const several = kinds.length > 1;
  const kind: Choice = {
    ...{ name: 'tipo', label: more.kind, value: several ? 'several' : (kinds[0] ?? null) },
    options: [
      ['', more.anyKind],
      ...(several ? [['several', more.severalKinds(kinds.length)] as const] : []),
      ...KINDS.map((one) => [one, more.kinds[one]] as const),
    ],
  };
  const state: Choice = {
    ...{ name: 'estado', label: text.state, value: status },
    options: [['', more.anyState], ...STATUSES.map((one) => [one, more.states[one]] as const)],
  };
  return (
    <Filters
      label={more.filters}
      filters={[lists, kind, state]}
      clear={isFiltered(filter) ? more.clear : null}
      screen="entries"
      also={['loja', 'entregador']}
    >
      <OwnerField filter={filter} />
      <PeriodField period={period} />
    </Filters>
  );
}

function OwnerField({ filter: { merchantId, courierId } }: { filter: EntryFilter }) {
  const choosing = useOpen();
  const { merchants, couriers } = useOwners(choosing.is || merchantId !== null || courierId !== null);
  const name =
    merchants.find(({ id }) => id === merchantId)?.name ?? couriers.find(({ id }) => id === courierId)?.name;
  const shown = merchantId ?? courierId;
  const shownName = name ?? (shown === null ? more.anyone : `#${String(shown)}`);
  const choices: Owner[] = [
    {
      key: 'all',
      label: more.anyone,
      act: () => goQuery({ loja: null, entregador: null }),
    },
    ...merchants.map((one) => ({
      key: `m${one.id}`,
      label: one.name,
      detail: <span className="soft">{more.shop}</span>,
      act: () => goQuery({ loja: String(one.id), entregador: null }),
    })),
    ...couriers.map((one) => ({
      key: `c${one.id}`,
      label: one.name,
      detail: <span className="soft">{more.courier}</span>,
      act: () => goQuery({ loja: null, entregador: String(one.id) }),
    })),
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
