import { getMetadataArgsStorage } from 'typeorm';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type Entity = abstract new () => object;

export const instantAnswer = z.iso.datetime();
export const placeAnswer = z.strictObject({ latitude: z.number(), longitude: z.number() });

/**
 * The schema of a record as JSON, by the columns of its entity; `more` adds and refines members, `without` leaves
 * some out.
 */
export function recordOf(entity: Entity, more: Shape = {}, without: readonly string[] = []): Shape {
  const { columns, embeddeds } = getMetadataArgsStorage();
  const plain = columns
    .filter(({ target }) => target === entity)
    .map(({ propertyName, options }) => [propertyName, valueOf(options)] as const);
  const parts = embeddeds
    .filter(({ target }) => target === entity)
    .map(({ propertyName, type }) => [propertyName, z.strictObject(recordOf(type() as Entity))] as const);
  const shown = [...plain, ...parts].filter(([name]) => !without.includes(name));
  return { ...Object.fromEntries(shown), ...more };
}

function valueOf({ type, array, nullable }: ColumnOptions): z.ZodType {
  const one = TYPES[typeof type === 'string' ? type : 'text'] ?? z.string();
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
  timestamptz: instantAnswer,
  date: z.iso.date(),
  jsonb: z.unknown(),
};

export const textAnswer = z.string().nullable();
export const optionalInstantAnswer = instantAnswer.nullable();
export const centsAnswer = z.int();
export const countAnswer = z.int().min(0);
export const mediaAnswer = z.array(z.strictObject({ url: z.string(), contentType: z.string() }));

const pageMembers = { total: countAnswer, page: countAnswer, perPage: countAnswer };

export function listOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item) });
}

/** `nextCursor` is sent as `cursor` to read the next page; null on the last. */
export function cursorOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item), nextCursor: textAnswer });
}

export function pageOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item), ...pageMembers });
}
