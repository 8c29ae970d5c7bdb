import { useEffect, useRef } from 'react';
import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Field, SelectField } from '../../ground/ui/field.js';
import { isFiltered, PERIODS, shortUrl, STATES, type Filter, type Subscription } from './deliveries.rules.js';
import { webhookWords } from './words.js';

const NONE = { estado: null, destino: null, sobre: null, periodo: null };

/** Filters of deliveries. The address holds them, so that a link shows a colleague the same list. */
export function DeliveryFilters({
  filter,
  receivers,
}: {
  filter: Filter;
  receivers: readonly Subscription[];
}) {
  const text = useWords(webhookWords);
  const periods = Object.keys(PERIODS) as (keyof typeof PERIODS)[];
  return (
    <search className="filters" aria-label={text.filters}>
      <SelectField
        label={text.state}
        value={filter.state ?? ''}
        onChange={({ target }) => {
          goQuery({ estado: target.value });
        }}
      >
        <option value="">{text.anyState}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {text.stateTabs[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.receiver}
        value={filter.subscriptionId ?? ''}
        onChange={({ target }) => {
          goQuery({ destino: target.value });
        }}
      >
        <option value="">{text.anyReceiver}</option>
        {receivers.map(({ id, url, face }) => (
          <option key={id} value={id}>
            {text.faces[face]} · {shortUrl(url)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.period}
        value={filter.period ?? ''}
        onChange={({ target }) => {
          goQuery({ periodo: target.value });
        }}
      >
        <option value="">{text.anyPeriod}</option>
        {periods.map((period) => (
          <option key={period} value={period}>
            {text.periods[period]}
          </option>
        ))}
      </SelectField>
      <AboutField id={filter.aggregateId} />
      {isFiltered(filter) && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => {
            goQuery(NONE);
          }}
        >
          {text.clear}
        </Button>
      )}
    </search>
  );
}

/** The id to filter by, applied on Enter or when the field is left, not at every digit. */
function AboutField({ id }: { id: number | null }) {
  const text = useWords(webhookWords);
  const field = useRef<HTMLInputElement>(null);
  const kept = id === null ? '' : String(id);
  useEffect(() => {
    if (field.current) field.current.value = kept;
  }, [kept]);
  const look = (typed: string) => {
    const number = typed.replace(/\D/g, '').slice(0, 15);
    if (number !== kept) goQuery({ sobre: number });
  };
  return (
    <Field label={text.about}>
      {(attributes) => (
        <input
          {...attributes}
          ref={field}
          className="input"
          inputMode="numeric"
          placeholder={text.aboutHint}
          defaultValue={kept}
          onBlur={({ target }) => {
            look(target.value);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') look(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
