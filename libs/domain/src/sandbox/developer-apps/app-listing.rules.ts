import type { DeveloperApp } from './developer-app.entity.js';

/** What merchants see of an app. */
export type AppFacts = Pick<DeveloperApp, 'name' | 'description' | 'website' | 'logoUrl'>;

/** Names of the facts as callers know them. */
const FACT_FIELDS = {
  name: 'name',
  description: 'description',
  website: 'website',
  logoUrl: 'logo',
} as const satisfies Record<keyof AppFacts, string>;
export const APP_FACT_FIELDS = Object.values(FACT_FIELDS);
export type AppFactField = (typeof APP_FACT_FIELDS)[number];

const FACTS = Object.keys(FACT_FIELDS) as (keyof AppFacts)[];

export function factsOf({ name, description, website, logoUrl }: AppFacts): AppFacts {
  return { name, description, website, logoUrl };
}

/** The first fact that a submission still needs. */
export function missingFact(app: AppFacts): AppFactField | null {
  const missing = FACTS.find((fact) => (app[fact] ?? '').trim() === '');
  return missing === undefined ? null : FACT_FIELDS[missing];
}

/** The facts that merchants see otherwise than the app has them now; none of an app that they do not see. */
export function unlistedFacts(app: AppFacts, listed: AppFacts | null): AppFactField[] {
  if (listed === null) return [];
  return FACTS.filter((fact) => app[fact] !== listed[fact]).map((fact) => FACT_FIELDS[fact]);
}
