import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReportRow } from '#domain';
import type { Request, Response } from 'express';
import { officeCsv, officeWorkbook, escapeFormula } from './office-sheet.mapper.js';

type Cell = ReportRow[string];
type Rows = AsyncIterable<readonly object[]>;

/** The first `limit` rows of a report; later batches are not read. */
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

/** `{"items":[…]}`, batch by batch. */
async function* reportJson(rows: Rows): AsyncGenerator<string> {
  let separator = '{"items":[';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"items":[]}';
}

/** RFC 4180, with a byte order mark for spreadsheets. Heads go with the first rows, as in `officeCsv`. */
async function* rawCsv(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  let head = `\uFEFF${columns.join(',')}\r\n`;
  for await (const batch of rows) {
    const lines = batch as readonly Readonly<Record<string, Cell>>[];
    yield head + lines.map((row) => `${columns.map((column) => cell(row[column])).join(',')}\r\n`).join('');
    head = '';
  }
  if (head !== '') yield head;
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `csv` and `xlsx` are for the office, `csv-raw` and `json` for machines. */
export const SHEET_FORMATS = ['json', 'csv', 'xlsx', 'csv-raw'] as const;
type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Format of a report: as asked for, else `csv-raw` for a machine that accepts CSV. */
export function formatOf(asked: SheetFormat | undefined, { headers: { accept = '' } }: Request): SheetFormat {
  return asked ?? (accept.includes('text/csv') ? 'csv-raw' : 'json');
}

interface Sheet {
  readonly rows: Rows;
  readonly columns: readonly string[];
  readonly format: SheetFormat;
  /** File name without extension. */
  readonly name: string;
  /** Time zone of the hub: the office reads local times. */
  readonly timezone: string;
}

/** Sends a report. An error after the first chunk ends the connection: nobody takes a part for the whole. */
export async function sendSheet(response: Response, sheet: Sheet): Promise<void> {
  const { rows, columns, format, name, timezone } = sheet;
  if (format === 'xlsx') {
    const book = await officeWorkbook(rows, columns, timezone);
    response.type('xlsx').attachment(`${name}.xlsx`).send(book);
    return;
  }
  const text = textOf(sheet);
  // An error before the first chunk is answered as a problem.
  const first = await text.next();
  response.type(format === 'json' ? 'json' : 'csv');
  if (format !== 'json') response.attachment(`${name}.csv`);
  await pipeline(Readable.from(joined(first, text)), response).catch(ignoreDisconnect);
}

function textOf({ rows, columns, format, timezone }: Sheet): AsyncGenerator<string> {
  if (format === 'json') return reportJson(rows);
  return format === 'csv' ? officeCsv(rows, columns, timezone) : rawCsv(rows, columns);
}

function cell(value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

function ignoreDisconnect(error: unknown): void {
  if ((error as { code?: unknown } | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
