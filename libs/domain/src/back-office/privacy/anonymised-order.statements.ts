/** What is left of an order's JSON when the person in it is gone. */

/** Removes names and house numbers. Coordinates stay to about a kilometre, for maps of demand. */
export const anonymisedPlace = (place: string) => `(${place} || jsonb_build_object(
  'address', '', 'street', null, 'number', null, 'complement', null, 'reference', null, 'postalCode', null,
  'name', null, 'phone', null, 'instructions', null,
  'latitude', round((${place} ->> 'latitude')::numeric, 2), 'longitude', round((${place} ->> 'longitude')::numeric, 2)))`;

const ANONYMISED_STOP = `((${anonymisedPlace('s')} - 'pinFrom') || case when s #>> '{collected,reason}' is null then '{}'::jsonb else
    jsonb_build_object('collected', (s -> 'collected') || '{"reason": "-"}') end || jsonb_build_object('observation', null, 'phoneLocator', null, 'neighbour', null, 'evidence',
  case when jsonb_typeof(s -> 'evidence') = 'object' then
    '{"photos": [], "signature": null, "document": null, "name": null, "observation": null}'::jsonb end))`;

/** `whose`: a condition on a stop `s`. */
export const anonymisedStopsOf = (stops: string, whose: string) => `coalesce((
  select jsonb_agg(case when ${whose} then ${ANONYMISED_STOP} else s end order by n)
    from jsonb_array_elements(${stops}) with ordinality x(s, n)), '[]')`;

export const anonymisedFaceData = (data: string) => `case when ${data} ? 'request' then jsonb_set(
  jsonb_set(${data}, '{request,recipient}', '""'), '{request,merchant,name}', '""') else ${data} end`;

/** Without what people typed into the timeline; codes, numbers and lists stay. */
export const untypedFacts = (data: string) => `case when jsonb_typeof(${data}) = 'object' then (
  select jsonb_object_agg(k, v) from jsonb_each(${data}) x(k, v) where jsonb_typeof(v) <> 'string' or k = 'reason') end`;
