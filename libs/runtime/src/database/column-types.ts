import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which a number cannot hold exactly`);
  return value;
}

type Parse = (value: string) => unknown;

/** Parses `{1,2}`; our bigint arrays hold no nulls. */
function parseInt8Array(text: string): number[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map(parseInt8);
}

const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (
  text: string,
) => Date;

/**
 * Parses `2026-03-02 12:00:00.123456+00` to the millisecond, because an order has a dozen instants; other forms are
 * left to pg.
 */
const UTC_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

function parseInstant(text: string): Date {
  if (!UTC_INSTANT.test(text)) return parseAnyInstant(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

const parsers = new Map<number, Parse>([
  [INT8, parseInt8],
  [INT8_ARRAY, parseInt8Array],
  [pg.types.builtins.TIMESTAMPTZ, parseInstant],
  // A date stays text because it has no time zone; pg would make it midnight in the server's zone.
  [DATE, (text) => text],
]);

/** Set on each pool, so that other users of `pg` in the process are not affected. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const parse = format === 'binary' ? undefined : parsers.get(oid);
    return (parse ?? pg.types.getTypeParser(oid, format)) as Parse;
  },
};
