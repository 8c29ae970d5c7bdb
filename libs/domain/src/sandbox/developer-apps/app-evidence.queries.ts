import { Injectable } from '@nestjs/common';
import { Database, type RowOf, statement } from '../../base/index.js';
import { isAttemptOf } from '../../integration/index.js';
import { LOOKED_BACK_MS, TRIED_DELIVERIES } from './app-checklist.queries.js';
import type { AppCheck } from './developer-app.entity.js';
import type { ReviewView } from './app-reviews.service.js';

/** Messages or requests that are shown for each check, the newest. */
const MOST_SHOWN = 5;

const DELIVERIES = statement(
  'developer-apps.evidence_deliveries',
  `with tried as (${TRIED_DELIVERIES})
   select checks.name as check, shown.id, shown.event, shown.at, shown.status, shown.error, shown.attempts, shown.accepted,
          shown.took as "slowestMs"
     from (values (1, 'answers_in_time'), (2, 'bad_signature_refused'), (3, 'repeat_accepted'), (4, 'cancel_handled'),
                  (5, 'order_completed')) checks (place, name)
    cross join lateral (
      select t.*, (select max(a.duration_ms) from webhook_attempts a where ${isAttemptOf('t.id', 't.at')}) as took
        from tried t
       where t.at <= $3 and case checks.name
               when 'answers_in_time' then not t.probe
               when 'bad_signature_refused' then t.probe
               when 'repeat_accepted' then not t.probe and t.again is not null
               when 'cancel_handled' then t.topic = 'order.cancelled'
               else t.topic = 'order.completed' end
       order by checks.name = 'answers_in_time' and t.refused > 0 desc, t.id desc limit ${String(MOST_SHOWN)}) shown
    order by checks.place, shown.id desc`,
);
/** `accepted`: how many attempts were answered as the check needs it. */
type EvidenceDelivery = RowOf<typeof DELIVERIES, 'accepted'> & { readonly check: AppCheck };
const REQUESTS = statement(
  'developer-apps.evidence_requests',
  `select id, method, path, at, status from recorded_requests
    where hub_id = $1 and at > $2 and at <= $3 and status < 400 order by at desc, id desc limit ${String(2 * MOST_SHOWN)}`,
);

/**
 * The messages and requests behind the checklist of a submission, of the seven days before it. Requests are kept for seven
 * days and messages for thirty, so that an old submission has none left.
 */
@Injectable()
export class AppEvidence {
  constructor(private readonly db: Database) {}

  async of({ sandboxHubId, submittedAt, type }: ReviewView) {
    const days = [sandboxHubId, new Date(submittedAt.getTime() - LOOKED_BACK_MS), submittedAt];
    return {
      deliveries: await this.db.query<EvidenceDelivery, 'check' | 'accepted'>(DELIVERIES, days),
      requests: type === 'open_delivery' ? await this.db.query(REQUESTS, days) : [],
    };
  }
}
