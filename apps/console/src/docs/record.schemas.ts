import { getMetadataArgsStorage } from 'typeorm';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';
import { MODULE_NAMES, pointSchema, WAY_SOURCES } from '#domain';

type Shape = Readonly<Record<string, z.ZodType>>;
type Entity<Row extends object> = abstract new () => Row;
/** `'id name'` becomes `'id' | 'name'`. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
type Members<Row, Name, More> = (More extends Shape ? More : unknown) & {
  readonly [Member in Exclude<Name & keyof Row, keyof More>]: z.ZodType<Row[Member]>;
};

export const instant = z.iso.datetime();
/** Source of a distance: a server of routes, the roads of our cities, or a straight line times a factor. */
export const distanceSource = z.enum(WAY_SOURCES);

export const place = pointSchema;

/** Only columns that `shown` names (several in a text) are public. `more` refines and adds members. */
export function recordOf<
  Row extends object,
  const Text extends string,
  More extends Shape | undefined = undefined,
>(entity: Entity<Row>, shown: readonly (Words<Text> extends keyof Row ? Text : never)[], more?: More) {
  const names = new Set(shown.flatMap((text) => text.split(' ')));
  const columns = Object.entries(columnsOf(entity)).filter(
    ([name]) => names.has(name) || name in (more ?? {}),
  );
  return z.strictObject({ ...Object.fromEntries(columns), ...more } as Members<Row, Words<Text>, More>);
}

export function named<Named extends Shape>(id: string, members: Named) {
  return z.strictObject(members).meta({ id });
}

function columnsOf(entity: Entity<object>): Shape {
  const { columns, embeddeds } = getMetadataArgsStorage();
  const plain = columns
    .filter(({ target }) => target === entity)
    .map(({ propertyName, options }) => [propertyName, valueOf(options)] as const);
  const parts = embeddeds
    .filter(({ target }) => target === entity)
    .map(
      ({ propertyName, type }) =>
        [propertyName, z.strictObject(columnsOf(type() as Entity<object>))] as const,
    );
  return Object.fromEntries([...plain, ...parts]);
}

function valueOf({ type, array, nullable, holds }: ColumnOptions & { holds?: z.ZodType }): z.ZodType {
  const one = holds ?? TYPES[typeof type === 'string' ? type : 'text'] ?? z.string();
  const value = array ? z.array(one) : one;
  return nullable ? value.nullable() : value;
}

const TYPES: Record<string, z.ZodType> = {
  bigint: z.int(),
  int: z.int(),
  integer: z.int(),
  smallint: z.int(),
  real: z.number(),
  float8: z.number(),
  'double precision': z.number(),
  boolean: z.boolean(),
  uuid: z.uuid(),
  timestamptz: instant,
  date: z.iso.date(),
  jsonb: z.unknown(),
};

export function each<Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
}

export const text = z.string().nullable();
/** The optional modules that this installation has. */
export const modules = z.array(z.enum(MODULE_NAMES));
export const optionalInstant = instant.nullable();
export const cents = z.int();
export const count = z.int().min(0);

export function listOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item) });
}

/** `nextCursor` is sent as `cursor` to read the next page; null on the last. */
export function cursorOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item), nextCursor: text });
}

export function pageOf<S extends z.ZodType>(item: S) {
  return z.strictObject({
    items: z.array(item),
    total: count,
    page: count,
    perPage: count,
  });
}
