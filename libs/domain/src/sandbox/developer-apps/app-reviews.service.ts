import { Injectable } from '@nestjs/common';
import {
  type Actor,
  Clock,
  Database,
  DomainError,
  requireText,
  requireUnique,
  statement,
} from '../../base/index.js';
import { AppChecklist } from './app-checklist.queries.js';
import { type AppFacts, factsOf, listedFacts, missingFact, unlistedFacts } from './app.rules.js';
import { AppReview, DeveloperApp, type ReviewState } from './developer-app.entity.js';

const REVIEWS = `
  select r.id, r.app_id as "appId", r.state, r.submitted_by as "submittedBy", r.submitted_at as "submittedAt", r.checklist,
         r.failed_reason as "failedReason",
         r.decided_by as "decidedBy", r.decided_at as "decidedAt", r.reasons, r.name, r.description, r.website,
         r.logo_url as "logoUrl", r.redirect_uris as "redirectUris", r.scopes, a.type, a.sandbox_hub_id as "sandboxHubId", t.name as "teamName",
         case when l.id is not null then json_build_object(
           'name', l.name, 'description', l.description, 'website', l.website, 'logoUrl', l.logo_url,
           'redirectUris', l.redirect_uris, 'scopes', l.scopes) end as listed
    from app_reviews r join developer_apps a on a.id = r.app_id join developer_teams t on t.id = a.team_id
    left join app_reviews l on l.id = a.listed_review_id`;
const LIST = statement(
  'developer-apps.reviews_list',
  `${REVIEWS} where ($1::text is null or r.state = $1) and ($2::bigint is null or r.app_id = $2) order by r.id desc limit 200`,
);
const BY_ID = statement('developer-apps.review_by_id', `${REVIEWS} where r.id = $1`);

export interface ReviewView extends AppReview {
  readonly type: DeveloperApp['type'];
  readonly sandboxHubId: number;
  readonly teamName: string;
  /** What merchants see of the app now; null: nothing. */
  readonly listed: AppFacts | null;
}

interface ReviewFilter {
  readonly state?: ReviewState | null | undefined;
  readonly appId?: number | null | undefined;
}

/** Table `app_reviews`: a team submits, the platform's people approve or refuse. */
@Injectable()
export class AppReviews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly checklist: AppChecklist,
  ) {}

  /** Newest first. */
  list({ state = null, appId = null }: ReviewFilter): Promise<ReviewView[]> {
    return this.db.query<ReviewView>(LIST, [state, appId]);
  }

  /** @throws review_not_found */
  async get(id: number): Promise<ReviewView> {
    const review = await this.db.first<ReviewView>(BY_ID, [id]);
    if (!review) throw new DomainError('review_not_found');
    return review;
  }

  /**
   * Sends an app in with its checklist. A refused app may be sent in again, and so may an approved one that
   * changed: meanwhile merchants see what was approved. A failed check needs a `reason`. @throws
   * required_value (description, website, logo, reason) · review_under_way (also if approved as it is)
   */
  async submit(known: DeveloperApp, by: Actor, reason: string | null = null): Promise<ReviewView> {
    const checklist = await this.checklist.of(known);
    const failed = checklist.some(({ passed }) => passed === false);
    const now = this.clock.now();
    const id = await this.db.inTransactionScope(async () => {
      const app = await this.db.lock(DeveloperApp, { id: known.id }, 'app_not_found');
      await this.requireSubmittable(app);
      if (failed) requireText(reason ?? '', 'reason');
      await this.db.manager.update(DeveloperApp, { id: app.id }, { state: 'submitted', updatedAt: now });
      const review = this.db.manager.save(AppReview, {
        appId: app.id,
        state: 'submitted' as const,
        submittedBy: by.name ?? by.kind,
        submittedAt: now,
        checklist,
        failedReason: failed ? reason : null,
        ...factsOf(app),
      });
      return (await requireUnique(review, 'review_under_way', {}, 'app_reviews_open_idx')).id;
    });
    return this.get(id);
  }

  /** @throws review_not_found · review_under_way: decided already · required_value (reasons of a refusal) */
  async decide(
    id: number,
    by: Actor,
    state: Exclude<ReviewState, 'submitted'>,
    reasons: string | null,
  ): Promise<ReviewView> {
    if (state === 'refused') requireText(reasons ?? '', 'reasons');
    await this.db.inTransactionScope(async () => {
      const review = await this.db.lock(AppReview, { id }, 'review_not_found');
      if (review.state !== 'submitted') throw new DomainError('review_under_way');
      const now = this.clock.now();
      const decision = { state, reasons, decidedBy: by.name ?? by.kind, decidedAt: now };
      await this.db.manager.update(AppReview, { id }, decision);
      const listed = state === 'approved' ? { listedReviewId: id } : {};
      await this.db.manager.update(DeveloperApp, { id: review.appId }, { state, ...listed, updatedAt: now });
    });
    return this.get(id);
  }

  private async requireSubmittable(app: DeveloperApp): Promise<void> {
    const field = missingFact(app);
    if (field !== null) throw new DomainError('required_value', { field });
    const unchanged =
      app.state === 'approved' && unlistedFacts(app, await listedFacts(this.db, app)).length === 0;
    if (app.state === 'submitted' || unchanged) throw new DomainError('review_under_way');
  }
}
