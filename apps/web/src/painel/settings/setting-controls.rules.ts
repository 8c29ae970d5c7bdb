import type { Answer } from '../../base/api/call.js';
import { settingSchemas } from '../../base/generated/setting-schemas.js';

export type HubSettings = Answer<'/api/admin/hub/settings'>;
export type Dispatch = HubSettings['dispatch'];

type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'whole'; readonly unit?: Unit | undefined }
  /** Basis points shown as percent: of the whole, or on top of it. */
  | { readonly kind: 'percent'; readonly onTop?: boolean | undefined }
  | { readonly kind: 'cents' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'channels'; readonly of: readonly string[] }
  /** A text with one name per line. */
  | { readonly kind: 'names' }
  /** A text with one number per line, each after its name if it has one. */
  | { readonly kind: 'phones' }
  | { readonly kind: 'couriers' }
  /** Empty: absent. In several lines: paragraphs. */
  | { readonly kind: 'text' | 'paragraphs'; readonly most: number | undefined }
  /** A group or number that may be absent: a switch adds it with the value of `first`. */
  | { readonly kind: 'optional'; readonly first: unknown; readonly absent: null | undefined };

type Unit = 'seconds' | 'minutes' | 'years' | 'metres' | 'orders' | 'couriers';
type Condition = (settings: HubSettings) => boolean;

export interface SettingField {
  readonly path: string;
  readonly control: Control;
  /** Condition under which the setting is shown. */
  readonly when?: Condition | undefined;
}

/** What the document does not say of a setting. */
interface Said {
  readonly when?: Condition;
  readonly unit?: Unit;
  readonly onTop?: boolean;
  /** The choices that are offered, where the document has more. */
  readonly of?: readonly string[];
  readonly kind?: 'names' | 'phones' | 'couriers' | 'paragraphs';
}

/** A setting with the control that its schema in the API's document asks for. */
export function field(path: string, said: Said = {}): SettingField {
  return { path, control: controlOf(path, said), when: said.when };
}

function controlOf(path: string, { kind, unit, onTop, of }: Said): Control {
  const { type, enum: all = [], maxLength: most } = settingSchemas[stepsOf(path).join('.')] ?? {};
  if (kind === 'paragraphs') return { kind, most };
  if (kind) return { kind };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'array') return { kind: 'channels', of: of ?? all };
  if (type === 'string') return all.length > 0 ? { kind: 'choice', of: of ?? all } : { kind: 'text', most };
  if (path.endsWith('Bp')) return { kind: 'percent', onTop };
  return /Cents(\.value)?$/.test(path) ? { kind: 'cents' } : { kind: 'whole', unit };
}

/** Settings of a group that differ in nothing but their names. */
export const fieldsOf = (group: string, names: string, said?: Said) =>
  names.split(' ').map((name) => field(`${group}.${name}`, said));

/** A group or value that may be absent, added with the value of `first`. */
export const optional = (path: string, first: unknown, when?: Condition): SettingField => ({
  path,
  // The fees of a method are left out; others are null.
  control: { kind: 'optional', first, absent: path.startsWith('topUpFees.') ? undefined : null },
  when,
});

/** A value that may be absent, below the switch that adds it. */
export const optionalValue = (path: string, first: unknown, said: Said = {}): SettingField[] => [
  optional(path, first),
  field(`${path}.value`, { ...said, when: has(path) }),
];

export const has = (path: string) => (settings: HubSettings) => !isAbsent(valueAt(settings, path));
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

export const lateness = (path: string): SettingField[] => [
  optional(path, { toleranceMinutes: 10, chargeCents: 200 }),
  field(`${path}.toleranceMinutes`, { unit: 'minutes', when: has(path) }),
  field(`${path}.chargeCents`, { when: has(path) }),
];
export const topUpFee = (method: string): SettingField[] => [
  optional(`topUpFees.${method}`, { fixedCents: 0, percentBp: 100 }),
  field(`topUpFees.${method}.fixedCents`, { when: has(`topUpFees.${method}`) }),
  field(`topUpFees.${method}.percentBp`, { when: has(`topUpFees.${method}`) }),
];

export type Tree = Readonly<Record<string, unknown>>;

export function valueAt(settings: HubSettings, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (within, step) => (within as Tree | null | undefined)?.[step],
    settings,
  );
}

export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

export function stepsOf(path: string): string[] {
  return path.replace(/\.value$/, '').split('.');
}
