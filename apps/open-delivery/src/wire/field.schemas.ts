import { hasCalendarDate, isHeaderText, isUuid, parseDecimal, roundReais } from '#domain';
import { z } from 'zod';
import { WORDS } from './words.js';
import { capFieldErrors } from '#runtime';
import { HttpException } from '@nestjs/common';

const texts = WORDS.pt;

/** Named schemas of the document. Not zod's global registry: other faces share the process. */
export const schemaRegistry = z.registry<{ id: string }>();

export function namedSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  schemaRegistry.add(schema, { id });
  return schema;
}

/** The contract requires presence only, so an empty text is accepted. */
export const text = z.string().max(2_000);
export const shortText = z.string().max(500);
export const uuid = z.string().refine(isUuid, texts.uuid);
export const orderId = uuid.meta({ format: 'uuid' }).transform((id) => id.toLowerCase());
export const flag = z.boolean();
export const minutes = z.number().min(0).max(1_000_000);
export const wholeNumber = z.int().min(0);
export const dateTime = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)) && hasCalendarDate(value), texts.dateTime);

/** Returned as the value of an HTTP header. */
export const headerText = z.string().min(1).max(100).refine(isHeaderText, texts.headerText);

/** Reais with up to four decimals, off by the noise of floats at most; what is below a cent is rounded. */
const DECIMALS = 4;
const amount = z
  .number()
  .min(0)
  .max(100_000_000)
  .refine((value) => parseDecimal(value, DECIMALS) !== null, texts.decimals);

const currency = z.string().refine((value) => value.toUpperCase() === 'BRL', texts.currency);

const priceFields = { value: amount, currency };
export const price = namedSchema('Price', z.object(priceFields));

/** A Price, for which some programs send a bare number. */
export const priceOrNumber = z.union([z.object(priceFields), amount]);

export function priceToCents(value: { value: number } | number): number {
  return roundReais(typeof value === 'number' ? value : value.value) ?? 0;
}

/** Messages by the path of each wrong field, as the caller wrote it. */
export class SchemaValidationError extends HttpException {
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super('Invalid fields', 400);
    this.errors = capFieldErrors(errors, WORDS.pt.more);
  }
}
