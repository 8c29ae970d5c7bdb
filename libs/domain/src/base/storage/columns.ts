import { type ColumnOptions, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';
import { z, type ZodType } from 'zod';
import { actorSchema, cents } from '../shared/index.js';

/** Refuses to carry an amount that a JavaScript number cannot hold exactly. */
const centsTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (value === null || value === undefined ? null : cents(Number(value))),
};

export const money: ColumnOptions = { type: 'bigint', transformer: centsTransformer };

/** Milliseconds: every wire format needs at most these. */
export const instant = { type: 'timestamptz', precision: 3 } satisfies ColumnOptions;

export const optionalInstant: ColumnOptions = { ...instant, nullable: true };

/** `holds` is what documents describe it by. */
export function json(holds: ZodType, more: ColumnOptions = {}): ColumnOptions {
  return Object.assign({ ...more, holds }, { type: 'jsonb' as const });
}

/** A text that is one of `words`; documents name them. */
export function oneOf(words: readonly string[], more: ColumnOptions = {}): ColumnOptions {
  return Object.assign({ ...more, holds: z.enum(words) }, { type: 'text' as const });
}

export const actor = json(actorSchema);
export const optionalActor = json(actorSchema, { nullable: true });

/** The table's own sequence gives the id; migrations start it at 10001. */
export function Id(): PropertyDecorator {
  return PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' });
}
