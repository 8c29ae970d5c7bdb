import type { Answer } from '../../base/api/call.js';
import { valueAt as memberAt } from '../../base/form-fields.js';
import { settingSchemas } from '../../base/generated/setting-schemas.js';
import { controlWords } from '../words.js';

export type HubSettings = Answer<'/api/admin/hub/settings'>;
export type Dispatch = HubSettings['dispatch'];

type Control =
  /** `on`: the value that is added to a group or number that may be absent. */
  | { readonly kind: 'switch'; readonly on: unknown; readonly off: false | null | undefined }
  | { readonly kind: 'whole'; readonly unit?: Unit | undefined }
  /** Basis points shown as percent: of the whole, or on top of it. */
  | { readonly kind: 'percent'; readonly onTop?: boolean | undefined }
  | { readonly kind: 'cents' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'channels'; readonly of: readonly string[] }
  /** One name per line. */
  | { readonly kind: 'names' }
  /** One number per line, each after its name if it has one. */
  | { readonly kind: 'phones' }
  | { readonly kind: 'couriers' }
  /** Empty: absent. In several lines: paragraphs. */
  | { readonly kind: 'text' | 'paragraphs'; readonly maxLength: number | undefined };

type Unit = 'seconds' | 'minutes' | 'years' | 'metres' | 'orders' | 'couriers';
type Condition = (settings: HubSettings) => boolean;

export interface SettingField {
  readonly path: string;
  readonly control: Control;
  readonly when?: Condition | undefined;
}

interface Said {
  readonly when?: Condition;
  readonly unit?: Unit;
  readonly onTop?: boolean;
  /** Choices to offer where the document has more. */
  readonly of?: readonly string[];
  readonly kind?: 'names' | 'phones' | 'couriers' | 'paragraphs';
}

/** Each path gets the control that its schema in the API's document asks for. */
export const fields = (paths: string, said: Said = {}): SettingField[] =>
  paths.split(' ').map((path) => ({ path, control: controlOf(path, said), when: said.when }));

function controlOf(path: string, { kind, unit, onTop, of }: Said): Control {
  const { type, enum: all = [], maxLength } = settingSchemas[pathOf(path)] ?? {};
  if (kind === 'paragraphs') return { kind, maxLength };
  if (kind) return { kind };
  if (type === 'boolean') return { kind: 'switch', on: true, off: false };
  if (type === 'array') return { kind: 'channels', of: of ?? all };
  if (type === 'string')
    return all.length > 0 ? { kind: 'choice', of: of ?? all } : { kind: 'text', maxLength };
  const ends = /(Bp|Cents|Minutes|Seconds|Metres|M)(\.value)?$/.exec(path)?.[1];
  if (ends === 'Bp') return { kind: 'percent', onTop };
  return ends === 'Cents' ? { kind: 'cents' } : { kind: 'whole', unit: unit ?? UNITS[ends ?? ''] };
}

const UNITS: Readonly<Record<string, Unit>> = {
  Minutes: 'minutes',
  Seconds: 'seconds',
  Metres: 'metres',
  M: 'metres',
};

/** May be absent; added with the value `first`. */
export const optional = (path: string, first: unknown, when?: Condition): SettingField => ({
  path,
  // Fees of a method are left out (`undefined`); others are null.
  control: { kind: 'switch', on: first, off: path.startsWith('topUpFees.') ? undefined : null },
  when,
});

/** A value that may be absent, below the switch that adds it. */
export const optionalValue = (path: string, first: unknown, said: Said = {}) => [
  optional(path, first),
  ...fields(`${path}.value`, { ...said, when: has(path) }),
];

export const optionalGroup = (path: string, first: object) => [
  optional(path, first),
  ...Object.keys(first).flatMap((name) => fields(`${path}.${name}`, { when: has(path) })),
];

const has = (path: string) => (settings: HubSettings) => !isAbsent(valueAt(settings, path));
export const strategyIs =
  (...names: readonly Dispatch['strategy'][]) =>
  ({ dispatch }: HubSettings) =>
    names.includes(dispatch.strategy);
export const widens = strategyIs('nearest_first', 'broadcast');
export const reaches = strategyIs('nearest_first', 'broadcast', 'planned');

export const byMinutes = has('dispatch.reach');
export const byMetres = (settings: HubSettings) => !byMinutes(settings);
export const both =
  (one: Condition, other: Condition): Condition =>
  (settings) =>
    one(settings) && other(settings);

export function valueAt(settings: HubSettings, path: string): unknown {
  return memberAt(settings, pathOf(path));
}

export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

/** A value that may be absent has the path `x.value`, as a member of a group; it is stored at `x`. */
export function pathOf(path: string): string {
  return path.replace(/\.value$/, '');
}

/** `does` is absent where the label says all. */
export function choiceWords(choice: string): { readonly label: string; readonly does?: string } | undefined {
  const words: Readonly<Record<string, string | { label: string; does: string }>> = controlWords.choices;
  const found = words[choice];
  return typeof found === 'string' ? { label: found } : found;
}
