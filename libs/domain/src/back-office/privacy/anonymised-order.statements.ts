import type { RetainedKind } from '../../company/index.js';

/** What is left of an order's JSON when the person in it is gone: by kind of data, or all of it. */

export type RetainedOrderKind = Exclude<RetainedKind, 'courierPhotos' | 'claimPhotos'>;
export const ORDER_KINDS: readonly RetainedOrderKind[] = [
  'names',
  'phones',
  'addresses',
  'proofPhotos',
  'signatures',
  'documentNumbers',
];

/** Members of a place. Coordinates stay to about a kilometre, for maps of demand. */
const PLACE: Partial<Record<RetainedOrderKind, (place: string) => string>> = {
  names: () => `'name', null`,
  phones: () => `'phone', null`,
  addresses: (
    place,
  ) => `'address', '', 'street', null, 'number', null, 'complement', null, 'reference', null, 'postalCode', null,
    'instructions', null, 'latitude', round((${place} ->> 'latitude')::numeric, 2), 'longitude', round((${place} ->> 'longitude')::numeric, 2)`,
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

/** Members that the stop did not have stay out of it. */
const anonymisedStop = (kinds: readonly RetainedOrderKind[]) => {
  const own = membersOf(kinds, STOP);
  const evidence = membersOf(kinds, EVIDENCE);
  return [
    kinds.includes('addresses')
      ? `(${anonymisedPlace('s', kinds)} - 'pinFrom')`
      : anonymisedPlace('s', kinds),
    ...(own.length === 0
      ? []
      : [
          `(select coalesce(jsonb_object_agg(k, v), '{}') from jsonb_each(jsonb_build_object(${own.join(', ')})) x(k, v) where s ? k)`,
        ]),
    ...(evidence.length === 0
      ? []
      : [
          `case when jsonb_typeof(s -> 'evidence') = 'object'
             then jsonb_build_object('evidence', (s -> 'evidence') || '{${evidence.join(', ')}}') else '{}' end`,
        ]),
  ].join(' || ');
};

/** `whose`: a condition on a stop `s`. */
export const anonymisedStopsOf = (stops: string, whose: string, kinds = ORDER_KINDS) => `coalesce((
  select jsonb_agg(case when ${whose} then ${anonymisedStop(kinds)} else s end order by n)
    from jsonb_array_elements(${stops}) with ordinality x(s, n)), '[]')`;

export const anonymisedFaceData = (data: string) => `case when ${data} ? 'request' then jsonb_set(
  jsonb_set(${data}, '{request,recipient}', '""'), '{request,merchant,name}', '""') else ${data} end`;

/** Without what people typed into the timeline; codes, numbers and lists stay. */
export const untypedFacts = (data: string) => `case when jsonb_typeof(${data}) = 'object' then (
  select jsonb_object_agg(k, v) from jsonb_each(${data}) x(k, v) where jsonb_typeof(v) <> 'string' or k = 'reason') end`;
