import { COURIER_FIELDS, MERCHANT_FIELDS } from '../../people/index.js';
import {
  anonymisedFaceData,
  anonymisedPlace,
  anonymisedStopsOf,
  CLEAR_ACTS_OF_COURIER,
  CLEAR_COURIER_EVENTS,
  clearOrderEvents,
  clearRequestEvents,
  dropDeliveries,
  SNAPSHOT_STOPS,
  untypedFacts,
} from './anonymised-events.statements.js';
import {
  IS_ADDRESSED_TO,
  claimPhotosOf,
  clearAudit,
  deleteConversations,
  forgetClaimPhotos,
  forgetTexts,
  movementIds,
  NATIONAL_NUMBER,
  orderIds,
  ORDERS,
  type PersonKind,
  recordsOfOrders,
  REQUESTS,
  STOPS,
} from './person.statements.js';

/**
 * What ledger, reports and counters need stays (rows, instants, money, states, the town); what identifies the
 * person is removed. $1 the hub, $2 the person, $3 now, where it is needed.
 */

const anonymisedStops = (kind: PersonKind, stops = 'o.stops') => anonymisedStopsOf(stops, STOPS[kind]);

const dropMessages = (which: string) => [
  ...dropDeliveries(which),
  `delete from outbox d where d.hub_id = $1 and d.processed_at is not null and (${which})`,
];
const aboutOrders = (kind: PersonKind) => `d.topic like 'order.%' and d.aggregate_id in (${orderIds(kind)})`;
const aboutRequests = (kind: PersonKind) => `d.topic like 'request.%' and d.aggregate_id in (
  select r.id from delivery_requests r where r.hub_id = $1 and ${REQUESTS[kind]})`;

/** Events that no consumer has read yet are cleared too. */
const clearEvents = (kind: 'merchant' | 'recipient') => [
  clearOrderEvents(aboutOrders(kind), anonymisedStops(kind, SNAPSHOT_STOPS), kind === 'merchant'),
  clearRequestEvents(aboutRequests(kind)),
];

const anonymiseRequests = (kind: PersonKind) => `
  update delivery_requests r
     set updated_at = $3, body = '{}', recipient = '', merchant = r.merchant || '{"name": ""}',
         terms = r.terms || jsonb_build_object('pickup', ${anonymisedPlace(`(r.terms -> 'pickup')`)},
           'dropoff', ${anonymisedPlace(`(r.terms -> 'dropoff')`)}, 'stopObservation', null, 'pickupObservation', null,
           'phoneLocator', null)
   where r.hub_id = $1 and ${REQUESTS[kind]}`;

/** Messages about the person's orders, and those that the person was sent. */
const MESSAGES: Record<PersonKind, string> = {
  courier: IS_ADDRESSED_TO.courier,
  merchant: `m.order_id in (${orderIds('merchant')}) or ${IS_ADDRESSED_TO.merchant}`,
  recipient: `m.order_id in (${orderIds('recipient')}) or ${IS_ADDRESSED_TO.recipient}`,
};
const deleteMessages = (kind: PersonKind) =>
  `delete from messages m where m.hub_id = $1 and (${MESSAGES[kind]})`;
const deleteResets = (kind: 'courier' | 'merchant') =>
  `delete from password_resets where hub_id = $1 and person_kind = '${kind}' and person_id = $2`;
/** Answers for repeated requests, about the person's orders of the last day. $3 now. */
const clearAnswers = (kind: PersonKind) => `
  update idempotent_answers a set answer = null
   where a.hub_id = $1 and exists (
     select from orders o where o.hub_id = $1 and ${ORDERS[kind]} and o.created_at > $3::timestamptz - interval '1 day'
       and (position(o.public_id in a.answer) > 0 or position(o.id::text in a.answer) > 0))`;

/** Texts of movements that are not just the number of the order. */
const forgetDescriptions = (kind: PersonKind) => `
  update ledger_transactions t set description = ''
   where t.hub_id = $1 and t.id in (${movementIds(kind)})
     and t.description is distinct from (select o.public_id from orders o where o.id = t.order_id)`;

/** Rows that are found through orders come first, the orders last. */
export const ANONYMISE: Record<PersonKind, readonly string[]> = {
  courier: [
    ...dropMessages(`${aboutOrders('courier')} or d.topic like 'courier.%' and d.aggregate_id = $2::bigint`),
    CLEAR_COURIER_EVENTS,
    ...CLEAR_ACTS_OF_COURIER,
    clearAnswers('courier'),
    forgetDescriptions('courier'),
    deleteMessages('courier'),
    deleteResets('courier'),
    `update couriers set ${COURIER_FIELDS.erasure} where hub_id = $1 and id = $2`,
    `update courier_presence set position = null, announced_position = null where hub_id = $1 and courier_id = $2`,
    `update alerts set position = null,
            closed_at = case when kind = 'erasure_asked' then coalesce(closed_at, $3) else closed_at end
      where hub_id = $1 and courier_id = $2`,
    `delete from courier_documents where hub_id = $1 and courier_id = $2`,
    `delete from push_subscriptions where hub_id = $1 and courier_id = $2`,
    `delete from withdrawal_keys where hub_id = $1 and courier_id = $2`,
    `update cash_collections set reason = '-' where hub_id = $1 and courier_id = $2 and reason is not null`,
    `update cash_hand_ins set reason = '-' || left(reason, 0), reversed_reason = '-' || left(reversed_reason, 0)
      where hub_id = $1 and courier_id = $2`,
    `update conversation_lines set text = '' where hub_id = $1 and courier_id = $2 and side = 'courier'`,
    `update contests set text = '', answer = null, photo_key = null, decided_by = decided_by - 'name'
      where hub_id = $1 and courier_id = $2`,
    `update claims set courier_text = '', courier_photo_key = null
      where hub_id = $1 and courier_id = $2 and courier_text is not null`,
    `update payouts set pix_key = '', key_owner = null where hub_id = $1 and courier_id = $2`,
    `delete from sessions where hub_id = $1 and person_kind = 'courier' and person_id = $2`,
    `delete from courier_positions where hub_id = $1 and courier_id = $2`,
    `delete from courier_spells where hub_id = $1 and courier_id = $2`,
    `update orders o set cancelled_by = o.cancelled_by - 'name', cancel_note = null
      where o.hub_id = $1 and ${ORDERS.courier} and o.cancelled_by ->> 'kind' = 'courier'`,
  ],
  merchant: [
    ...dropMessages(`${aboutOrders('merchant')} or ${aboutRequests('merchant')}`),
    deleteMessages('merchant'),
    ...deleteConversations(orderIds('merchant')),
    deleteResets('merchant'),
    `update merchants set ${MERCHANT_FIELDS.erasure}, requests_enabled = false,
            blocked_at = coalesce(blocked_at, $3), updated_at = $3
      where hub_id = $1 and id = $2`,
    `update credentials set deactivated_at = coalesce(deactivated_at, $3) where hub_id = $1 and merchant_id = $2`,
    `delete from sessions where hub_id = $1 and person_kind = 'merchant' and person_id = $2`,
    `delete from second_factors where hub_id = $1 and person_kind = 'merchant' and person_id = $2`,
    'delete from merchant_places where hub_id = $1 and merchant_id = $2',
    `delete from job_rows r using jobs j
      where j.hub_id = $1 and j.kind <> 'bulk' and j.owner_id = $2 and r.hub_id = j.hub_id and r.job_id = j.id`,
    `delete from jobs where hub_id = $1 and kind <> 'bulk' and owner_id = $2`,
    `delete from pictures where hub_id = $1 and owner_kind = 'merchant' and owner_id = $2`,
    anonymiseRequests('merchant'),
    ...clearEvents('merchant'),
    clearAnswers('merchant'),
    forgetDescriptions('merchant'),
    ...forgetTexts(orderIds('merchant')),
    ...forgetClaimPhotos(orderIds('merchant')),
    `update order_events e set data = ${untypedFacts('e.data')},
            actor = case when e.actor ->> 'kind' in ('operator', 'courier') then e.actor else e.actor - 'name' end
      where e.order_id in (${orderIds('merchant')})`,
    `update orders o set pickup = ${anonymisedPlace('o.pickup')}, stops = ${anonymisedStops('merchant')}, observation = null,
            customer_observation = null, cancel_note = null, cancel_on_return = o.cancel_on_return - 'note',
            face_data = ${anonymisedFaceData('o.face_data')}, updated_at = $3
      where o.hub_id = $1 and ${ORDERS.merchant}`,
  ],
  recipient: [
    ...dropMessages(`${aboutOrders('recipient')} or ${aboutRequests('recipient')}`),
    deleteMessages('recipient'),
    ...deleteConversations(orderIds('recipient')),
    `delete from merchant_places p where p.hub_id = $1 and ${NATIONAL_NUMBER('p.phone')} = $2::text`,
    `delete from job_rows r where r.hub_id = $1 and r.state <> 'pending'
        and ${NATIONAL_NUMBER(`r.input #>> '{delivery,phone}'`)} = $2::text`,
    anonymiseRequests('recipient'),
    ...clearEvents('recipient'),
    clearAnswers('recipient'),
    forgetDescriptions('recipient'),
    // What the recipient claimed ends with who they were: nobody is left to answer.
    `update claims c set state = 'refused', decided_at = $3, decided_by = '{"kind": "system", "id": null}'
      where c.hub_id = $1 and c.state = 'open' and c.opened_by = 'recipient' and c.order_id in (${orderIds('recipient')})`,
    `update alerts a set closed_at = $3
      where a.hub_id = $1 and a.closed_at is null and a.order_id in (${orderIds('recipient')})
        and (a.kind in ('erasure_asked', 'data_asked') or a.kind = 'claim_due' and not exists (
             select from claims c where c.order_id = a.order_id and c.state = 'open'))`,
    ...forgetTexts(orderIds('recipient')),
    ...forgetClaimPhotos(orderIds('recipient')),
    `update orders o set stops = ${anonymisedStops('recipient')}, observation = null, customer_observation = null,
            cancel_note = null, cancel_on_return = o.cancel_on_return - 'note', updated_at = $3,
            face_data = ${anonymisedFaceData('o.face_data')}
      where o.hub_id = $1 and ${ORDERS.recipient}`,
  ],
};

export const FILE_KEYS: Record<PersonKind, readonly string[]> = {
  courier: [
    'select storage_key as key from courier_documents where hub_id = $1 and courier_id = $2',
    'select photo_key as key from contests where hub_id = $1 and courier_id = $2 and photo_key is not null',
    'select courier_photo_key as key from claims where hub_id = $1 and courier_id = $2 and courier_photo_key is not null',
  ],
  merchant: [
    `select storage_key as key from pictures where hub_id = $1 and owner_kind = 'merchant' and owner_id = $2`,
    evidenceOf('merchant'),
    claimPhotosOf(orderIds('merchant')),
  ],
  recipient: [evidenceOf('recipient'), claimPhotosOf(orderIds('recipient'))],
};

function evidenceOf(kind: PersonKind): string {
  return `select f.storage_key as key from evidence_files f join orders o on o.id = f.order_id
    where o.hub_id = $1 and ${ORDERS[kind]} and exists (
      select from jsonb_array_elements(o.stops) s where ${STOPS[kind]} and position(f.token in s ->> 'evidence') > 0)`;
}

/** Names and places in orders. Short details of an address are many people's. */
const WORDS_OF_RECIPIENT = `
  select x.name, x.place from orders o, jsonb_array_elements(o.stops) s
   cross join lateral (values (s ->> 'name', s ->> 'address'),
     (s #>> '{evidence,name}', (s ->> 'street') || ', ' || (s ->> 'number')),
     (case when length(s #>> '{evidence,document}') >= 8 then s #>> '{evidence,document}' end,
      case when length(s ->> 'complement') >= 12 then s ->> 'complement' end),
     (null, case when length(s ->> 'reference') >= 12 then s ->> 'reference' end)) x(name, place)
   where o.hub_id = $1 and ${ORDERS.recipient} and ${STOPS.recipient}
  union select r.recipient, null from delivery_requests r where r.hub_id = $1 and ${REQUESTS.recipient}`;

/** Words and numbers that identify the person in texts about others, read before they are removed. */
export const MARKS: Record<PersonKind, string> = {
  courier: `${marksOf(COURIER_FIELDS, `address_street || ', ' || address_number`)} from couriers where hub_id = $1 and id = $2`,
  merchant: `${marksOf(MERCHANT_FIELDS, `(address ->> 'street') || ', ' || (address ->> 'number')`)}
      from merchants where hub_id = $1 and id = $2`,
  recipient: `select coalesce(array_remove(array_agg(name), null), '{}') as words,
      coalesce(array_remove(array_agg(place), null), '{}') as places,
      array[$2::text] as digits from (${WORDS_OF_RECIPIENT}) x`,
};

function marksOf(fields: Pick<typeof COURIER_FIELDS, 'marked'>, place: string): string {
  const known = (columns: string) => `array_remove(array[${columns}]::text[], null)`;
  return `select ${known(fields.marked('words').join())} as words, ${known(place)} as places,
      ${known(fields.marked('digits').join())} as digits`;
}

export const DELETE_EVIDENCE =
  'delete from evidence_files where hub_id = $1 and storage_key = any($2::text[])';

/** Keys: the audit log's names of records. */
const RECORDS: Record<PersonKind, Readonly<Record<string, string>>> = {
  courier: {
    courier: 'select $2::bigint as id',
    claim: 'select id from claims where hub_id = $1 and courier_id = $2::bigint',
    contest: 'select id from contests where hub_id = $1 and courier_id = $2::bigint',
    alert: 'select id from alerts where hub_id = $1 and courier_id = $2::bigint',
    cash_hand_in: 'select id from cash_hand_ins where hub_id = $1 and courier_id = $2::bigint',
    payout: 'select transaction_id as id from payouts where hub_id = $1 and courier_id = $2::bigint',
    wallet_entry: movementIds('courier'),
  },
  merchant: { merchant: 'select $2::bigint as id', ...recordsOfPerson('merchant') },
  recipient: recordsOfPerson('recipient'),
};

function recordsOfPerson(kind: 'merchant' | 'recipient') {
  return {
    ...recordsOfOrders(orderIds(kind)),
    delivery_request: `select r.id from delivery_requests r where r.hub_id = $1 and ${REQUESTS[kind]}`,
    wallet_entry: movementIds(kind),
  };
}

export const anonymiseAudit = (kind: PersonKind) => clearAudit(RECORDS[kind]);

/** A merchant's people act under its name. */
export const ANONYMISE_ACTS = `update audit_records r set operator_name = 'Pessoa anonimizada' from merchants m
  where m.hub_id = $1 and m.id = $2::bigint and r.hub_id = $1 and r.operator_id = m.id and r.operator_name = m.name`;

export const ORDERS_IN_PROGRESS = (kind: PersonKind) =>
  `select o.public_id as "publicId" from orders o
    where o.hub_id = $1 and ${ORDERS[kind]} and o.status not in ('completed', 'cancelled') order by o.id limit 20`;
