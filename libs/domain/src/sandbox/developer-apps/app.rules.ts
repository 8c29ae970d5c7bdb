import { type Database, DomainError, type FaceName, type Scope, SYSTEM_ACTOR } from '../../base/index.js';
import { AppReview, type AppType, type DeveloperApp } from './developer-app.entity.js';

const FACES_OF = {
  open_delivery: 'open-delivery',
  full_api: 'full-api',
  model_m: 'model-m',
} as const satisfies Record<AppType, FaceName>;

export function faceOf(type: AppType): FaceName {
  return FACES_OF[type];
}

export function sandboxScope(app: Pick<DeveloperApp, 'sandboxHubId' | 'sandboxMerchantId'>): Scope {
  return { hubId: app.sandboxHubId, merchantId: app.sandboxMerchantId, actor: SYSTEM_ACTOR };
}

const MAX_REDIRECT_URIS = 10;
/** The developer's own machine needs no https. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Programs read these signs each in their own way: `https://a.example\@b.example` is a host of both. */
const UNREADABLE = /[\s\\*#]/;

/** Whether browsers may be sent there: https or this machine, without a fragment, a name or a password. */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || UNREADABLE.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Whether a redirect is registered; of a loopback address any port is (RFC 8252 7.3). */
export function isRegisteredRedirect(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return isRedirectUri(asked);
  const own = onAnyPort(asked);
  return own !== null && registered.some((uri) => onAnyPort(uri) === own);
}

/** Without its port, an address of this machine; null: it is elsewhere. */
function onAnyPort(text: string): string | null {
  if (!isRedirectUri(text)) return null;
  const url = new URL(text);
  if (!LOOPBACK.includes(url.hostname) || url.protocol !== 'http:') return null;
  url.port = '';
  return url.toString();
}

/** @throws limit_reached · invalid_value: a browser must not be sent there */
export function requireRedirectUris(uris: readonly string[]): void {
  if (uris.length > MAX_REDIRECT_URIS)
    throw new DomainError('limit_reached', { field: 'redirectUris', limit: MAX_REDIRECT_URIS });
  const refused = uris.findIndex((uri) => !isRedirectUri(uri));
  if (refused >= 0) throw new DomainError('invalid_value', { field: `redirectUris.${String(refused)}` });
}

/** A review approves these: what merchants see, where browsers go back to, and what the app may ask for. */
export type AppFacts = Pick<
  DeveloperApp,
  'name' | 'description' | 'website' | 'logoUrl' | 'redirectUris' | 'scopes'
>;

/** Names by which callers know the facts. */
const FACT_FIELDS = {
  name: 'name',
  description: 'description',
  website: 'website',
  logoUrl: 'logo',
  redirectUris: 'redirectUris',
  scopes: 'scopes',
} as const satisfies Record<keyof AppFacts, string>;
export const APP_FACT_FIELDS = Object.values(FACT_FIELDS);
export type AppFactField = (typeof APP_FACT_FIELDS)[number];

const FACTS = Object.keys(FACT_FIELDS) as (keyof AppFacts)[];
const NEEDED = ['name', 'description', 'website', 'logoUrl'] as const;

export function factsOf({ name, description, website, logoUrl, redirectUris, scopes }: AppFacts): AppFacts {
  return { name, description, website, logoUrl, redirectUris, scopes };
}

export function missingFact(app: AppFacts): AppFactField | null {
  const missing = NEEDED.find((fact) => (app[fact] ?? '').trim() === '');
  return missing === undefined ? null : FACT_FIELDS[missing];
}

/** Facts that were approved otherwise than the app has them now; none of an app that merchants do not see. */
export function unlistedFacts(app: AppFacts, listed: AppFacts | null): AppFactField[] {
  if (listed === null) return [];
  return FACTS.filter((fact) => valueOf(app[fact]) !== valueOf(listed[fact])).map(
    (fact) => FACT_FIELDS[fact],
  );
}

/** A list has the same text in any order. */
function valueOf(fact: AppFacts[keyof AppFacts]): string | null {
  return fact instanceof Array ? [...fact].sort().join('\n') : fact;
}

/** Facts as they were approved. null: merchants do not see the app. */
export async function listedFacts(
  { manager }: Database,
  { listedReviewId: id }: DeveloperApp,
): Promise<AppFacts | null> {
  return id === null ? null : factsOf(await manager.findOneByOrFail(AppReview, { id }));
}
