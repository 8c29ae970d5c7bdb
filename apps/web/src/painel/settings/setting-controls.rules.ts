import type { Answer } from '../../ground/api/call.js';

export type HubSettings = Answer<'/api/admin/hub/settings'>;
export type Dispatch = HubSettings['dispatch'];

type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly unit?: Unit }
  /** Basis points shown as percent: of the whole, or on top of it. */
  | { readonly kind: 'percent'; readonly most: number; readonly onTop?: boolean }
  | { readonly kind: 'cents' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'channels'; readonly of: readonly ('whatsapp' | 'sms' | 'email')[] }
  /** A text with one name per line. */
  | { readonly kind: 'names' }
  /** A text with one number per line, each after its name if it has one. */
  | { readonly kind: 'phones' }
  | { readonly kind: 'couriers' }
  /** Empty: absent. */
  | { readonly kind: 'text'; readonly most: number }
  /** A long text; empty: absent. */
  | { readonly kind: 'paragraphs'; readonly most: number }
  /** A group or number that may be absent: a switch adds it with the value of `first`. */
  | { readonly kind: 'optional'; readonly first: unknown; readonly absent: null | undefined };

type Unit = 'seconds' | 'minutes' | 'years' | 'metres' | 'orders' | 'couriers';

export interface SettingField {
  readonly path: string;
  readonly control: Control;
  /** Condition under which the setting is shown. */
  readonly when?: (settings: HubSettings) => boolean;
}

export const on = { kind: 'switch' } as const;
/** Recipients have phones and no e-mail addresses. */
export const phoneChannels = { kind: 'channels', of: ['whatsapp', 'sms'] } as const;
export const shopChannels = { kind: 'channels', of: ['whatsapp', 'sms', 'email'] } as const;
export const whole = (least: number, most: number, unit?: Unit): Control => ({
  kind: 'whole',
  least,
  most,
  ...(unit && { unit }),
});
export const optional = (first: unknown, absent: null | undefined = null): Control => ({
  kind: 'optional',
  first,
  absent,
});
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
  (one: (settings: HubSettings) => boolean, other: (settings: HubSettings) => boolean) =>
  (settings: HubSettings) =>
    one(settings) && other(settings);

export const field = (path: string, control: Control, when?: SettingField['when']): SettingField => ({
  path,
  control,
  ...(when && { when }),
});

export const lateness = (path: string): SettingField[] => [
  field(path, optional({ toleranceMinutes: 10, chargeCents: 200 })),
  field(`${path}.toleranceMinutes`, whole(0, 1_440, 'minutes'), has(path)),
  field(`${path}.chargeCents`, { kind: 'cents' }, has(path)),
];
export const topUpFee = (method: string): SettingField[] => [
  field(`topUpFees.${method}`, optional({ fixedCents: 0, percentBp: 100 }, undefined)),
  field(`topUpFees.${method}.fixedCents`, { kind: 'cents' }, has(`topUpFees.${method}`)),
  field(`topUpFees.${method}.percentBp`, { kind: 'percent', most: 1_000_000 }, has(`topUpFees.${method}`)),
];

export type Tree = Readonly<Record<string, unknown>>;

export function valueAt(settings: HubSettings, path: string): unknown {
  return stepsOf(path).reduce<unknown>((at, step) => (at as Tree | null | undefined)?.[step], settings);
}

export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

export function stepsOf(path: string): string[] {
  return path.replace(/\.value$/, '').split('.');
}
