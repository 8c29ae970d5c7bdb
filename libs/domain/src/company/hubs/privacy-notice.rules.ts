import type { Hub } from './hub.entity.js';
import { RETAINED_KINDS, type RetainedKind } from './retention.settings.js';
import { WORDS } from './words.js';

const words = WORDS.pt;
const KINDS = words.kinds satisfies Record<RetainedKind, string>;

/** What a hub tells couriers and recipients about their data: its own text, else this one, and how long each kind is kept. */
export function privacyNotice({ name, settings }: Pick<Hub, 'name' | 'settings'>): string {
  const { privacyNotice: own, branding, privacyContact, dataOperators, retention } = settings;
  const company = branding.name ?? name;
  const [first = '', second] = [branding.email, branding.phone].filter((one) => one !== null);
  const contact =
    privacyContact ?? (second === undefined ? first : words.either({ one: first, other: second }));
  const periods = RETAINED_KINDS.map((kind) => words.period({ kind: KINDS[kind], days: retention[kind] }));
  const kept = words.kept(periods.join('; '));
  if (own !== null) return [own, kept].join('\n\n');
  return [
    ...[words.responsible(company), words.data, words.reasons, words.readers],
    ...[words.operators(dataOperators ?? words.usualOperators), words.decisions, kept, words.rights],
    words.contact(contact === '' ? company : `${company}: ${contact}`),
  ].join('\n\n');
}
