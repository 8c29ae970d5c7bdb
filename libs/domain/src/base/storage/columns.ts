import { type ColumnOptions, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';
import type { ZodType } from 'zod';
import { actorSchema, cents } from '../shared/index.js';

/** Refuses to carry an amount that a JavaScript number cannot hold exactly. */
const centsTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (value === null || value === undefined ? null : cents(Number(value))),
};

/** Money column: whole cents as bigint. */
export const money: ColumnOptions = { type: 'bigint', transformer: centsTransformer };

/** Instants keep milliseconds, as every wire format needs at most that. */
export const instant = { type: 'timestamptz', precision: 3 } satisfies ColumnOptions;

export const optionalInstant: ColumnOptions = { ...instant, nullable: true };

/** A column of JSON, and what it holds, by which documents describe it. */
export function json(holds: ZodType, more: ColumnOptions = {}): ColumnOptions {
  return Object.assign({ ...more, holds }, { type: 'jsonb' as const });
}

export const actor = json(actorSchema);
export const optionalActor = json(actorSchema, { nullable: true });

/** Integer id from the table's own sequence; migrations start it at 10001. */
export function Id(): PropertyDecorator {
  return PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' });
}
