import { numeral } from '../../ground/money.js';
import {
  auditSettingWords as rush,
  controlWords,
  operationWords,
  payoutSettingWords,
  termsWords,
} from '../words.js';
import { FIELDS, type SettingField } from './settings.rules.js';

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

/** A setting by its label on the screen; undefined: the name is none of a setting. */
export function settingName(name: string): string | undefined {
  const said = LABELS[pathOf(name)];
  return typeof said === 'object' ? said.label : said;
}

/** A setting's value as its control shows it, with its unit; undefined: it is said as any other. */
export function settingValue(name: string, value: unknown): string | undefined {
  const path = pathOf(name);
  const control = CONTROLS.get(`${path}.value`) ?? CONTROLS.get(path);
  if (typeof value === 'number') return control && numberValue(control, value);
  if (control?.kind === 'choice' && typeof value === 'string') {
    const choices: Readonly<Record<string, { readonly label: string }>> = controlWords.choices;
    return choices[value]?.label;
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '–';
  return undefined;
}

function numberValue(control: SettingField['control'], value: number): string | undefined {
  if (control.kind === 'percent') return `${numeral((value - (control.onTop ? 10_000 : 0)) / 100)} %`;
  if (control.kind !== 'whole' || !control.unit) return undefined;
  return `${numeral(value)} ${controlWords.units[control.unit]}`;
}
