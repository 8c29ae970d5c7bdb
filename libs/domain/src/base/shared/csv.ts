import { CsvError, parse } from 'csv-parse/sync';

/** A record by column name. `line`: where it begins, for error messages. */
export interface CsvRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  /** More values than columns: some may stand in the wrong one. */
  readonly surplus?: true;
}

interface RecordWithRaw {
  readonly record: string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** No cell has it, so that it separates nothing. */
const NO_SEPARATOR = '\u001f';

/**
 * RFC 4180 with a header line; the separator is a comma or, as spreadsheets in Brazil write it, a semicolon.
 * A header of one column has none, so that the commas below it belong to its values.
 */
export function parseCsv(text: string): CsvRow[] {
  const [header = ''] = text.split('\n', 1);
  const separator = [';', ','].find((one) => header.includes(one)) ?? NO_SEPARATOR;
  const [head, ...records] = recordsOf(text, separator);
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  return records
    .filter(({ record }) => record.some((field) => field.trim() !== ''))
    .map(({ record, raw, info }) => ({
      line: info.lines - (raw.trimEnd().split('\n').length - 1),
      values: Object.fromEntries(columns.map((name, i) => [name, (record[i] ?? '').trim()])),
      ...(record.slice(columns.length).some((field) => field.trim() !== '') && { surplus: true }),
    }));
}

function recordsOf(text: string, delimiter: string): RecordWithRaw[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
    }) as unknown as RecordWithRaw[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SyntaxError(`line ${String(error['lines'])}: a quote inside a field is not closed`, {
      cause: error,
    });
  }
}
