import type { ReportRow } from '#domain';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Cell = ReportRow[string];
type Rows = AsyncIterable<readonly object[]>;

/** The first rows of a report; further batches are not read. */
export async function* firstRows(
  rows: AsyncIterable<ReportRow[]>,
  limit: number,
): AsyncGenerator<ReportRow[]> {
  let left = limit;
  for await (const batch of rows) {
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
  }
}

/** `{"items":[…]}`, piece by piece. */
export async function* reportJson(rows: Rows): AsyncGenerator<string> {
  let separator = '{"items":[';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"items":[]}';
}

/** RFC 4180, with a byte order mark so that spreadsheets read the accents. */
export async function* reportCsv(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const batch of rows) {
    const lines = batch as readonly Readonly<Record<string, Cell>>[];
    yield lines.map((row) => `${columns.map((column) => cell(row[column])).join(',')}\r\n`).join('');
  }
}

/** Streams a report as it is read; `fileName` names the CSV. */
export async function sendRows(
  response: Response,
  text: AsyncGenerator<string>,
  format: 'json' | 'csv',
  fileName: string,
): Promise<void> {
  // An error before the first piece is answered as a problem.
  const first = await text.next();
  response.type(format);
  if (format === 'csv') response.attachment(fileName);
  await pipeline(Readable.from(joined(first, text)), response).catch(unlessGone);
}

function cell(value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  // A spreadsheet would run text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** The caller closed the connection. */
function unlessGone(error: unknown): void {
  if ((error as { code?: unknown } | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
