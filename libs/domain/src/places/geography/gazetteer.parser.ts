import { z } from 'zod';
import { DomainError, onlyDigits, parseCsv } from '../../base/index.js';
import { stateCode } from './brazilian-state.rules.js';

const MAX_ISSUES = 20;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}([.,]\d+)?$/, 'is not a coordinate')
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => Math.abs(value) <= limit, 'is not a coordinate');

const houseNumber = z.coerce.number().int().min(0).max(999_999);

const columns = z.object({
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
});

/** In the order an export writes them. Only the first five are required. */
export const GAZETTEER_COLUMNS: readonly string[] = Object.keys(columns.shape);

const line = columns
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

export type GazetteerRow = z.infer<typeof line>;

/** `line` 0: the file as a whole. */
export const gazetteerFaultSchema = z.strictObject({ line: z.int().min(0), problem: z.string() });
export type GazetteerFault = Readonly<z.output<typeof gazetteerFaultSchema>>;

/** Names every line that cannot be read. */
export function readGazetteer(text: string) {
  const lines: GazetteerRow[] = [];
  const faults: GazetteerFault[] = [];
  try {
    for (const row of parseCsv(text)) {
      const read = line.safeParse(row.values);
      if (row.surplus) faults.push({ line: row.line, problem: 'has more values than columns' });
      else if (read.success) lines.push(read.data);
      else faults.push({ line: row.line, problem: issueText(read.error) });
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { lines: [], faults: [{ line: 0, problem: error.message }] };
  }
  if (lines.length === 0 && faults.length === 0) faults.push({ line: 0, problem: 'the file has no streets' });
  return { lines, faults };
}

/** Refuses the whole file where a line is wrong. @throws invalid_value with the first wrong `lines` */
export function parseGazetteer(text: string): GazetteerRow[] {
  const { lines, faults } = readGazetteer(text);
  if (faults.length === 0) return lines;
  throw new DomainError('invalid_value', {
    field: 'file',
    lines: faults
      .slice(0, MAX_ISSUES)
      .map(({ line: at, problem }) => (at === 0 ? problem : `line ${String(at)}: ${problem}`)),
    problems: faults.length,
  });
}

function issueText(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].join(' ').trim()).join('; ');
}
