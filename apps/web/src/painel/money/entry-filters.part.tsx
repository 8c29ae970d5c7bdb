import { useState } from 'react';
import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Field, SelectField } from '../../ground/ui/field.js';
import { Picker, type Choice } from '../../ground/ui/picker.js';
import { useOwners } from './money.hook.js';
import { isFiltered, KINDS, STATUSES, type EntryFilter, type Part } from './money.rules.js';
import { entryWords } from './entry-words.js';
import { moneyWords } from './words.js';

const NONE = { tipo: null, estado: null, loja: null, entregador: null };

/** Filters of movements. The address holds them: figures link to it, and a link shows a colleague the same list. */
export function EntryFilters({ filter, part }: { filter: EntryFilter; part: Part }) {
  const text = useWords(moneyWords);
  const more = useWords(entryWords);
  const { kinds, status } = filter;
  const [kind = ''] = kinds;
  return (
    <search className="filters" aria-label={more.filters}>
      {part === 'entries' && (
        <SelectField
          label={more.kind}
          value={kinds.length > 1 ? 'several' : kind}
          onChange={({ target }) => {
            goQuery({ tipo: target.value });
          }}
        >
          <option value="">{more.anyKind}</option>
          {kinds.length > 1 && <option value="several">{more.severalKinds(kinds.length)}</option>}
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {more.kinds[one]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={text.state}
        value={status ?? ''}
        onChange={({ target }) => {
          goQuery({ estado: target.value });
        }}
      >
        <option value="">{more.anyState}</option>
        {STATUSES.map((one) => (
          <option key={one} value={one}>
            {more.states[one]}
          </option>
        ))}
      </SelectField>
      <OwnerField filter={filter} />
      {isFiltered(filter, part) && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => {
            goQuery(NONE);
          }}
        >
          {more.clear}
        </Button>
      )}
    </search>
  );
}

function OwnerField({ filter: { merchantId, courierId } }: { filter: EntryFilter }) {
  const more = useWords(entryWords);
  const [open, setOpen] = useState(false);
  const { merchants, couriers } = useOwners(open || merchantId !== null || courierId !== null);
  const name =
    merchants.find(({ id }) => id === merchantId)?.name ?? couriers.find(({ id }) => id === courierId)?.name;
  const shown = merchantId ?? courierId;
  const shownName = name ?? (shown === null ? more.anyone : `#${String(shown)}`);
  const choices: Choice[] = [
    {
      key: 'all',
      label: more.anyone,
      act: () => {
        goQuery({ loja: null, entregador: null });
      },
    },
    ...merchants.map((one) => ({
      key: `m${one.id}`,
      label: one.name,
      detail: <span className="soft">{more.shop}</span>,
      act: () => {
        goQuery({ loja: String(one.id), entregador: null });
      },
    })),
    ...couriers.map((one) => ({
      key: `c${one.id}`,
      label: one.name,
      detail: <span className="soft">{more.courier}</span>,
      act: () => {
        goQuery({ loja: null, entregador: String(one.id) });
      },
    })),
  ];
  return (
    <>
      <Field label={more.owner}>
        {({ id }) => (
          <button
            id={id}
            type="button"
            className="input owner"
            aria-haspopup="dialog"
            aria-label={`${more.owner}: ${shownName}`}
            onClick={() => {
              setOpen(true);
            }}
          >
            <span className="cut">{shownName}</span>
          </button>
        )}
      </Field>
      {open && (
        <Picker
          label={more.chooseOwner}
          placeholder={more.findOwner}
          choices={choices}
          close={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
