import type { HubSettings } from './hub.settings.js';
import type { Hub } from './hub.entity.js';
import { RETAINED_KINDS, type RetainedKind } from './hub-rules.types.js';
import { WORDS } from './words.js';

export type Rush = NonNullable<HubSettings['rush']>;

/** The rush of an instant: it applies to orders placed or scheduled between its beginning and its end. */
export function rushAt({ rush }: Pick<HubSettings, 'rush'>, at: Date): Rush | null {
  if (rush === null) return null;
  return Date.parse(rush.since) <= at.getTime() && at.getTime() < Date.parse(rush.until) ? rush : null;
}

export function surgeAt(settings: Pick<HubSettings, 'rush' | 'surgeBp'>, at: Date): number {
  return rushAt(settings, at)?.surgeBp ?? settings.surgeBp;
}

export function extraPromiseMinutes(settings: Pick<HubSettings, 'rush'>, at: Date): number {
  return rushAt(settings, at)?.extraPromiseMinutes ?? 0;
}

export type Dispatch = HubSettings['dispatch'];
export type Reach = NonNullable<Dispatch['reach']>;

/** Maximum metres per minute of a courier's approach, as the crow flies. */
const METRES_PER_MINUTE = 1_000;

export function reachM({ maxMinutes }: Reach): number {
  return maxMinutes * METRES_PER_MINUTE;
}

/** Maximum distance, as the crow flies, of a courier from a pickup to be asked. */
export function searchReachM({ reach, maxRadiusM }: Pick<Dispatch, 'reach' | 'maxRadiusM'>): number {
  return reach === null ? maxRadiusM : reachM(reach);
}

const words = WORDS.pt;
const KINDS = words.kinds satisfies Record<RetainedKind, string>;

/** A hub's notice to couriers and recipients: its own text, else this one, and how long each kind is kept. */
export function privacyNotice({ name, settings }: Pick<Hub, 'name' | 'settings'>): string {
  const { privacyNotice: own, branding, privacyContact, dataOperators, retention } = settings;
  const company = branding.name ?? name;
  const [first = '', second] = [branding.email, branding.phone].filter((one) => one !== null);
  const contact =
    privacyContact ?? (second === undefined ? first : words.either({ one: first, other: second }));
  const periods = RETAINED_KINDS.map((kind) => words.period({ kind: KINDS[kind], days: retention[kind] }));
  const storage = words.kept(periods.join('; '));
  if (own !== null) return [own, storage].join('\n\n');
  return [
    words.responsible(company),
    words.data,
    words.reasons,
    words.readers,
    words.operators(dataOperators ?? words.usualOperators),
    words.decisions,
    storage,
    words.rights,
    words.contact(contact === '' ? company : `${company}: ${contact}`),
  ].join('\n\n');
}
