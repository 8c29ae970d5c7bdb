import {
  both,
  byMetres,
  byMinutes,
  field,
  fieldsOf,
  has,
  isAbsent,
  lateness,
  optional,
  optionalValue,
  reaches,
  stepsOf,
  strategyIs,
  topUpFee,
  valueAt,
  widens,
  type HubSettings,
  type SettingField,
  type Tree,
} from './setting-controls.rules.js';

export { type Dispatch, type HubSettings, type SettingField, valueAt } from './setting-controls.rules.js';

/** Recipients have phones and no e-mail addresses. */
const byPhone = { of: ['whatsapp', 'sms'] };
const byAny = { of: ['whatsapp', 'sms', 'email'] };
const planned = strategyIs('planned');

/** Every setting of a hub, by the part of the screen that shows it. `branding` has a part of its own, `rush` is the board's. */
export const FIELDS = {
  orders: [
    field('preparingAllowed'),
    field('returnOnFailedStop'),
    ...optionalValue('ifUndelivered', 'leave_at_door'),
    ...optionalValue('minimumAge', 18, { unit: 'years' }),
    field('ageCheck'),
    field('redeliveryPriceBp'),
    field('depotAddress'),
    field('pickupCode'),
    field('confirmationCode'),
    field('showExternalIds'),
    field('dispatch.promiseMinutes', { unit: 'minutes' }),
    ...lateness('arrival'),
    ...lateness('collection'),
    field('cancelReasons', { kind: 'names' }),
  ],
  dispatch: [
    field('dispatch.strategy'),
    field('dispatch.broadcastSize', { unit: 'couriers', when: strategyIs('broadcast') }),
    field('dispatch.fixedCourierIds', { kind: 'couriers', when: strategyIs('fixed_list') }),
    field('dispatch.assignment', { when: planned }),
    field('dispatch.offerSeconds', { unit: 'seconds' }),
    optional('dispatch.reach', { initialMinutes: 5, stepMinutes: 5, maxMinutes: 15 }, reaches),
    field('dispatch.reach.initialMinutes', { unit: 'minutes', when: both(widens, byMinutes) }),
    field('dispatch.reach.stepMinutes', { unit: 'minutes', when: both(widens, byMinutes) }),
    field('dispatch.reach.maxMinutes', { unit: 'minutes', when: both(reaches, byMinutes) }),
    field('dispatch.initialRadiusM', { unit: 'metres', when: both(widens, byMetres) }),
    field('dispatch.radiusStepM', { unit: 'metres', when: both(widens, byMetres) }),
    field('dispatch.maxRadiusM', { unit: 'metres', when: both(reaches, byMetres) }),
    field('dispatch.maxOrdersPerCourier', { unit: 'orders' }),
    field('dispatch.pickupsPerTrip', { when: planned }),
    field('dispatch.insertion', { when: planned }),
    field('dispatch.delayLimitMinutes', { unit: 'minutes', when: planned }),
    field('dispatch.notServedMinutes', { unit: 'minutes' }),
    field('dispatch.longestWaitMinutes', { unit: 'minutes' }),
    field('dispatch.whenNotServed'),
  ],
  couriers: [
    field('courierRegistrations'),
    ...optionalValue('offlineAfterMinutes', 10, { unit: 'minutes' }),
    field('courierContactMinutes', { unit: 'minutes' }),
    field('courierShareBp'),
    field('courierOverdraftAllowed'),
    field('leastWithdrawalCents'),
    field('failedReturnBp'),
    field('lateDeliveryPay'),
    field('contestHours'),
    field('payouts.onDemand'),
    field('payouts.schedule'),
    field('payouts.weekday', { when: ({ payouts }) => payouts.schedule === 'weekly' }),
    field('payouts.hour', { when: ({ payouts }) => payouts.schedule !== 'none' }),
    field('payouts.atOnceBelowCents'),
    ...optionalValue('payouts.twoFromCents', 100_000),
    field('payouts.feeCents'),
    field('payouts.feePaidBy'),
    ...optionalValue('cashLimitCents', 30_000),
    field('atStop.withinM', { unit: 'metres' }),
    field('atStop.waitMinutes', { unit: 'minutes' }),
    field('emergencyNumbers', { kind: 'phones' }),
  ],
  prices: [
    field('surgeBp', { onTop: true }),
    field('ways'),
    ...optionalValue('priceDistances', 'roads'),
    field('quoteMinutes', { unit: 'minutes' }),
    field('invoicesFromWallet'),
    ...['pix', 'boleto', 'credit_card'].flatMap(topUpFee),
    optional('onlinePayment', { pixKey: '', merchantName: '', city: '', expiryMinutes: 30 }),
    field('onlinePayment.pixKey', { when: has('onlinePayment') }),
    field('onlinePayment.merchantName', { when: has('onlinePayment') }),
    field('onlinePayment.city', { when: has('onlinePayment') }),
    field('onlinePayment.expiryMinutes', { unit: 'minutes', when: has('onlinePayment') }),
  ],
  marketplaces: [
    field('requests.acceptance'),
    field('requests.decisionMinutes', {
      unit: 'minutes',
      when: ({ requests }) => requests.acceptance === 'manual',
    }),
    field('requests.marketplaces', { kind: 'names' }),
  ],
  messages: [
    ...fieldsOf(
      'recipientMessages',
      'onTheWay arriving delivered rating failed redelivery requests claims',
      byPhone,
    ),
    field('shopMessages.requests', byAny),
    field('shopMessages.claims', byAny),
    field('recipientPage.conversation'),
    field('recipientMessages.conversation', {
      ...byPhone,
      when: ({ recipientPage }) => recipientPage.conversation,
    }),
    field('recipientPage.phonesHidden'),
    field('recipientPage.pinMetres', { unit: 'metres' }),
  ],
  people: [field('secondFactorRequired')],
  privacy: [
    field('privacyNotice', { kind: 'paragraphs' }),
    field('privacyContact'),
    field('dataOperators'),
    ...fieldsOf(
      'retention',
      'names phones addresses proofPhotos signatures documentNumbers courierPhotos claimPhotos',
    ),
  ],
  sandbox: [field('robotTown'), ...optionalValue('robotStepSeconds', 5, { unit: 'seconds' })],
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
export function changedGroups(stored: HubSettings, draft: HubSettings): Partial<HubSettings> {
  const names = Object.keys(draft) as (keyof HubSettings)[];
  return Object.fromEntries(
    names.filter((name) => !same(stored[name], draft[name])).map((name) => [name, draft[name]]),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Paths of the changed settings. */
export function changedPaths(stored: HubSettings, draft: HubSettings): string[] {
  const paths = Object.values(FIELDS).flatMap((fields) => fields.map(({ path }) => path));
  const brand = Object.keys(draft.branding)
    .filter((name) => name !== 'logoUrl')
    .map((name) => `branding.${name}`);
  return [...paths, ...brand].filter(
    (path) => leaf(draft, path, paths) && !same(valueAt(stored, path), valueAt(draft, path)),
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
    const colon = line.lastIndexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    return { name: name === '' ? null : name, phone: line.slice(colon + 1).trim() };
  });
}
