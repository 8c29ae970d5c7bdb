import { IS_ADDRESSED_TO, orderIds, ORDERS, type PersonKind, REQUESTS, STOPS } from './person.statements.js';

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

const MESSAGES_OF = (kind: PersonKind) => `
  select m.id, m.order_id as "orderId", m.channel, m.recipient, m.template, m.state, m.created_at as at
    from messages m where m.hub_id = $1 and (${IS_ADDRESSED_TO[kind]}) order by m.id`;

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
    claims: `select public_id as "publicId", kind, state, courier_text as answer, 
        courier_answered_at as "answeredAt", created_at as at, answer as decision, fault,
        early_reason as "earlyReason", decided_at as "decidedAt"
      from claims where hub_id = $1 and courier_id = $2 order by id`,
    payouts: `select created_at as at, amount, fee, pix_key as "pixKey", key_owner as "keyOwner", state, reason
      from payouts where hub_id = $1 and courier_id = $2 order by id`,
    shifts: `select starts_at as "from", ends_at as "to", state, created_at as at, counted_minutes as "countedMinutes",
        offers, refused, earned_cents as "earnedCents", topped_up_cents as "toppedUpCents"
      from shift_bookings where hub_id = $1 and courier_id = $2 order by id`,
    offers: `select order_id as "orderId", status, distance_m as "distanceM", offered_at as at, ended_at as "endedAt"
      from order_offers where hub_id = $1 and courier_id = $2 order by id`,
    ratings: `select o.id as "orderId", s -> 'rating' as rating, s -> 'finishedAt' as at
      from orders o, jsonb_array_elements(o.stops) s
      where o.hub_id = $1 and o.courier_id = $2 and s ? 'rating' order by o.id`,
    conversation: `select order_id as "orderId", text, at from conversation_lines
      where hub_id = $1 and courier_id = $2 and side = 'courier' order by id`,
    callsForHelp: `select at, position, closed_at as "closedAt" from alerts
      where hub_id = $1 and courier_id = $2 and kind = 'emergency' order by id`,
    sessions: `select label, created_at as at, expires_at as "expiresAt", revoked_at as "endedAt" from sessions
      where hub_id = $1 and person_kind = 'courier' and person_id = $2 order by id`,
    availability: `select began_at as "from", ended_at as "to"
      from courier_spells where hub_id = $1 and courier_id = $2 order by began_at`,
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
    messages: MESSAGES_OF('recipient'),
  },
};
