import { getMetadataArgsStorage } from 'typeorm';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';

export type Shape = Record<string, z.ZodType>;
type Entity = abstract new () => object;

export const instant = z.iso.datetime();
export const place = z.strictObject({ latitude: z.number(), longitude: z.number() });

/** A record as JSON shows it, by the columns it is declared with; what a face adds, says closer or leaves out. */
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
  timestamptz: instant,
  date: z.iso.date(),
  jsonb: z.unknown(),
};
