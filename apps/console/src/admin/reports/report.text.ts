import type { ReportRow } from '#domain';

type Rows = AsyncIterable<ReportRow[]>;

/** `{"items":[…]}`, piece by piece. */
export async function* asJson(rows: Rows): AsyncGenerator<string> {
  let separator = '{"items":[';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"items":[]}';
}

/** RFC 4180, with a byte order mark so that spreadsheets read the accents. */
export async function* asCsv(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const batch of rows) {
    yield batch.map((row) => `${columns.map((column) => cell(row[column])).join(',')}\r\n`).join('');
  }
}

function cell(value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  // A spreadsheet would run what begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
