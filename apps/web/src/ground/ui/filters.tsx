import { useEffect, useRef, type ReactNode } from 'react';
import { goQuery } from '../router.js';
import { Button } from './button.js';
import { Field, SelectField } from './field.js';
import { ListViews } from './list-views.js';

interface Shared {
  /** The parameter of the address that holds the filter. */
  readonly name: string;
  readonly label: string;
  readonly value: string | number | null;
}

export interface Choice extends Shared {
  /** Value and text; the value '' is no filter. */
  readonly options: readonly (readonly [value: string | number, text: string])[];
}

/** A number that is typed, as of a record. */
interface Typed extends Shared {
  readonly hint?: string;
  /** Anything else that is typed or pasted with it is left out. */
  readonly digits?: true;
}

interface FiltersProps {
  label: string;
  filters: readonly (Choice | Typed)[];
  /** The text of the button that takes all filters away; null: there is none to take away. */
  clear?: string | null;
  /** Filters of another form, between the others and the button. */
  children?: ReactNode;
  /** Parameters that the button takes away too. */
  also?: readonly string[];
  /** The screen whose views can be saved; absent: none can. */
  screen?: string;
}

/** Filters of a list. The address holds them, so that a link shows a colleague the same list. */
export function Filters({ label, filters, clear = null, also = [], screen, children }: FiltersProps) {
  const names = [...filters.map(({ name }) => name), ...also];
  return (
    <search className="filters" aria-label={label}>
      {filters.map((one) =>
        'options' in one ? <ChoiceField key={one.name} {...one} /> : <TypedField key={one.name} {...one} />,
      )}
      {children}
      {clear !== null && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => goQuery(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {clear}
        </Button>
      )}
      {screen !== undefined && <ListViews screen={screen} names={names} />}
    </search>
  );
}

function ChoiceField({ name, label, value, options }: Choice) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => goQuery({ [name]: target.value })}
      options={options}
    />
  );
}

/** Applied on Enter or when the field is left, not at every digit. */
function TypedField({ name, label, value, hint, digits }: Typed) {
  const field = useRef<HTMLInputElement>(null);
  const kept = value === null ? '' : String(value);
  useEffect(() => {
    if (field.current) field.current.value = kept;
  }, [kept]);
  const look = (typed: string) => {
    const wanted = digits ? typed.replace(/\D/g, '').slice(0, 15) : typed.trim();
    if (wanted !== kept) goQuery({ [name]: wanted });
  };
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          ref={field}
          className="input"
          inputMode="numeric"
          placeholder={hint}
          defaultValue={kept}
          onBlur={({ target }) => look(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') look(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
