/** Parts of a courier's export: what the work left of them. */
export const COURIER_TRACES = {
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
};
