import type { DeveloperApp } from './developer-app.entity.js';

/** What a review approves of an app: what merchants see of it, where browsers go back to, and what it may ask for. */
export type AppFacts = Pick<
  DeveloperApp,
  'name' | 'description' | 'website' | 'logoUrl' | 'redirectUris' | 'scopes'
>;

/** Names of the facts as callers know them. */
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

/** The first fact that a submission still needs. */
export function missingFact(app: AppFacts): AppFactField | null {
  const missing = NEEDED.find((fact) => (app[fact] ?? '').trim() === '');
  return missing === undefined ? null : FACT_FIELDS[missing];
}

/** The facts that were approved otherwise than the app has them now; none of an app that merchants do not see. */
export function unlistedFacts(app: AppFacts, listed: AppFacts | null): AppFactField[] {
  if (listed === null) return [];
  return FACTS.filter((fact) => valueOf(app[fact]) !== valueOf(listed[fact])).map(
    (fact) => FACT_FIELDS[fact],
  );
}

/** Text of a fact; a list's is the same in any order. */
function valueOf(fact: AppFacts[keyof AppFacts]): string | null {
  return fact instanceof Array ? [...fact].sort().join('\n') : fact;
}
