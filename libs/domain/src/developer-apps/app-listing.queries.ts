import type { Database } from '../storage/index.js';
import { type AppFacts, factsOf } from './app-listing.rules.js';
import { AppReview } from './app-review.entity.js';
import type { DeveloperApp } from './developer-app.entity.js';

/** An app as merchants see it, which is as it was approved; null: they do not see it. */
export async function listedFacts(
  { manager }: Database,
  { listedReviewId: id }: DeveloperApp,
): Promise<AppFacts | null> {
  return id === null ? null : factsOf(await manager.findOneByOrFail(AppReview, { id }));
}
