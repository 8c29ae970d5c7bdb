import { isUuid } from '#domain';
import { z } from 'zod';

/** Schemas with a name of their own in the document. Not zod's global registry: other faces share the process. */
export const documented = z.registry<{ id: string }>();

export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  documented.add(schema, { id });
  return schema;
}

/** Presence is what the contract asks for: an empty text is a text. */
export const text = z.string().max(2_000);
export const shortText = z.string().max(500);
export const uuid = z.string().refine(isUuid, 'deve ser um UUID');
export const flag = z.boolean();
export const minutes = z.number().min(0).max(1_000_000);
export const wholeNumber = z.int().min(0);
export const dateTime = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'deve ser data e hora ISO 8601');

/** Reais with up to four decimals; what is below a cent is rounded. */
const amount = z.number().min(0).max(100_000_000);

const currency = z.string().refine((value) => value.toUpperCase() === 'BRL', 'deve ser BRL');

const priceFields = { value: amount, currency };
export const price = named('Price', z.object(priceFields));

/** Where software in the field sends a bare number for a Price. */
export const priceOrNumber = z.union([z.object(priceFields), amount]);

export function centsOf(value: { value: number } | number): number {
  return Math.round((typeof value === 'number' ? value : value.value) * 100);
}
