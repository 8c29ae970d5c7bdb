import type { Database } from '../../base/index.js';
import { type AppFacts, factsOf } from './app-listing.rules.js';
import { AppReview } from './app-review.entity.js';
import type { DeveloperApp } from './developer-app.entity.js';

/** What merchants see of an app: its facts as they were approved. null: merchants do not see the app. */
export async function listedFacts(
  { manager }: Database,
  { listedReviewId: id }: DeveloperApp,
): Promise<AppFacts | null> {
  return id === null ? null : factsOf(await manager.findOneByOrFail(AppReview, { id }));
}
