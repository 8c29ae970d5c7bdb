import { statement } from '../../base/index.js';

/** Another name of a street stands for the street that has the houses. */
const CANDIDATE = `coalesce(s.alias_of, s.id) as id, s.name, s.name_key as "nameKey", s.type_key as "typeKey",
  s.district, s.city, s.state, s.source, s.latitude, s.longitude`;

/** Streets with the name or the postal code. $1 hub, $2 name key, $3 postal code or null. */
export const STREETS_BY_NAME = statement(
  'geography.gazetteer_streets_by_name',
  `with coded as (select distinct street_id from street_stretches where hub_id = $1 and postal_code = $3 limit 20)
   select ${CANDIDATE}, s.id in (select street_id from coded) as "postalCodeHit"
     from (
       (select id from streets where hub_id = $1 and name_key = $2 limit 50)
       union select street_id from coded
     ) found join streets s on s.id = found.id and s.hub_id = $1`,
);

/** Streets with any of the names. $1 hub, $2 name keys. */
export const STREETS_BY_NAMES = statement(
  'geography.gazetteer_streets_by_names',
  `select ${CANDIDATE}, false as "postalCodeHit" from streets s where s.hub_id = $1 and s.name_key = any($2::text[])`,
);

/** Some streets of each of the names, in the order of these. $1 hub, $2 name keys, $3 the most streets. */
export const STREETS_OF_NAMES = statement(
  'geography.gazetteer_streets_of_names',
  `select ${CANDIDATE}, false as "postalCodeHit"
     from unnest($2::text[]) with ordinality asked(name_key, place)
    cross join lateral (select * from streets where hub_id = $1 and name_key = asked.name_key limit $3) s
    order by asked.place, s.id limit $3`,
);

/** The next known house of street `asked` on the side of number $3, if house `h` of it is not known. */
const nextHouse = (beyond: '<' | '>', order: 'asc' | 'desc') =>
  `select json_build_object('number', number, 'latitude', latitude, 'longitude', longitude,
                            'postalCode', postal_code) as house
     from known_houses
    where hub_id = $1 and street_id = asked.id and number ${beyond} $3::int and number % 2 = $3::int % 2
    and h.number is null order by number ${order} limit 1`;

/** Coordinates known for a house number on each of some streets. $1 hub, $2 street ids, $3 number. */
export const ADDRESSES_BY_NUMBER = statement(
  'geography.gazetteer_houses',
  `select asked.id as "streetId",
          h.latitude as "houseLatitude", h.longitude as "houseLongitude", h.postal_code as "housePostalCode",
          t.number_from as "numberFrom", t.number_to as "numberTo", t.postal_code as "postalCode",
          t.from_latitude as "fromLatitude", t.from_longitude as "fromLongitude",
          t.to_latitude as "toLatitude", t.to_longitude as "toLongitude",
          below.house as "below", above.house as "above"
     from unnest($2::bigint[]) asked(id)
     left join known_houses h on h.hub_id = $1 and h.street_id = asked.id and h.number = $3
     left join lateral (
       select * from street_stretches
        where hub_id = $1 and street_id = asked.id
        order by greatest(number_from - $3::int, $3::int - number_to, 0),
                 (side = 'both' or (side = 'even') = ($3::int % 2 = 0)) desc, number_to - number_from, id
        limit 1
     ) t on true
     left join lateral (${nextHouse('<', 'desc')}) below on $3::int > 0
     left join lateral (${nextHouse('>', 'asc')}) above on $3::int > 0`,
);

/** The cities of a hub's gazetteer, skipping from one to the next along the index. $1 hub. */
export const CITIES = statement(
  'geography.gazetteer_cities',
  `with recursive walk as (
     (select city from streets where hub_id = $1 order by city limit 1)
     union all
     select (select s.city from streets s where s.hub_id = $1 and s.city > walk.city order by s.city limit 1)
       from walk where walk.city is not null
   )
   select city from walk where city is not null and city <> ''`,
);

/** Streets that begin in a box, longest first. $1 hub, $2 south, $3 west, $4 north, $5 east, $6 the most. */
export const STREETS_WITHIN = statement(
  'geography.gazetteer_streets_within',
  `select s.name, t.stretches
     from (
       select street_id, sum(abs(to_latitude - from_latitude) + abs(to_longitude - from_longitude)) as length,
              json_agg(json_build_array(from_latitude, from_longitude, to_latitude, to_longitude)
                       order by number_from, side) as stretches
         from street_stretches
        where hub_id = $1 and from_latitude between $2 and $4 and from_longitude between $3 and $5
        group by street_id order by length desc, street_id limit $6
     ) t join streets s on s.id = t.street_id and s.hub_id = $1
    order by t.length desc, s.id`,
);

/** How many streets are known, by city. $1 hub, $2 the most cities. */
export const STREETS_BY_CITY = statement(
  'geography.gazetteer_streets_by_city',
  `select city, state, count(*)::int as streets, count(*) filter (where source = 'imported')::int as imported
     from streets where hub_id = $1 and alias_of is null group by city, state order by streets desc, city limit $2`,
);
