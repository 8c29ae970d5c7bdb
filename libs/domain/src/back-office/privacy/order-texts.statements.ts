import { untypedFacts } from './anonymised-order.statements.js';

/** What people wrote, said and photographed about orders, and where the audit log has it. `ids`: SQL of the orders' ids. $1 the hub. */

/** Contests `k` of a courier about the pay or a charge of the orders. */
const aboutContests = (ids: string) => `(k.about = 'missing_pay' and k.subject_id in (${ids})
  or k.about = 'charge' and k.subject_id in (select t.id from ledger_transactions t where t.order_id in (${ids})))`;

/** What was said at the doors of these orders, and where recipients wanted them. */
export const deleteConversations = (ids: string) => [
  `delete from conversation_lines l where l.hub_id = $1 and l.order_id in (${ids})`,
  `update recipient_requests r set place = null, answer = null, decided_by = r.decided_by - 'name'
    where r.hub_id = $1 and r.order_id in (${ids})`,
];

/** Claims, contests, why somebody is at fault, why something else was collected, and the timeline. */
export const forgetTexts = (ids: string) => [
  `update cash_collections c set reason = '-' where c.hub_id = $1 and c.reason is not null and c.order_id in (${ids})`,
  `update claims c set text = '', answer = null, decided_by = c.decided_by - 'name',
          courier_text = case when c.courier_text is not null then '' end
    where c.hub_id = $1 and c.order_id in (${ids})`,
  `update stop_faults f set reason = null, decided_by = f.decided_by - 'name'
    where f.hub_id = $1 and f.order_id in (${ids})`,
  `update contests k set text = '', answer = null, decided_by = k.decided_by - 'name'
    where k.hub_id = $1 and ${aboutContests(ids)}`,
  `update order_events e set data = ${untypedFacts('e.data')} where e.hub_id = $1 and e.order_id in (${ids})`,
];

export const forgetClaimPhotos = (ids: string) => [
  `update claims c set photo_keys = '[]', courier_photo_key = null where c.hub_id = $1 and c.order_id in (${ids})`,
  `update contests k set photo_key = null where k.hub_id = $1 and ${aboutContests(ids)}`,
];
export const claimPhotosOf = (ids: string) => `
  select x.key from claims c
    cross join lateral (select jsonb_array_elements_text(c.photo_keys) as key union all select c.courier_photo_key) x
   where c.hub_id = $1 and x.key is not null and c.order_id in (${ids})
  union all select k.photo_key from contests k
   where k.hub_id = $1 and k.photo_key is not null and ${aboutContests(ids)}`;

/** Records about orders, by what the audit log calls them. */
export const recordsOfOrders = (ids: string) => ({
  order: ids,
  claim: `select id from claims where hub_id = $1 and order_id in (${ids})`,
  contest: `select k.id from contests k where k.hub_id = $1 and ${aboutContests(ids)}`,
  recipient_request: `select id from recipient_requests where hub_id = $1 and order_id in (${ids})`,
});

/** The audit log keeps that something changed, and by whom, without what. */
export const clearAudit = (records: Readonly<Record<string, string>>) => `
  update audit_records set before = null, after = null where hub_id = $1 and (entity, entity_id) in (${Object.entries(
    records,
  )
    .map(([entity, ids]) => `select '${entity}', x.id::text from (${ids}) x(id)`)
    .join(' union all ')})`;
