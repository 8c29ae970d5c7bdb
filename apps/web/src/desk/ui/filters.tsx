import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from '../../base/form.js';
import { goQuery, usePageUrl } from '../../base/router.js';
import { type SavedView, useSavedViews, viewActs, viewItem } from '../saved-view-acts.js';
import { isFiltered, type Parameter, type Search, useParameter, useSearch, type Values } from '../search.js';
import { useKnownSession } from '../session.js';
import { Button } from '../../base/ui/button.js';
import { useClose } from '../../base/ui/dialog.js';
import { Empty } from '../../base/ui/empty.js';
import { Check, Field, SelectField, TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { MenuButton, type MenuItem } from './menu.js';
import { listViewsWords as text } from '../../base/words.js';

export interface FilterField<S extends Search> {
  /** The screen's parameter that the filter sets. */
  readonly of: keyof S & string;
  readonly label: string;
  /** The text of the choice that does not filter. */
  readonly any?: string;
  /** The text of each value; absent: the value itself. */
  readonly words?: Readonly<Record<string, string>>;
  /** The choices where the parameter lists no values: the text in the address, and the label. */
  readonly options?: readonly (readonly [text: string | number, shown: string])[];
  readonly hint?: string;
}

interface FiltersProps<S extends Search> {
  /** Absent: “Filters”. */
  label?: string;
  search: S;
  /** Absent: those of the address. */
  values?: Values<S>;
  fields: readonly FilterField<S>[];
  /** With a button that clears all filters. */
  clears?: boolean;
  /** Other controls, between the filters and the button. */
  children?: ReactNode;
  /** More parameters of the address that the button clears and saved views hold. */
  also?: readonly string[];
  /** The screen whose views can be saved; absent: none. */
  screen?: string;
  className?: string;
}

/** With more filters than this they are folded on a phone, so that the list is in sight. */
const UNFOLDED = 4;

/** Filters of a list, kept in the address, so that a link shows a colleague the same list. */
export function Filters<S extends Search>(props: FiltersProps<S>) {
  const { label = text.filters, search, fields, clears = false, also = [], screen, children } = props;
  const inAddress = useSearch(search);
  const { values = inAddress, className = 'filters' } = props;
  const names = [...namesOf(search), ...also];
  const [unfolded, setUnfolded] = useState(false);
  const set = fields.filter(({ of }) => search[of]?.write(values[of])).length;
  const folds = fields.length > UNFOLDED;
  return (
    <search className={folds && !unfolded ? `${className} folded` : className} aria-label={label}>
      {folds && (
        <Button
          className="fold"
          icon="filter"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {set === 0 ? text.filters : text.filtersSet(set)}
        </Button>
      )}
      {fields.map((field) => {
        const parameter = search[field.of] as Parameter<unknown>;
        const text = parameter.write(values[field.of]) ?? '';
        const Shown = parameter.values || field.options ? ChoiceField : TypedField;
        return <Shown key={field.of} field={field} parameter={parameter} text={text} />;
      })}
      {children}
      {clears && isFiltered(search, values) && (
        <Button kind="quiet" icon="close" onClick={() => clearQuery(names)}>
          {text.clear}
        </Button>
      )}
      {screen !== undefined && <ListViews screen={screen} names={names} />}
    </search>
  );
}

/** Replaces a list when its filters find nothing. */
export function NoMatch({ title, search }: { title: string; search: Search }) {
  const action = <Button onClick={() => clearQuery(namesOf(search))}>{text.clear}</Button>;
  return <Empty icon="filter" title={title} action={action} />;
}

const namesOf = (search: Search) => Object.values(search).map(({ name }) => name);

function clearQuery(names: readonly string[]): void {
  goQuery(Object.fromEntries(names.map((name) => [name, null])));
}

interface FieldProps {
  field: Omit<FilterField<Search>, 'of'>;
  parameter: Parameter<unknown>;
  text: string;
}

function ChoiceField({ field, parameter, text }: FieldProps) {
  return (
    <SelectField
      label={field.label}
      value={text}
      onChange={({ target }) => goQuery({ [parameter.name]: target.value })}
      options={optionsOf(field, parameter)}
    />
  );
}

function optionsOf(
  { any, words = {}, options }: Omit<FieldProps['field'], 'label'>,
  parameter: Parameter<unknown>,
) {
  const own = parameter.values?.map(
    (value) => [parameter.write(value) ?? '', words[value as string] ?? (value as string)] as const,
  );
  return [...(any === undefined ? [] : [['', any] as const]), ...(options ?? own ?? [])];
}

interface BareChoiceProps<T> extends Omit<FilterField<Search>, 'of' | 'hint'> {
  parameter: Parameter<T>;
  className?: string;
}

/** A filter without a visible label, beside a search or tabs. */
export function BareChoice<T>({ parameter, label, className = '', ...field }: BareChoiceProps<T>) {
  return (
    <select
      className={`input ${className}`}
      aria-label={label}
      value={parameter.write(useParameter(parameter)) ?? ''}
      onChange={({ target }) => goQuery({ [parameter.name]: target.value })}
    >
      {optionsOf(field, parameter as Parameter<unknown>).map(([text, shown]) => (
        <option key={text} value={text}>
          {shown}
        </option>
      ))}
    </select>
  );
}

/** Applied on Enter or when the field is left, not at each key. */
function TypedField({ field: { label, hint }, parameter, text }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  const look = (written: string) => {
    const wanted = parameter.digits ? written.replace(/\D/g, '').slice(0, 15) : written.trim();
    if (wanted !== text) goQuery({ [parameter.name]: wanted });
  };
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          className="input"
          inputMode={parameter.digits ? 'numeric' : undefined}
          placeholder={hint}
          defaultValue={text}
          onBlur={({ target }) => look(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') look(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

interface ListViewsProps {
  /** The screen's name in saved views. */
  screen: string;
  /** The parameters of the address that a view holds. */
  names: readonly string[];
}

/** The saved views of a list: filters under a name, for oneself or shared with the hub. */
export function ListViews({ screen, names }: ListViewsProps) {
  const { operator } = useKnownSession();
  const saved = useSavedViews(screen);
  return <ViewsMenu {...viewActs(screen)} names={names} saved={saved} mine={operator.id} />;
}

interface ViewsMenuProps extends Pick<ListViewsProps, 'names'>, Pick<ReturnType<typeof viewActs>, 'remove'> {
  saved: readonly SavedView[];
  mine: number;
  create: (name: string, shared: boolean, content: SavedView['content']) => Promise<unknown>;
}

/** The menu of saved views: it shows a view, saves the present filters, and removes one's own views. */
export function ViewsMenu({ names, saved, mine, create, remove }: ViewsMenuProps) {
  const { query } = usePageUrl();
  const now = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  const current = saved.find(({ content }) => names.every((name) => (content[name] ?? '') === now[name]));
  const keep = (name: string, shared: boolean) => create(name, shared, now);
  const own = current?.operatorId === mine ? current : undefined;
  const items: MenuItem[] = [
    ...saved.map((view) => viewItem(view, mine, () => show(view, names))),
    { label: text.keep, icon: 'plus', act: () => void showDialog(<KeepView keep={keep} />) },
    ...(own ? [{ label: text.remove(own.name), danger: true, act: () => void remove(own.id) }] : []),
  ];
  return (
    <MenuButton kind="quiet" icon="filter" label={text.views} items={items}>
      {current?.name ?? text.views}
    </MenuButton>
  );
}

function show({ content }: SavedView, names: readonly string[]): void {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  goQuery(Object.fromEntries(names.map((name) => [name, text(content[name])])));
}

export function KeepView({ keep }: { keep: (name: string, shared: boolean) => Promise<unknown> }) {
  const close = useClose();
  const form = useForm({
    begin: { name: '', shared: false },
    save: ({ name, shared }) => keep(name, shared),
    saved: () => close(),
  });
  return (
    <FormDialog title={text.keepTitle} form={form}>
      <TextField label={text.name} maxLength={60} required {...form.field('name')} />
      <Check label={text.share} {...form.check('shared')} />
    </FormDialog>
  );
}
