import { z } from 'zod';
import { DomainError } from '../shared/domain.error.js';
import { onlyDigits } from '../shared/text.js';
import { stateCode } from './brazil.js';
import { parseCsv } from './csv.js';

/** Columns of a gazetteer file, in the order an export writes them. Only the first five are required. */
export const GAZETTEER_COLUMNS = [
  'street',
  'city',
  'state',
  'from_latitude',
  'from_longitude',
  'to_latitude',
  'to_longitude',
  'from_number',
  'to_number',
  'side',
  'district',
  'postal_code',
] as const;

const MAX_COMPLAINTS = 20;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}([.,]\d+)?$/, 'is not a coordinate')
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => Math.abs(value) <= limit, 'is not a coordinate');

const houseNumber = z.coerce.number().int().min(0).max(999_999);

const line = z
  .object({
    street: z.string().trim().min(1).max(200),
    city: z.string().trim().min(1).max(100),
    state: z
      .string()
      .transform((text) => stateCode(text) ?? '')
      .refine((code) => code !== '', 'is not a Brazilian state'),
    from_latitude: coordinate(90),
    from_longitude: coordinate(180),
    to_latitude: optional(coordinate(90)),
    to_longitude: optional(coordinate(180)),
    from_number: optional(houseNumber),
    to_number: optional(houseNumber),
    side: optional(z.enum(['both', 'even', 'odd'])),
    district: optional(z.string().max(100)),
    postal_code: optional(
      z
        .string()
        .transform(onlyDigits)
        .refine((digits) => digits.length === 8, 'is not a CEP of eight digits'),
    ),
  })
  .transform((row) => ({
    street: row.street,
    city: row.city,
    state: row.state,
    district: row.district ?? '',
    postalCode: row.postal_code ?? null,
    side: row.side ?? ('both' as const),
    numberFrom: row.from_number ?? 0,
    numberTo: row.to_number ?? row.from_number ?? 0,
    fromLatitude: row.from_latitude,
    fromLongitude: row.from_longitude,
    toLatitude: row.to_latitude ?? row.from_latitude,
    toLongitude: row.to_longitude ?? row.from_longitude,
  }))
  .refine((row) => row.numberFrom <= row.numberTo, 'from_number is greater than to_number');

/** A stretch of a street as a gazetteer file gives it. */
export type GazetteerLine = z.infer<typeof line>;

/**
 * Reads a whole gazetteer file or refuses it whole, naming the first lines that are wrong.
 * Errors: `invalid_value` with `lines`.
 */
export function readGazetteerFile(text: string): GazetteerLine[] {
  const lines: GazetteerLine[] = [];
  const complaints: string[] = [];
  for (const row of rowsOf(text)) {
    const read = line.safeParse(row.values);
    if (read.success) lines.push(read.data);
    else complaints.push(`line ${String(row.line)}: ${complaint(read.error)}`);
  }
  if (lines.length === 0 && complaints.length === 0) complaints.push('the file has no streets');
  if (complaints.length > 0) refuse(complaints);
  return lines;
}

function rowsOf(text: string) {
  try {
    return parseCsv(text);
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
}

function refuse(complaints: string[]): never {
  throw new DomainError('invalid_value', {
    field: 'file',
    lines: complaints.slice(0, MAX_COMPLAINTS),
    problems: complaints.length,
  });
}

function complaint(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].join(' ').trim()).join('; ');
}
