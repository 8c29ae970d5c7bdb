import { nationalPhoneSql } from '../../base/index.js';
import { untypedFacts } from './anonymised-events.statements.js';

/** The conditions below say which rows are about a person: $1 the hub, $2 the person. */

export type PersonKind = 'courier' | 'merchant' | 'recipient';

/** A recipient is known only by the phone; $2 is normalised already. */
export const NATIONAL_NUMBER = (phone: string) => nationalPhoneSql(`coalesce(${phone}, '')`);
const IS_RECIPIENT = (stop: string) => `${NATIONAL_NUMBER(`${stop} ->> 'phone'`)} = $2::text`;

/** Orders about the person, and which of their stops. Every condition but that of the phone has an index. */
export const ORDERS: Record<PersonKind, string> = {
  courier: 'o.courier_id = $2::bigint',
  merchant: 'o.merchant_id = $2::bigint',
  recipient: `exists (select from jsonb_array_elements(o.stops) s where ${IS_RECIPIENT('s')})`,
};
export const STOPS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'true',
  recipient: IS_RECIPIENT('s'),
};
export const REQUESTS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'r.merchant_id = $2::bigint',
  recipient: `${NATIONAL_NUMBER(`r.terms -> 'dropoff' ->> 'phone'`)} = $2::text`,
};
export const orderIds = (kind: PersonKind) =>
  `select o.id from orders o where o.hub_id = $1 and ${ORDERS[kind]}`;

/** A message `m` that the person was sent. */
export const IS_ADDRESSED_TO: Record<PersonKind, string> = {
  courier:
    'm.recipient in (select unnest(array[c.email, c.phone]) from couriers c where c.hub_id = $1 and c.id = $2)',
  merchant:
    'm.recipient in (select unnest(array[c.email, c.phone]) from merchants c where c.hub_id = $1 and c.id = $2)',
  recipient: `m.channel <> 'email' and ${NATIONAL_NUMBER('m.recipient')} = ${NATIONAL_NUMBER('$2::text')}`,
};

/** Movements of the person's wallets, and of what others were paid and charged for the person's orders. */
export const movementIds = (kind: PersonKind) =>
  [
    kind !== 'courier' && `select t.id from ledger_transactions t where t.order_id in (${orderIds(kind)})`,
    kind !== 'recipient' &&
      `select t.id from ledger_accounts a join ledger_transactions t on t.account_id = a.id
            where a.hub_id = $1 and a.role in ('${kind}', '${kind}_cash') and a.holder_id = $2::bigint`,
  ]
    .filter((part) => part !== false)
    .join(' union all ');

/** What people wrote, said and photographed of orders, audit log too. `ids`: SQL of their ids. $1 the hub. */

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
   cross join lateral (
    select jsonb_array_elements_text(c.photo_keys) as key union all select c.courier_photo_key) x
   where c.hub_id = $1 and x.key is not null and c.order_id in (${ids})
  union all select k.photo_key from contests k
   where k.hub_id = $1 and k.photo_key is not null and ${aboutContests(ids)}`;

/** Keys: the audit log's names of records. */
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
