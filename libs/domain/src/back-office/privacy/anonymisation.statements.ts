import { nationalPhoneSql } from '../../base/index.js';
import { COURIER_TRACES } from './courier-traces.statements.js';
import { dayOf } from '../../integration/index.js';

/**
 * Statements that anonymise a person. What ledger, reports and counters need stays (rows, instants, money, states,
 * the town); what identifies the person is removed. $1 the hub, $2 the person, $3 now, where it is needed.
 */

export type PersonKind = 'courier' | 'merchant' | 'recipient';

/** A recipient is known only by the phone; $2 is normalised already. */
const NATIONAL_NUMBER = (phone: string) => nationalPhoneSql(`coalesce(${phone}, '')`);
const IS_RECIPIENT = (stop: string) => `${NATIONAL_NUMBER(`${stop} ->> 'phone'`)} = $2::text`;

/** The orders about the person, and which of their stops. Every condition but that of the phone has an index. */
const ORDERS: Record<PersonKind, string> = {
  courier: 'o.courier_id = $2::bigint',
  merchant: 'o.merchant_id = $2::bigint',
  recipient: `exists (select from jsonb_array_elements(o.stops) s where ${IS_RECIPIENT('s')})`,
};
const STOPS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'true',
  recipient: IS_RECIPIENT('s'),
};
const REQUESTS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'r.merchant_id = $2::bigint',
  recipient: `${NATIONAL_NUMBER(`r.terms -> 'dropoff' ->> 'phone'`)} = $2::text`,
};
const orderIds = (kind: PersonKind) => `select o.id from orders o where o.hub_id = $1 and ${ORDERS[kind]}`;

/** Removes names and house numbers. Coordinates stay to about a kilometre, for maps of demand. */
const anonymisedPlace = (place: string) => `(${place} || jsonb_build_object(
  'address', '', 'street', null, 'number', null, 'complement', null, 'reference', null, 'postalCode', null,
  'name', null, 'phone', null, 'instructions', null,
  'latitude', round((${place} ->> 'latitude')::numeric, 2), 'longitude', round((${place} ->> 'longitude')::numeric, 2)))`;
const ANONYMISED_STOP = `((${anonymisedPlace('s')} - 'pinFrom') || case when s #>> '{collected,reason}' is null then '{}'::jsonb else
    jsonb_build_object('collected', (s -> 'collected') || '{"reason": "-"}') end || jsonb_build_object('observation', null, 'phoneLocator', null, 'neighbour', null, 'evidence',
  case when jsonb_typeof(s -> 'evidence') = 'object' then
    '{"photos": [], "signature": null, "document": null, "name": null, "observation": null}'::jsonb end))`;

const anonymisedStops = (kind: PersonKind) => `coalesce((
  select jsonb_agg(case when ${STOPS[kind]} then ${ANONYMISED_STOP} else s end order by n)
    from jsonb_array_elements(o.stops) with ordinality x(s, n)), '[]')`;

/** Webhook deliveries about the person: waiting ones are cancelled, bodies of sent ones are removed. */
const dropMessages = (which: string) => [
  `delete from webhook_bodies b using webhook_deliveries d
    where d.hub_id = $1 and (${which}) and b.delivery_id = d.id`,
  `update webhook_deliveries d
      set body = null, due_at = null, leased_until = null, settled_at = coalesce(settled_at, $3),
          settled_on = least(settled_on, ${dayOf('$3')}),
          state = case when settled_at is null then 'cancelled' else state end,
          last_error = case when settled_at is null then 'event_no_longer_kept' else last_error end
    where d.hub_id = $1 and (${which})`,
  `delete from outbox d where d.hub_id = $1 and d.processed_at is not null and (${which})`,
];
const aboutOrders = (kind: PersonKind) => `d.topic like 'order.%' and d.aggregate_id in (${orderIds(kind)})`;
const aboutRequests = (kind: PersonKind) => `d.topic like 'request.%' and d.aggregate_id in (
  select r.id from delivery_requests r where r.hub_id = $1 and ${REQUESTS[kind]})`;

const anonymiseRequests = (kind: PersonKind) => `
  update delivery_requests r
     set updated_at = $3, body = '{}', recipient = '', merchant = r.merchant || '{"name": ""}',
         terms = r.terms || jsonb_build_object('pickup', ${anonymisedPlace(`(r.terms -> 'pickup')`)},
           'dropoff', ${anonymisedPlace(`(r.terms -> 'dropoff')`)}, 'stopObservation', null, 'pickupObservation', null,
           'phoneLocator', null)
   where r.hub_id = $1 and ${REQUESTS[kind]}`;

const ANONYMISED_FACE_DATA = `case when o.face_data ? 'request' then jsonb_set(
  jsonb_set(o.face_data, '{request,recipient}', '""'), '{request,merchant,name}', '""') else o.face_data end`;

/** Messages about the person's orders, and those that the person was sent. */
const ADDRESSES: Record<PersonKind, string> = {
  courier:
    'm.recipient in (select unnest(array[c.email, c.phone]) from couriers c where c.hub_id = $1 and c.id = $2)',
  merchant:
    'm.recipient in (select unnest(array[c.email, c.phone]) from merchants c where c.hub_id = $1 and c.id = $2)',
  recipient: `m.channel <> 'email' and ${NATIONAL_NUMBER('m.recipient')} = ${NATIONAL_NUMBER('$2::text')}`,
};
const MESSAGES: Record<PersonKind, string> = {
  courier: ADDRESSES.courier,
  merchant: `m.order_id in (${orderIds('merchant')}) or ${ADDRESSES.merchant}`,
  recipient: `m.order_id in (${orderIds('recipient')}) or ${ADDRESSES.recipient}`,
};
const deleteMessages = (kind: PersonKind) =>
  `delete from messages m where m.hub_id = $1 and (${MESSAGES[kind]})`;
/** What was said at the doors of these orders, who called whom, and where recipients wanted them. */
const deleteConversations = (kind: PersonKind) => [
  `delete from conversation_lines l where l.hub_id = $1 and l.order_id in (${orderIds(kind)})`,
  `delete from phone_calls c where c.hub_id = $1 and c.order_id in (${orderIds(kind)})`,
  `update recipient_requests r set place = null, answer = null, decided_by = r.decided_by - 'name'
    where r.hub_id = $1 and r.order_id in (${orderIds(kind)})`,
];
const deleteResets = (kind: 'courier' | 'merchant') =>
  `delete from password_resets where hub_id = $1 and person_kind = '${kind}' and person_id = $2`;
const MESSAGES_OF = (kind: PersonKind) => `
  select m.id, m.order_id as "orderId", m.channel, m.recipient, m.template, m.state, m.created_at as at
    from messages m where m.hub_id = $1 and (${ADDRESSES[kind]}) order by m.id`;

/** Answers for repeated requests, about the person's orders of the last day. $3 now. */
const clearAnswers = (kind: 'merchant' | 'recipient') => `
  update idempotent_answers a set answer = null
   where a.hub_id = $1 and exists (
     select from orders o where o.hub_id = $1 and ${ORDERS[kind]} and o.created_at > $3::timestamptz - interval '1 day'
       and (position(o.public_id in a.answer) > 0 or position(o.id::text in a.answer) > 0))`;

/** Why something else was collected: a courier may have written about the recipient. */
const forgetReasons = (kind: PersonKind) => `
  update cash_collections c set reason = '-' where c.hub_id = $1 and c.reason is not null and c.order_id in (${orderIds(kind)})`;

/** What people wrote about the person's deliveries: claims with their photos, and why somebody is at fault. */
const forgetClaims = (kind: PersonKind) => [
  `update claims c set text = '', photo_keys = '[]', answer = null, decided_by = c.decided_by - 'name',
          courier_text = case when c.courier_text is not null then '' end, courier_photo_key = null
    where c.hub_id = $1 and c.order_id in (${orderIds(kind)})`,
  `update stop_faults f set reason = null, decided_by = f.decided_by - 'name'
    where f.hub_id = $1 and f.order_id in (${orderIds(kind)})`,
];
const claimPhotosOf = (kind: PersonKind) => `
  select x.key from claims c
    cross join lateral (select jsonb_array_elements_text(c.photo_keys) as key union all select c.courier_photo_key) x
   where c.hub_id = $1 and x.key is not null and c.order_id in (${orderIds(kind)})`;

/** What people typed into the timeline; codes, numbers and lists stay. */
const TIMELINE_TEXTS = `data = (select jsonb_object_agg(k, v) from jsonb_each(e.data) x(k, v)
  where jsonb_typeof(v) <> 'string' or k = 'reason')`;

/** Order of the statements: rows that are found through orders come first, the orders last. */
export const ANONYMISE: Record<PersonKind, readonly string[]> = {
  courier: [
    ...dropMessages(`${aboutOrders('courier')} or d.topic like 'courier.%' and d.aggregate_id = $2::bigint`),
    deleteMessages('courier'),
    deleteResets('courier'),
    `update couriers set name = 'Pessoa anonimizada', email = null, phone = null, cpf = null, cnpj = null, cnh = null,
            sex = null, birth_date = null, address_street = null, address_number = null, address_complement = null,
            address_district = null, address_city = null, address_state = null, address_postal_code = null,
            address_country = null, address_reference = null, vehicle_model = null, vehicle_color = null,
            vehicle_plate = null, vehicle_year = null, fleet_number = null, password_hash = null, pix_key = null,
            internal_notes = '{}', extra_data = null, photo_key = null, registration_note = null, block_note = null
      where hub_id = $1 and id = $2`,
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
    `update order_events e set ${TIMELINE_TEXTS}, actor = e.actor - 'name', position = null
      where e.order_id in (${orderIds('courier')}) and e.courier_id = $2::bigint`,
    `update orders o set cancelled_by = o.cancelled_by - 'name', cancel_note = null
      where o.hub_id = $1 and ${ORDERS.courier} and o.cancelled_by ->> 'kind' = 'courier'`,
  ],
  merchant: [
    ...dropMessages(`${aboutOrders('merchant')} or ${aboutRequests('merchant')}`),
    deleteMessages('merchant'),
    ...deleteConversations('merchant'),
    deleteResets('merchant'),
    `update merchants set name = 'Pessoa anonimizada', legal_name = null, email = null, phone = '', password_hash = null,
            external_id = null, contract_number = null, document_kind = null, document = null, address = null,
            courier_note = null, extra_data = null, media = '[]', status = 'suspended', requests_enabled = false,
            request_webhook_url = null, code_callback_url = null,
            blocked_at = coalesce(blocked_at, $3), updated_at = $3
      where hub_id = $1 and id = $2`,
    `update credentials set deactivated_at = coalesce(deactivated_at, $3) where hub_id = $1 and merchant_id = $2`,
    `delete from sessions where hub_id = $1 and person_kind = 'merchant' and person_id = $2`,
    `delete from second_factors where hub_id = $1 and person_kind = 'merchant' and person_id = $2`,
    'delete from merchant_places where hub_id = $1 and merchant_id = $2',
    `delete from delivery_import_rows r using delivery_imports i
      where i.hub_id = $1 and i.merchant_id = $2 and r.hub_id = i.hub_id and r.import_id = i.id`,
    'delete from order_batches where hub_id = $1 and merchant_id = $2',
    `delete from pictures where hub_id = $1 and owner_kind = 'merchant' and owner_id = $2`,
    anonymiseRequests('merchant'),
    clearAnswers('merchant'),
    forgetReasons('merchant'),
    ...forgetClaims('merchant'),
    `update order_events e set ${TIMELINE_TEXTS},
            actor = case when e.actor ->> 'kind' in ('operator', 'courier') then e.actor else e.actor - 'name' end
      where e.order_id in (${orderIds('merchant')})`,
    `update orders o set pickup = ${anonymisedPlace('o.pickup')}, stops = ${anonymisedStops('merchant')}, observation = null,
            customer_observation = null, cancel_note = null, cancel_on_return = o.cancel_on_return - 'note',
            face_data = ${ANONYMISED_FACE_DATA}, updated_at = $3
      where o.hub_id = $1 and ${ORDERS.merchant}`,
  ],
  recipient: [
    ...dropMessages(`${aboutOrders('recipient')} or ${aboutRequests('recipient')}`),
    deleteMessages('recipient'),
    ...deleteConversations('recipient'),
    `delete from merchant_places p where p.hub_id = $1 and ${NATIONAL_NUMBER('p.phone')} = $2::text`,
    `delete from delivery_import_rows r where r.hub_id = $1 and r.state <> 'pending'
        and ${NATIONAL_NUMBER(`r.delivery ->> 'phone'`)} = $2::text`,
    anonymiseRequests('recipient'),
    clearAnswers('recipient'),
    forgetReasons('recipient'),
    // What the recipient claimed ends with who they were: nobody is left to answer.
    `update claims c set state = 'refused', decided_at = $3, decided_by = '{"kind": "system", "id": null}'
      where c.hub_id = $1 and c.state = 'open' and c.opened_by = 'recipient' and c.order_id in (${orderIds('recipient')})`,
    `update alerts a set closed_at = $3
      where a.hub_id = $1 and a.kind = 'claim_due' and a.closed_at is null and a.order_id in (${orderIds('recipient')})
        and not exists (select from claims c where c.order_id = a.order_id and c.state = 'open')`,
    ...forgetClaims('recipient'),
    `update order_events e set ${TIMELINE_TEXTS} where e.order_id in (${orderIds('recipient')})`,
    `update orders o set stops = ${anonymisedStops('recipient')}, observation = null, customer_observation = null,
            cancel_note = null, cancel_on_return = o.cancel_on_return - 'note', face_data = ${ANONYMISED_FACE_DATA}, updated_at = $3
      where o.hub_id = $1 and ${ORDERS.recipient}`,
  ],
};

/** Files of the person, and the rows that refer to them. */
export const FILE_KEYS: Record<PersonKind, readonly string[]> = {
  courier: [
    'select storage_key as key from courier_documents where hub_id = $1 and courier_id = $2',
    'select photo_key as key from contests where hub_id = $1 and courier_id = $2 and photo_key is not null',
    'select courier_photo_key as key from claims where hub_id = $1 and courier_id = $2 and courier_photo_key is not null',
  ],
  merchant: [
    `select storage_key as key from pictures where hub_id = $1 and owner_kind = 'merchant' and owner_id = $2`,
    evidenceOf('merchant'),
    claimPhotosOf('merchant'),
  ],
  recipient: [evidenceOf('recipient'), claimPhotosOf('recipient')],
};

/** Photographs at the person's door. */
function evidenceOf(kind: PersonKind): string {
  return `select f.storage_key as key from evidence_files f join orders o on o.id = f.order_id
    where o.hub_id = $1 and ${ORDERS[kind]} and exists (
      select from jsonb_array_elements(o.stops) s where ${STOPS[kind]} and position(f.token in s ->> 'evidence') > 0)`;
}

const WORDS_OF_STOPS = (kind: PersonKind) => `
  select s ->> 'name' as word from orders o, jsonb_array_elements(o.stops) s where o.hub_id = $1 and ${ORDERS[kind]} and ${STOPS[kind]}
  union select s ->> 'address' from orders o, jsonb_array_elements(o.stops) s where o.hub_id = $1 and ${ORDERS[kind]} and ${STOPS[kind]}
  union select r.recipient from delivery_requests r where r.hub_id = $1 and ${REQUESTS[kind]}`;

/** Words and numbers that identify the person in texts about others; read before they are removed. */
export const MARKS: Record<PersonKind, string> = {
  courier: `select array[c.name, c.email, c.address_street || ', ' || c.address_number] as words,
      array[c.phone, c.cpf, c.cnpj, c.cnh, c.pix_key] as digits from couriers c where hub_id = $1 and id = $2`,
  merchant: `select array[m.name, m.legal_name, m.email, (m.address ->> 'street') || ', ' || (m.address ->> 'number')] as words,
      array[m.phone, m.document] as digits from merchants m where hub_id = $1 and id = $2`,
  recipient: `select coalesce(array_agg(word), '{}') as words, array[$2::text] as digits from (${WORDS_OF_STOPS('recipient')}) x`,
};

export const DELETE_EVIDENCE =
  'delete from evidence_files where hub_id = $1 and storage_key = any($2::text[])';

/** The audit log keeps that something changed, and by whom, without what. */
export const ANONYMISE_AUDIT: Record<PersonKind, readonly string[]> = {
  courier: [
    `update audit_records set before = null, after = null where hub_id = $1 and entity = 'courier' and entity_id = $2::text`,
  ],
  merchant: [
    `update audit_records set before = null, after = null where hub_id = $1 and entity = 'merchant' and entity_id = $2::text`,
    auditOfOrders('merchant'),
  ],
  recipient: [auditOfOrders('recipient')],
};

function auditOfOrders(kind: PersonKind): string {
  return `update audit_records set before = null, after = null
    where hub_id = $1 and entity = 'order' and entity_id in (select id::text from (${orderIds(kind)}) o)`;
}

export const ORDERS_IN_PROGRESS = (kind: PersonKind) =>
  `select 1 from orders o where o.hub_id = $1 and ${ORDERS[kind]} and o.status not in ('completed', 'cancelled') limit 1`;

const MOVEMENTS = (role: string) => `
  select t.id, t.operation, t.kind, t.amount as "amountCents", t.description, t.created_at as at
    from ledger_accounts a join ledger_transactions t on t.account_id = a.id
   where a.hub_id = $1 and a.role = '${role}' and a.holder_id = $2 order by t.id`;

const REQUESTS_OF = (kind: PersonKind) => `
  select r.id, r.order_ref as "orderId", r.received_at as at, r.status, r.body
    from delivery_requests r where r.hub_id = $1 and ${REQUESTS[kind]} order by r.id`;

const CLAIMS_OF = (kind: PersonKind) => `
  select c.public_id as "publicId", c.stop, c.kind, c.text, c.state, c.answer, c.created_at as at, c.decided_at as "decidedAt"
    from claims c where c.hub_id = $1 and c.order_id in (${orderIds(kind)}) order by c.id`;

const CALLS_OF = (whose: string) => `
  select c.order_id as "orderId", c.side, c.state, c.seconds, c.at
    from phone_calls c where c.hub_id = $1 and ${whose} order by c.id`;

/** The parts of a person's export. */
export const EXPORT_PARTS: Record<PersonKind, Readonly<Record<string, string>>> = {
  courier: {
    record: `select to_jsonb(c) - 'password_hash' as record from couriers c where hub_id = $1 and id = $2`,
    documents: `select id, type, content_type as "contentType", created_at as at
      from courier_documents where hub_id = $1 and courier_id = $2 order by id`,
    orders: `select id, public_id as "publicId", status, created_at as at, courier_pay_cents as "courierPayCents"
      from orders where hub_id = $1 and courier_id = $2 order by id`,
    movements: MOVEMENTS('courier'),
    cash: MOVEMENTS('courier_cash'),
    contests: `select about, text, state, answer, created_at as at, decided_at as "decidedAt"
      from contests where hub_id = $1 and courier_id = $2 order by id`,
    claims: `select public_id as "publicId", kind, state, courier_text as answer, courier_answered_at as "answeredAt",
        created_at as at, answer as decision, fault, early_reason as "earlyReason", decided_at as "decidedAt" from claims where hub_id = $1 and courier_id = $2 order by id`,
    payouts: `select created_at as at, amount, fee, pix_key as "pixKey", key_owner as "keyOwner", state, reason
      from payouts where hub_id = $1 and courier_id = $2 order by id`,
    shifts: `select starts_at as "from", ends_at as "to", state, created_at as at, counted_minutes as "countedMinutes",
        offers, refused, earned_cents as "earnedCents", topped_up_cents as "toppedUpCents"
      from shift_bookings where hub_id = $1 and courier_id = $2 order by id`,
    ...COURIER_TRACES,
    availability: `select began_at as "from", ended_at as "to"
      from courier_spells where hub_id = $1 and courier_id = $2 order by began_at`,
    calls: CALLS_OF('c.courier_id = $2'),
    messages: MESSAGES_OF('courier'),
    pushSubscriptions: `select endpoint, language, subscribed_at as at from push_subscriptions
      where hub_id = $1 and courier_id = $2 order by id`,
    positions: `select p.at, p.latitude, p.longitude from courier_positions p
      where p.hub_id = $1 and p.courier_id = $2 order by p.at`,
  },
  merchant: {
    record: `select to_jsonb(m) - 'password_hash' as record from merchants m where hub_id = $1 and id = $2`,
    orders: `select id, public_id as "publicId", status, created_at as at, total_cents as "totalCents", pickup, stops
      from orders where hub_id = $1 and merchant_id = $2 order by id`,
    requests: REQUESTS_OF('merchant'),
    claims: CLAIMS_OF('merchant'),
    movements: MOVEMENTS('merchant'),
    messages: MESSAGES_OF('merchant'),
  },
  recipient: {
    orders: `select o.id, o.public_id as "publicId", o.status, o.created_at as at,
        (select jsonb_agg(s order by n) from jsonb_array_elements(o.stops) with ordinality x(s, n)
          where ${STOPS.recipient}) as stops
      from orders o where o.hub_id = $1 and ${ORDERS.recipient} order by o.id`,
    requests: REQUESTS_OF('recipient'),
    claims: CLAIMS_OF('recipient'),
    conversation: `select l.order_id as "orderId", l.side, l.text, l.at from conversation_lines l
      where l.hub_id = $1 and l.order_id in (${orderIds('recipient')}) order by l.id`,
    calls: CALLS_OF(`c.order_id in (${orderIds('recipient')})`),
    messages: MESSAGES_OF('recipient'),
  },
};
