import { Injectable } from '@nestjs/common';
import { Clock, Database, type RowOf, statement } from '../../base/index.js';
import { isAttemptOf, WRONG_SIGNATURE_STREAM } from '../../integration/index.js';
import type { AppCheck, AppReview, CheckedItem, DeveloperApp } from './developer-app.entity.js';

/** Older requests and messages of the sandbox do not count. */
const LOOKED_BACK_MS = 7 * 86_400_000;
/** Requests that one token should serve at least; few, as a sandbox is asked little. */
const REQUESTS_PER_TOKEN = 3;
/** The last deliveries must have been answered in time. */
const LAST_DELIVERIES = 10;

/**
 * Messages that a hub's receivers were sent since an instant, with how their attempts were answered. `again`:
 * the answer to a message that had been accepted before; null: it was not repeated.
 */
const TRIED_DELIVERIES = `
  select d.id, d.topic, coalesce(d.event, d.topic) as event, d.created_at as at, d.last_status as status,
         d.last_error as error, d.attempts, starts_with(d.stream, '${WRONG_SIGNATURE_STREAM}') as probe,
         cardinality(array_positions(tries.answers, true)) as accepted,
         cardinality(array_positions(tries.answers, false)) as refused, tries.last_id,
         case when cardinality(tries.answers) > array_position(tries.answers, true)
              then tries.answers[cardinality(tries.answers)] end as again
    from webhook_deliveries d cross join lateral (
      select coalesce(array_agg(a.error is null order by a.id), '{}') as answers, max(a.id) as last_id
        from webhook_attempts a where ${isAttemptOf('d.id', 'd.created_at')}) tries
   where d.hub_id = $1 and d.created_at > $2 and d.attempts > 0 order by d.id desc limit 1000`;
const REQUESTS = statement(
  'developer-apps.checked_requests',
  `select count(*) filter (where path like '%/oauth/token%')::int as tokens,
          count(*) filter (where path not like '%/oauth/token%')::int as calls
     from recorded_requests where hub_id = $1 and at > $2 and status < 400`,
);
const DELIVERIES = statement(
  'developer-apps.checked_deliveries',
  `with tried as (${TRIED_DELIVERIES}), recent as (select * from tried where not probe order by id desc limit ${String(LAST_DELIVERIES)})
   select (select count(*) from recent where accepted > 0 and refused = 0)::int as "inTime",
          (select count(*) from recent where refused > 0)::int as late,
          (select count(*) from (select * from tried where probe order by id desc limit 1) p where accepted > 0)::int as refused,
          (select count(*) from (select * from tried where probe order by id desc limit 1) p where accepted = 0)::int as believed,
          (select again from tried where not probe and again is not null order by last_id desc limit 1) as again,
          (select count(*) from tried where topic = 'order.cancelled' and accepted > 0)::int as cancelled,
          (select count(*) from tried where topic = 'order.cancelled' and accepted = 0)::int as "cancelMissed",
          (select count(*) from tried where topic = 'order.completed' and accepted > 0)::int as completed,
          (select count(*) from tried where topic = 'order.completed' and accepted = 0)::int as "completeMissed"`,
);

/** Only the newest messages or requests are shown for a check. */
const MAX_SHOWN = 5;

const EVIDENT_DELIVERIES = statement(
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
       order by checks.name = 'answers_in_time' and t.refused > 0 desc, t.id desc limit ${String(MAX_SHOWN)}) shown
    order by checks.place, shown.id desc`,
);
/** `accepted`: how many attempts were answered as the check needs it. */
type EvidenceDelivery = RowOf<typeof EVIDENT_DELIVERIES, 'accepted'> & { readonly check: AppCheck };
const EVIDENT_REQUESTS = statement(
  'developer-apps.evidence_requests',
  `select id, method, path, at, status from recorded_requests
    where hub_id = $1 and at > $2 and at <= $3 and status < 400 order by at desc, id desc limit ${String(2 * MAX_SHOWN)}`,
);

type Submission = Pick<AppReview, 'submittedAt'> & Pick<DeveloperApp, 'sandboxHubId' | 'type'>;

/** The checklist before a review, from requests and deliveries of the app's sandbox in the last week. */
@Injectable()
export class AppChecklist {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of({ type, sandboxHubId }: DeveloperApp): Promise<CheckedItem[]> {
    const since = new Date(this.clock.millis() - LOOKED_BACK_MS);
    const seen = await this.db.one(DELIVERIES, [sandboxHubId, since]);
    const items = [
      item('answers_in_time', seen.inTime, seen.late),
      item('bad_signature_refused', seen.refused, seen.believed),
      item('repeat_accepted', Number(seen.again === true), Number(seen.again === false)),
      item('cancel_handled', seen.cancelled, seen.cancelMissed),
      item('order_completed', seen.completed, seen.completeMissed),
    ];
    return type === 'open_delivery' ? [await this.tokens(sandboxHubId, since), ...items] : items;
  }

  /**
   * The messages and requests behind the checklist of a submission, of the seven days before it. Requests are
   * kept for seven days and messages for thirty, so that an old submission has none left.
   */
  async evidenceOf({ sandboxHubId, submittedAt, type }: Submission) {
    const days = [sandboxHubId, new Date(submittedAt.getTime() - LOOKED_BACK_MS), submittedAt];
    return {
      deliveries: await this.db.query<EvidenceDelivery, 'check' | 'accepted'>(EVIDENT_DELIVERIES, days),
      requests: type === 'open_delivery' ? await this.db.query(EVIDENT_REQUESTS, days) : [],
    };
  }

  private async tokens(hubId: number, since: Date): Promise<CheckedItem> {
    const { tokens, calls } = await this.db.one(REQUESTS, [hubId, since]);
    const enough = tokens <= Math.max(1, Math.floor(calls / REQUESTS_PER_TOKEN));
    return { check: 'token_cached', passed: calls === 0 ? null : enough, good: calls, bad: tokens };
  }
}

function item(check: AppCheck, good: number, bad: number): CheckedItem {
  return { check, passed: good + bad === 0 ? null : bad === 0, good, bad };
}
