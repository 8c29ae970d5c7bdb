import { placed } from '../../base/form-fields.js';
import {
  both,
  byMetres,
  byMinutes,
  fields,
  isAbsent,
  optional,
  optionalGroup,
  optionalValue,
  pathOf,
  reaches,
  valueAt,
  strategyIs,
  widens,
  type HubSettings,
  type SettingField,
} from './setting-controls.rules.js';

export { type Dispatch, type HubSettings, type SettingField, valueAt } from './setting-controls.rules.js';

/** Recipients have phones and no e-mail addresses. */
const byPhone = { of: ['whatsapp', 'sms'] };
const byAny = { of: ['whatsapp', 'sms', 'email'] };
const planned = strategyIs('planned');
const LATENESS = { toleranceMinutes: 10, chargeCents: 200 };

/** Settings by the part of the screen that shows them. `branding` has its own part, `rush` is the board's. */
export const FIELDS = {
  orders: [
    ...fields('preparingAllowed returnOnFailedStop'),
    ...optionalValue('ifUndelivered', 'leave_at_door'),
    ...optionalValue('minimumAge', 18, { unit: 'years' }),
    ...fields('ageCheck redeliveryPriceBp depotAddress pickupCode confirmationCode'),
    ...fields('dispatch.promiseMinutes'),
    ...optionalGroup('arrival', LATENESS),
    ...optionalGroup('collection', LATENESS),
    ...fields('cancelReasons', { kind: 'names' }),
  ],
  dispatch: [
    ...fields('dispatch.strategy'),
    ...fields('dispatch.broadcastSize', { unit: 'couriers', when: strategyIs('broadcast') }),
    ...fields('dispatch.fixedCourierIds', { kind: 'couriers', when: strategyIs('fixed_list') }),
    ...fields('dispatch.assignment', { when: planned }),
    ...fields('dispatch.offerSeconds'),
    optional('dispatch.reach', { initialMinutes: 5, stepMinutes: 5, maxMinutes: 15 }, reaches),
    ...fields('dispatch.reach.initialMinutes dispatch.reach.stepMinutes', { when: both(widens, byMinutes) }),
    ...fields('dispatch.reach.maxMinutes', { when: both(reaches, byMinutes) }),
    ...fields('dispatch.initialRadiusM dispatch.radiusStepM', { when: both(widens, byMetres) }),
    ...fields('dispatch.maxRadiusM', { when: both(reaches, byMetres) }),
    ...fields('dispatch.maxOrdersPerCourier', { unit: 'orders' }),
    ...fields('dispatch.pickupsPerTrip dispatch.insertion dispatch.delayLimitMinutes', { when: planned }),
    ...fields('dispatch.notServedMinutes dispatch.longestWaitMinutes dispatch.whenNotServed'),
  ],
  couriers: [
    ...fields('courierRegistrations'),
    ...optionalValue('offlineAfterMinutes', 10),
    ...fields('courierContactMinutes courierShareBp courierOverdraftAllowed leastWithdrawalCents'),
    ...fields('failedReturnBp lateDeliveryPay contestHours payouts.onDemand payouts.schedule'),
    ...fields('payouts.weekday', { when: ({ payouts }) => payouts.schedule === 'weekly' }),
    ...fields('payouts.hour', { when: ({ payouts }) => payouts.schedule !== 'none' }),
    ...fields('payouts.atOnceBelowCents'),
    ...optionalValue('payouts.twoFromCents', 100_000),
    ...fields('payouts.feeCents payouts.feePaidBy'),
    ...optionalValue('cashLimitCents', 30_000),
    ...fields('atStop.withinM atStop.waitMinutes'),
    ...fields('emergencyNumbers', { kind: 'phones' }),
  ],
  prices: [
    ...fields('surgeBp', { onTop: true }),
    ...fields('ways'),
    ...optionalValue('priceDistances', 'roads'),
    ...fields('quoteMinutes invoicesFromWallet'),
    ...['pix', 'boleto', 'credit_card'].flatMap((method) =>
      optionalGroup(`topUpFees.${method}`, { fixedCents: 0, percentBp: 100 }),
    ),
    ...optionalGroup('onlinePayment', { pixKey: '', merchantName: '', city: '', expiryMinutes: 30 }),
  ],
  marketplaces: [
    ...fields('requests.acceptance'),
    ...fields('requests.decisionMinutes', { when: ({ requests }) => requests.acceptance === 'manual' }),
    ...fields('requests.marketplaces', { kind: 'names' }),
  ],
  messages: [
    ...['onTheWay', 'arriving', 'delivered', 'rating', 'failed', 'redelivery', 'requests', 'claims'].flatMap(
      (name) => fields(`recipientMessages.${name}`, byPhone),
    ),
    ...fields('shopMessages.requests shopMessages.claims', byAny),
    ...fields('recipientPage.conversation'),
    ...fields('recipientMessages.conversation', {
      ...byPhone,
      when: ({ recipientPage }) => recipientPage.conversation,
    }),
    ...fields('recipientPage.phonesHidden recipientPage.pinMetres'),
  ],
  people: fields('secondFactorRequired'),
  privacy: [
    ...fields('privacyNotice', { kind: 'paragraphs' }),
    ...fields('privacyContact dataOperators retention.names retention.phones retention.addresses'),
    ...fields('retention.proofPhotos retention.signatures retention.documentNumbers'),
    ...fields('retention.courierPhotos retention.claimPhotos'),
  ],
  sandbox: [...fields('robotTown'), ...optionalValue('robotStepSeconds', 5)],
} as const satisfies Record<string, readonly SettingField[]>;

export type FieldPart = keyof typeof FIELDS;

/** Parts in their order, by their names in the address. */
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
  readonly changed: boolean;
  readonly locked: boolean;
  readonly change: (value: unknown) => void;
}

export interface ControlProps extends SettingProps {
  readonly ids: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };
}

export function withValue(settings: HubSettings, path: string, value: unknown): HubSettings {
  return placed(settings, pathOf(path), value);
}

/** Changes by path, in the order they were made. */
export type Edits = ReadonlyMap<string, unknown>;

/** A change of a group replaces those of its members. */
export function withEdit(edits: Edits, path: string, value: unknown): Edits {
  const others = [...edits].filter(([other]) => other !== path && !other.startsWith(`${path}.`));
  return new Map([...others, [path, value]]);
}

/** Keeps what a colleague has saved meanwhile. */
export function edited(settings: HubSettings, edits: Edits): HubSettings {
  return [...edits].reduce((before, [path, value]) => withValue(before, path, value), settings);
}

/** The API replaces whole groups. */
export function changedGroups(stored: HubSettings, draft: HubSettings): Partial<HubSettings> {
  const names = Object.keys(draft) as (keyof HubSettings)[];
  return Object.fromEntries(
    names.filter((name) => !same(stored[name], draft[name])).map((name) => [name, draft[name]]),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function changedPaths(stored: HubSettings, draft: HubSettings): string[] {
  const paths = Object.values(FIELDS).flatMap((fields) => fields.map(({ path }) => path));
  const brand = Object.keys(draft.branding)
    .filter((name) => name !== 'logoUrl')
    .map((name) => `branding.${name}`);
  return [...paths, ...brand].filter(
    (path) => leaf(draft, path, paths) && !same(valueAt(stored, path), valueAt(draft, path)),
  );
}

/** A group counts by its members, and itself only when it is added or removed. */
function leaf(settings: HubSettings, path: string, paths: readonly string[]): boolean {
  const inner = paths.some((other) => other.startsWith(`${path}.`));
  return !inner || isAbsent(valueAt(settings, path));
}

/** The API calls them `settings.dispatch.offerSeconds`. */
export function problemsByPath(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.replace(/^settings\./, ''), said.join(' ')]),
  );
}

type Numbers = HubSettings['emergencyNumbers'];

/** `Bombeiros: 193`, or the number alone. */
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
