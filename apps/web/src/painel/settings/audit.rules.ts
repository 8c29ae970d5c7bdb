import { phoneText } from '../../base/brazil.js';
import { money, numeral } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { orderStatusWords } from '../../base/words.js';
import { choiceWords } from './setting-controls.rules.js';
import { FIELDS, type SettingField } from './settings.rules.js';
import {
  auditSettingWords as rush,
  auditWords as text,
  controlWords,
  operationWords,
  payoutSettingWords,
  termsWords,
} from '../words.js';

/** Undefined: the value is shown as it is. */
type Saying = (name: string, value: unknown) => string | undefined;

/** Nested groups are compared value by value. */
export function differences(before: unknown, after: unknown, say: Saying = () => undefined) {
  const was = flat(before, say);
  const is = flat(after, say);
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => name !== 'updated_at');
  return names
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({ name, before: was.get(name) ?? '–', after: is.get(name) ?? '–' }));
}

function flat(value: unknown, say: Saying, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map(path === '' ? [] : [[path, '–']]);
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[path, say(path, value) ?? (typeof value === 'string' ? value : JSON.stringify(value))]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, say, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Says names for ids, reais for cents, local time for instants. */
export function sayingOf(names: Readonly<Record<string, string>>): Saying {
  const states: Readonly<Record<string, string>> = orderStatusWords;
  return (path, value) => {
    const setting = path.startsWith('settings.') ? settingValue(path, value) : undefined;
    if (setting !== undefined) return setting;
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number')
      return /cents$|^amount$/i.test(name) ? money(value) : names[`${name}:${String(value)}`];
    if (typeof value !== 'string') return undefined;
    if (name === 'status') return states[value];
    if (/phone$/i.test(name)) return phoneText(value);
    return INSTANT.test(value) ? moment(value) : undefined;
  };
}

const CONTROLS: ReadonlyMap<string, SettingField['control']> = new Map([
  ...Object.values(FIELDS).flatMap((fields) => fields.map(({ path, control }) => [path, control] as const)),
  ['rush.surgeBp', { kind: 'percent', onTop: true }],
  ['rush.extraPromiseMinutes', { kind: 'whole', unit: 'minutes' }],
]);

const LABELS: Readonly<Record<string, { readonly label: string } | string>> = {
  ...operationWords,
  ...termsWords,
  ...payoutSettingWords,
  ...rush,
};

const pathOf = (name: string) => name.replace(/^settings\./, '');

/** Undefined: no setting has this name. */
export function settingName(name: string): string | undefined {
  const label = LABELS[pathOf(name)];
  return typeof label === 'object' ? label.label : label;
}

/** A setting's value with its unit; undefined: shown as any other value. */
export function settingValue(name: string, value: unknown): string | undefined {
  const path = pathOf(name);
  const control = CONTROLS.get(`${path}.value`) ?? CONTROLS.get(path);
  if (typeof value === 'number') return control && numberValue(control, value);
  if (control?.kind === 'choice' && typeof value === 'string') return choiceWords(value)?.label;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '–';
  return undefined;
}

function numberValue(control: SettingField['control'], value: number): string | undefined {
  if (control.kind === 'percent') return `${numeral((value - (control.onTop ? 10_000 : 0)) / 100)} %`;
  if (control.kind !== 'whole' || !control.unit) return undefined;
  return `${numeral(value)} ${controlWords.units[control.unit]}`;
}
