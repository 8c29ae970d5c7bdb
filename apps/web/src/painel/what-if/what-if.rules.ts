import { money, numeral } from '../../ground/money.js';
import type { paths } from '../../ground/generated/console.js';
import {
  FIELDS,
  valueAt,
  type Dispatch,
  type HubSettings,
  type SettingField,
} from '../settings/settings.rules.js';

type Replays = paths['/api/admin/dispatch-replays']['get']['responses'][200]['content']['application/json'];
export type Replay = Replays['items'][number];
export type Outcomes = NonNullable<Replay['outcomes']>;
export type DayOutcome = Outcomes['actual'];

/** Settings that change what a replay comes to. */
const REPLAYED = new Set([
  'dispatch.strategy',
  'dispatch.fixedCourierIds',
  'dispatch.assignment',
  'dispatch.offerSeconds',
  'dispatch.maxRadiusM',
  'dispatch.reach.maxMinutes',
  'dispatch.maxOrdersPerCourier',
  'dispatch.pickupsPerTrip',
  'dispatch.insertion',
  'dispatch.delayLimitMinutes',
]);

/** The fields of the form, for the strategy that is chosen. */
export function fieldsOf(settings: HubSettings): SettingField[] {
  const fields: readonly SettingField[] = FIELDS.dispatch;
  return fields.filter(({ path, when }) => REPLAYED.has(path) && (when === undefined || when(settings)));
}

/** Settings that the two differ in, among those that count for the other's strategy. */
export function changesOf(present: Dispatch, other: Dispatch): readonly [path: string, value: unknown][] {
  const [before, after] = [{ dispatch: present }, { dispatch: other }] as [HubSettings, HubSettings];
  return fieldsOf(after)
    .map(({ path }) => [path, valueAt(after, path)] as const)
    .filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(before, path)))
    .map(([path, value]) => [path, value]);
}

export function isUnderWay({ state }: Pick<Replay, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

type Kind = 'count' | 'minutes' | 'kilometres' | 'cents';

interface Measure {
  readonly key: string;
  readonly kind: Kind;
  /** Whether less or more is better; null: neither. */
  readonly better: 'less' | 'more' | null;
  readonly of: (outcome: DayOutcome) => number | null;
}

/** What the table compares, in its order. */
export const MEASURES = [
  { key: 'delivered', kind: 'count', better: 'more', of: ({ delivered }) => delivered },
  { key: 'undelivered', kind: 'count', better: 'less', of: ({ orders, delivered }) => orders - delivered },
  { key: 'late', kind: 'count', better: 'less', of: ({ late }) => late },
  { key: 'delivery', kind: 'minutes', better: 'less', of: ({ deliveryMinutes }) => deliveryMinutes },
  { key: 'slow', kind: 'minutes', better: 'less', of: ({ slowDeliveryMinutes }) => slowDeliveryMinutes },
  { key: 'wait', kind: 'minutes', better: 'less', of: ({ pickupWaitMinutes }) => pickupWaitMinutes },
  { key: 'kilometres', kind: 'kilometres', better: 'less', of: ({ kilometres }) => kilometres },
  { key: 'pay', kind: 'cents', better: null, of: ({ courierPayCents }) => courierPayCents },
  { key: 'perHour', kind: 'cents', better: 'more', of: ({ payPerHourCents }) => payPerHourCents },
  { key: 'lowPerHour', kind: 'cents', better: 'more', of: ({ lowPayPerHourCents }) => lowPayPerHourCents },
  { key: 'lost', kind: 'cents', better: 'less', of: ({ lostCents }) => lostCents },
  { key: 'cost', kind: 'cents', better: 'less', of: costOf },
] as const satisfies readonly Measure[];

export type MeasureKey = (typeof MEASURES)[number]['key'];

/** Couriers' pay and lost fees, by delivered order. */
function costOf({ courierPayCents, lostCents, delivered }: DayOutcome): number | null {
  return delivered === 0 ? null : Math.round((courierPayCents + lostCents) / delivered);
}

/** Smaller differences count as none: the table would show two equal numbers. */
const NOTHING: Record<Kind, number> = { count: 0.5, minutes: 0.05, kilometres: 0.05, cents: 0.5 };

interface Difference {
  readonly by: number;
  readonly good: boolean | null;
}

/** How a measure changes from the present settings to the others; null: it stays, or one of them is unknown. */
export function differenceOf({ kind, better, of }: Measure, { present, other }: Outcomes): Difference | null {
  const [before, after] = [of(present), of(other)];
  if (before === null || after === null || Math.abs(after - before) < NOTHING[kind]) return null;
  const by = after - before;
  return { by, good: better === null ? null : by < 0 === (better === 'less') };
}

const decimal = (value: number) => numeral(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12,3 min` */
export function shown(kind: Kind, value: number | null): string {
  if (value === null) return '–';
  switch (kind) {
    case 'count':
      return numeral(value);
    case 'minutes':
      return `${decimal(value)} min`;
    case 'kilometres':
      return `${decimal(value)} km`;
    case 'cents':
      return money(value);
  }
}

/** `+12,3 min`, with a real minus sign. */
export function shownChange(kind: Kind, by: number): string {
  return `${by < 0 ? '−' : '+'}${shown(kind, Math.abs(by))}`;
}
