import { dayOf } from '../../integration/index.js';
import type { RetainedKind } from '../../company/index.js';
import { PLACE_TEXTS } from '../../ordering/index.js';

/** Kinds of data in an order's JSON, each cleared when its period ends; all of them when the person goes. */

export type RetainedOrderKind = Exclude<RetainedKind, 'courierPhotos' | 'claimPhotos'>;
export const ORDER_KINDS: readonly RetainedOrderKind[] = [
  'names',
  'phones',
  'addresses',
  'proofPhotos',
  'signatures',
  'documentNumbers',
];

const textsOf = (kind: RetainedOrderKind) =>
  Object.entries(PLACE_TEXTS)
    .flatMap(([name, of]) => (of === kind ? `'${name}', null` : []))
    .join(', ');

/** Members of a place. Coordinates stay to about a kilometre, for maps of demand. */
const PLACE: Partial<Record<RetainedOrderKind, (place: string) => string>> = {
  names: () => textsOf('names'),
  phones: () => textsOf('phones'),
  addresses: (place) =>
    `'address', '', ${textsOf('addresses')},
     'latitude', round((${place} ->> 'latitude')::numeric, 2),
     'longitude', round((${place} ->> 'longitude')::numeric, 2)`,
};
/** Members of a stop beside those of its place. What people typed goes with the names. */
const STOP: Partial<Record<RetainedOrderKind, string>> = {
  names: `'observation', null, 'neighbour', null, 'collected', case when s #>> '{collected,reason}' is null then s -> 'collected'
    else (s -> 'collected') || '{"reason": "-"}' end`,
  phones: `'phoneLocator', null`,
};
const EVIDENCE: Partial<Record<RetainedOrderKind, string>> = {
  names: `"name": null, "observation": null`,
  proofPhotos: `"photos": []`,
  signatures: `"signature": null`,
  documentNumbers: `"document": null`,
};

const membersOf = <Of>(kinds: readonly RetainedOrderKind[], by: Partial<Record<RetainedOrderKind, Of>>) =>
  kinds.map((kind) => by[kind]).filter((one) => one !== undefined);

export const anonymisedPlace = (place: string, kinds = ORDER_KINDS) => {
  const members = membersOf(kinds, PLACE).map((one) => one(place));
  return members.length === 0 ? place : `(${place} || jsonb_build_object(${members.join(', ')}))`;
};

/** Members that the stop did not have are not added. */
const anonymisedStop = (kinds: readonly RetainedOrderKind[]) => {
  const place = anonymisedPlace('s', kinds);
  const own = membersOf(kinds, STOP).join(', ');
  const evidence = membersOf(kinds, EVIDENCE).join(', ');
  return [
    kinds.includes('addresses') ? `(${place} - 'pinFrom')` : place,
    own &&
      `(select coalesce(jsonb_object_agg(k, v), '{}') from jsonb_each(jsonb_build_object(${own})) x(k, v) where s ? k)`,
    evidence &&
      `case when jsonb_typeof(s -> 'evidence') = 'object'
             then jsonb_build_object('evidence', (s -> 'evidence') || '{${evidence}}') else '{}' end`,
  ]
    .filter((part) => part !== '')
    .join(' || ');
};

/** `whose`: a condition on a stop `s`. */
export const anonymisedStopsOf = (stops: string, whose: string, kinds = ORDER_KINDS) => `coalesce((
  select jsonb_agg(case when ${whose} then ${anonymisedStop(kinds)} else s end order by n)
    from jsonb_array_elements(${stops}) with ordinality x(s, n)), '[]')`;

export const anonymisedFaceData = (data: string) => `case when ${data} ? 'request' then jsonb_set(
  jsonb_set(${data}, '{request,recipient}', '""'), '{request,merchant,name}', '""') else ${data} end`;

/** Facts of the timeline without typed texts; codes, numbers and lists stay. */
export const untypedFacts = (data: string) => `case when jsonb_typeof(${data}) = 'object' then (
  select jsonb_object_agg(k, v) from jsonb_each(${data}) x(k, v) where jsonb_typeof(v) <> 'string' or k = 'reason') end`;

/** Events in the outbox and their deliveries, without a person. $1 the hub, $2 the person, $3 now. */

const EVENT = `(d.payload::jsonb -> 'event')`;
const ORDER = `(d.payload::jsonb -> 'order')`;
export const SNAPSHOT_STOPS = `${ORDER} -> 'stops'`;
const UNTYPED_EVENT = `${EVENT} || jsonb_build_object('data', ${untypedFacts(`(${EVENT} -> 'data')`)})`;

export const clearOrderEvents = (which: string, stops: string, withPickup: boolean) => `
  update outbox d set payload = (d.payload::jsonb || jsonb_build_object(
     'event', ${UNTYPED_EVENT},
     'order', ${ORDER} || jsonb_build_object('stops', ${stops},
       ${withPickup ? `'pickup', ${anonymisedPlace(`(${ORDER} -> 'pickup')`)},` : ''}
       'observation', null, 'customerObservation', null, 'cancelNote', null,
       'faceData', ${anonymisedFaceData(`(${ORDER} -> 'faceData')`)},
       'cancelOnReturn', case when jsonb_typeof(${ORDER} -> 'cancelOnReturn') = 'object'
                              then ${ORDER} -> 'cancelOnReturn' #- '{note}' end)))::json
   where d.hub_id = $1 and d.processed_at is null and ${which}`;

export const clearRequestEvents = (which: string) => `
  update outbox d set payload = (jsonb_set(jsonb_set(d.payload::jsonb || jsonb_build_object('event', ${UNTYPED_EVENT}),
       '{request,card,recipient}', '""'), '{request,card,merchant,name}', '""'))::json
   where d.hub_id = $1 and d.processed_at is null and ${which}`;

/** Webhook deliveries about the person: waiting ones are cancelled, bodies of sent ones are removed. */
export const dropDeliveries = (which: string) => [
  `delete from webhook_bodies b using webhook_deliveries d
    where d.hub_id = $1 and (${which}) and b.delivery_id = d.id`,
  `update webhook_deliveries d
      set body = null, due_at = null, leased_until = null, settled_at = coalesce(settled_at, $3),
          settled_on = least(settled_on, ${dayOf('$3')}),
          state = case when settled_at is null then 'cancelled' else state end,
          last_error = case when settled_at is null then 'event_no_longer_kept' end
    where d.hub_id = $1 and (${which})`,
];

const TOUCHED = `(select e.order_id from order_events e where e.hub_id = $1 and e.courier_id = $2::bigint)`;

/** Orders that others finished are among these. */
export const CLEAR_ACTS_OF_COURIER = [
  `update outbox d set payload = jsonb_set(d.payload::jsonb, '{event}',
          (${UNTYPED_EVENT} || '{"position": null}') #- '{actor,name}')::json
    where d.hub_id = $1 and d.topic like 'order.%' and d.aggregate_id in ${TOUCHED}
      and ${EVENT} #>> '{actor,kind}' = 'courier' and ${EVENT} #>> '{actor,id}' = $2::text`,
  // Deliveries that wait with a text already name the courier in it.
  ...dropDeliveries(
    `d.topic like 'order.%' and d.aggregate_id in ${TOUCHED} and (d.settled_at is not null or d.event is not null)`,
  ),
  `update order_events e set data = ${untypedFacts('e.data')}, actor = e.actor - 'name', position = null
    where e.hub_id = $1 and e.order_id in ${TOUCHED} and (e.courier_id = $2::bigint
       or e.actor ->> 'kind' = 'courier' and e.actor ->> 'id' = $2::text)`,
];

export const CLEAR_COURIER_EVENTS = `
  update outbox d set payload = jsonb_set(jsonb_set(d.payload::jsonb, '{courier,name}', '"Pessoa anonimizada"'),
         '{courier,location}', 'null')::json
   where d.hub_id = $1 and d.topic like 'courier.%' and d.aggregate_id = $2::bigint and d.processed_at is null`;
