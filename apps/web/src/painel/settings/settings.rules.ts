import { DEFAULT_FALLBACKS } from '../../ground/fallback.rules.js';
import {
  both,
  byMetres,
  byMinutes,
  field,
  has,
  isAbsent,
  lateness,
  on,
  optional,
  phoneChannels,
  reaches,
  shopChannels,
  stepsOf,
  strategyIs,
  topUpFee,
  valueAt,
  whole,
  widens,
  type HubSettings,
  type SettingField,
  type Tree,
} from './setting-controls.rules.js';

export { type Dispatch, type HubSettings, type SettingField, valueAt } from './setting-controls.rules.js';

/** Every setting of a hub, by the part of the screen that shows it. `branding` has a part of its own, `rush` is the board's. */
export const FIELDS = {
  orders: [
    field('preparingAllowed', on),
    field('returnOnFailedStop', on),
    field('ifUndelivered', optional('leave_at_door')),
    field('ifUndelivered.value', { kind: 'choice', of: DEFAULT_FALLBACKS }, has('ifUndelivered')),
    field('minimumAge', optional(18)),
    field('minimumAge.value', whole(1, 99, 'years'), has('minimumAge')),
    field('ageCheck', { kind: 'choice', of: ['birth_date', 'document'] }),
    field('redeliveryPriceBp', { kind: 'percent', most: 10_000 }),
    field('depotAddress', { kind: 'text', most: 200 }),
    field('pickupCode', on),
    field('confirmationCode', on),
    field('showExternalIds', on),
    field('dispatch.promiseMinutes', whole(5, 720, 'minutes')),
    ...lateness('arrival'),
    ...lateness('collection'),
    field('cancelReasons', { kind: 'names' }),
  ],
  dispatch: [
    field('dispatch.strategy', {
      kind: 'choice',
      of: ['nearest_first', 'broadcast', 'fixed_list', 'planned'],
    }),
    field('dispatch.broadcastSize', whole(1, 50, 'couriers'), strategyIs('broadcast')),
    field('dispatch.fixedCourierIds', { kind: 'couriers' }, strategyIs('fixed_list')),
    field('dispatch.assignment', { kind: 'choice', of: ['offer', 'direct'] }, strategyIs('planned')),
    field('dispatch.offerSeconds', whole(5, 600, 'seconds')),
    field('dispatch.reach', optional({ initialMinutes: 5, stepMinutes: 5, maxMinutes: 15 }), reaches),
    field('dispatch.reach.initialMinutes', whole(1, 240, 'minutes'), both(widens, byMinutes)),
    field('dispatch.reach.stepMinutes', whole(0, 240, 'minutes'), both(widens, byMinutes)),
    field('dispatch.reach.maxMinutes', whole(1, 240, 'minutes'), both(reaches, byMinutes)),
    field('dispatch.initialRadiusM', whole(100, 100_000, 'metres'), both(widens, byMetres)),
    field('dispatch.radiusStepM', whole(0, 100_000, 'metres'), both(widens, byMetres)),
    field('dispatch.maxRadiusM', whole(100, 200_000, 'metres'), both(reaches, byMetres)),
    field('dispatch.maxOrdersPerCourier', whole(1, 20, 'orders')),
    field('dispatch.pickupsPerTrip', whole(1, 3), strategyIs('planned')),
    field('dispatch.insertion', on, strategyIs('planned')),
    field('dispatch.delayLimitMinutes', whole(0, 120, 'minutes'), strategyIs('planned')),
    field('dispatch.notServedMinutes', whole(1, 1_440, 'minutes')),
    field('dispatch.longestWaitMinutes', whole(1, 1_440, 'minutes')),
    field('dispatch.whenNotServed', { kind: 'choice', of: ['end', 'hold'] }),
  ],
  couriers: [
    field('courierRegistrations', on),
    field('offlineAfterMinutes', optional(10)),
    field('offlineAfterMinutes.value', whole(3, 1_440, 'minutes'), has('offlineAfterMinutes')),
    field('courierContactMinutes', whole(0, 1_440, 'minutes')),
    field('courierShareBp', { kind: 'percent', most: 10_000 }),
    field('courierOverdraftAllowed', on),
    field('leastWithdrawalCents', { kind: 'cents' }),
    field('failedReturnBp', { kind: 'percent', most: 20_000 }),
    field('lateDeliveryPay', { kind: 'choice', of: ['as_delivered', 'company'] }),
    field('contestHours', whole(1, 720)),
    field('payouts.onDemand', on),
    field('payouts.schedule', { kind: 'choice', of: ['none', 'daily', 'weekly'] }),
    field(
      'payouts.weekday',
      { kind: 'choice', of: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] },
      ({ payouts }) => payouts.schedule === 'weekly',
    ),
    field('payouts.hour', whole(0, 23), ({ payouts }) => payouts.schedule !== 'none'),
    field('payouts.atOnceBelowCents', { kind: 'cents' }),
    field('payouts.twoFromCents', optional(100_000)),
    field('payouts.twoFromCents.value', { kind: 'cents' }, has('payouts.twoFromCents')),
    field('payouts.feeCents', { kind: 'cents' }),
    field('payouts.feePaidBy', { kind: 'choice', of: ['hub', 'courier'] }),
    field('cashLimitCents', optional(30_000)),
    field('cashLimitCents.value', { kind: 'cents' }, has('cashLimitCents')),
    field('atStop.withinM', whole(50, 10_000, 'metres')),
    field('atStop.waitMinutes', whole(0, 120, 'minutes')),
    field('emergencyNumbers', { kind: 'phones' }),
  ],
  prices: [
    field('surgeBp', { kind: 'percent', most: 1_000_000, onTop: true }),
    field('ways', {
      kind: 'choice',
      of: ['server_first', 'roads_first', 'server', 'roads', 'straight_line'],
    }),
    field('priceDistances', optional('roads')),
    field('priceDistances.value', { kind: 'choice', of: ['straight_line', 'roads'] }, has('priceDistances')),
    field('quoteMinutes', whole(1, 240, 'minutes')),
    field('invoicesFromWallet', on),
    ...['pix', 'boleto', 'credit_card'].flatMap(topUpFee),
    field('onlinePayment', optional({ pixKey: '', merchantName: '', city: '', expiryMinutes: 30 })),
    field('onlinePayment.pixKey', { kind: 'text', most: 77 }, has('onlinePayment')),
    field('onlinePayment.merchantName', { kind: 'text', most: 25 }, has('onlinePayment')),
    field('onlinePayment.city', { kind: 'text', most: 15 }, has('onlinePayment')),
    field('onlinePayment.expiryMinutes', whole(1, 1_440, 'minutes'), has('onlinePayment')),
  ],
  marketplaces: [
    field('requests.acceptance', { kind: 'choice', of: ['automatic', 'manual'] }),
    field(
      'requests.decisionMinutes',
      whole(1, 240, 'minutes'),
      ({ requests }) => requests.acceptance === 'manual',
    ),
    field('requests.marketplaces', { kind: 'names' }),
  ],
  messages: [
    field('recipientMessages.onTheWay', phoneChannels),
    field('recipientMessages.arriving', phoneChannels),
    field('recipientMessages.delivered', phoneChannels),
    field('recipientMessages.rating', phoneChannels),
    field('recipientMessages.failed', phoneChannels),
    field('recipientMessages.redelivery', phoneChannels),
    field('recipientMessages.requests', phoneChannels),
    field('recipientMessages.claims', phoneChannels),
    field('shopMessages.requests', shopChannels),
    field('shopMessages.claims', shopChannels),
    field('recipientPage.conversation', on),
    field('recipientMessages.conversation', phoneChannels, ({ recipientPage }) => recipientPage.conversation),
    field('recipientPage.phonesHidden', on),
    field('recipientPage.pinMetres', whole(0, 5_000, 'metres')),
  ],
  people: [field('secondFactorRequired', on)],
  privacy: [
    field('privacyNotice', { kind: 'paragraphs', most: 8_000 }),
    field('privacyContact', { kind: 'text', most: 200 }),
    field('dataOperators', { kind: 'text', most: 1_000 }),
    field('retention.names', whole(90, 1_825)),
    field('retention.phones', whole(90, 1_825)),
    field('retention.addresses', whole(90, 1_825)),
    field('retention.proofPhotos', whole(90, 730)),
    field('retention.signatures', whole(90, 1_825)),
    field('retention.documentNumbers', whole(90, 1_825)),
    field('retention.courierPhotos', whole(90, 730)),
    field('retention.claimPhotos', whole(90, 730)),
  ],
  sandbox: [
    field('robotTown', on),
    field('robotStepSeconds', optional(5)),
    field('robotStepSeconds.value', whole(1, 3_600, 'seconds'), has('robotStepSeconds')),
  ],
} as const satisfies Record<string, readonly SettingField[]>;

export type FieldPart = keyof typeof FIELDS;

/** The parts in their order, with their names in the address. */
export const PARTS = {
  company: 'empresa',
  orders: 'pedidos',
  dispatch: 'busca',
  couriers: 'entregadores',
  prices: 'precos',
  brand: 'marca',
  messages: 'avisos',
  marketplaces: 'marketplaces',
  sandbox: 'testes',
  people: 'pessoas',
  audit: 'auditoria',
  privacy: 'privacidade',
  cells: 'celulas',
} as const;

export type Part = keyof typeof PARTS;

export function partOf(path: string): Part {
  const last = path.split('/')[3];
  const found = (Object.keys(PARTS) as Part[]).find((part) => PARTS[part] === last);
  return found ?? 'company';
}

export interface SettingProps {
  readonly field: SettingField;
  readonly settings: HubSettings;
  readonly error: string | undefined;
  /** Whether the value differs from the saved one. */
  readonly changed: boolean;
  readonly locked: boolean;
  readonly change: (value: unknown) => void;
}

export interface ControlProps extends SettingProps {
  readonly ids: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };
}

/** The value of a path. An optional number is at `.value`, as in groups. */
export function withValue(settings: HubSettings, path: string, value: unknown): HubSettings {
  const put = (tree: Tree, [step = '', ...rest]: readonly string[]): Tree => ({
    ...tree,
    [step]: rest.length === 0 ? value : put(tree[step] as Tree, rest),
  });
  return put(settings, stepsOf(path)) as HubSettings;
}

/** Changes of the form by path, in the order they were made. */
export type Edits = ReadonlyMap<string, unknown>;

/** Adds a change; one of a group replaces those of its members. */
export function withEdit(edits: Edits, path: string, value: unknown): Edits {
  const others = [...edits].filter(([other]) => other !== path && !other.startsWith(`${path}.`));
  return new Map([...others, [path, value]]);
}

/** The settings with the changes of the form, also where a colleague has saved others meanwhile. */
export function edited(settings: HubSettings, edits: Edits): HubSettings {
  return [...edits].reduce((before, [path, value]) => withValue(before, path, value), settings);
}

/** Groups with changes: the API replaces whole groups. */
export function changedGroups(kept: HubSettings, draft: HubSettings): Partial<HubSettings> {
  const names = Object.keys(draft) as (keyof HubSettings)[];
  return Object.fromEntries(
    names.filter((name) => !same(kept[name], draft[name])).map((name) => [name, draft[name]]),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Paths of the changed settings. */
export function changedPaths(kept: HubSettings, draft: HubSettings): string[] {
  const paths = Object.values(FIELDS).flatMap((fields) => fields.map(({ path }) => path));
  const brand = Object.keys(draft.branding)
    .filter((name) => name !== 'logoUrl')
    .map((name) => `branding.${name}`);
  return [...paths, ...brand].filter(
    (path) => leaf(draft, path, paths) && !same(valueAt(kept, path), valueAt(draft, path)),
  );
}

/**
 * Whether a path is a setting of its own: a group counts by its members, and itself only when it is added or removed.
 */
function leaf(settings: HubSettings, path: string, paths: readonly string[]): boolean {
  const inner = paths.some((other) => other.startsWith(`${path}.`));
  return !inner || isAbsent(valueAt(settings, path));
}

/** Refused fields by path; the API calls them `settings.dispatch.offerSeconds`. */
export function problemsByPath(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.replace(/^settings\./, ''), said.join(' ')]),
  );
}

type Numbers = HubSettings['emergencyNumbers'];

/** Numbers as lines of a text: `Bombeiros: 193`, or the number alone. */
export function numberLines(numbers: Numbers): string[] {
  return numbers.map(({ name, phone }) => (name === null ? phone : `${name}: ${phone}`));
}

export function numbersOf(lines: readonly string[]): Numbers {
  return lines.map((line) => {
    const at = line.lastIndexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim();
    return { name: name === '' ? null : name, phone: line.slice(at + 1).trim() };
  });
}
