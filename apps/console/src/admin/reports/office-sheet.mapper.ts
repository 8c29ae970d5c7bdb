import { DomainError } from '#domain';
import type { CellObject, SheetData } from 'write-excel-file/node';
import { SHEET_HEADS, SHEET_WORDS } from '../../vocabulary/sheet-pt.vocabulary.js';

type Value = string | number | Date | null | undefined;
type Rows = AsyncIterable<readonly object[]>;

/** A value as an office reads it: money in reais, distances in kilometres, instants by the wall clock. */
type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  /** `value` is the local time, as if it were UTC. */
  | { readonly kind: 'moment' | 'day'; readonly value: Date }
  | null;

/** A workbook is made in memory. A CSV is streamed and has no limit. */
const MAX_ROWS = 50_000;

function headOf(column: string): string {
  return SHEET_HEADS[column] ?? column;
}

function cellOf(column: string, value: Value, local: (at: Date) => Date): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return { kind: 'moment', value: local(value) };
  if (typeof value === 'number') return numberOf(column, value);
  if (column === 'day') return { kind: 'day', value: new Date(`${value}T00:00:00Z`) };
  return { kind: 'text', value: SHEET_WORDS[column]?.[value] ?? value };
}

function numberOf(column: string, value: number): Cell {
  if (column.endsWith('Cents')) return { kind: 'number', value: value / 100, digits: 2 };
  if (column === 'distanceM') return { kind: 'number', value: value / 1_000, digits: 1 };
  return { kind: 'number', value, digits: Number.isInteger(value) ? 0 : 2 };
}

/** The local time of an instant, as if it were UTC. */
function localIn(timezone: string): (at: Date) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => new Date(`${format.format(at).replace(' ', 'T')}Z`);
}

async function* cellRows(
  rows: Rows,
  columns: readonly string[],
  timezone: string,
): AsyncGenerator<readonly Cell[]> {
  const local = localIn(timezone);
  for await (const batch of rows)
    for (const row of batch as readonly Readonly<Record<string, Value>>[])
      yield columns.map((column) => cellOf(column, row[column], local));
}

/** CSV as the Excel of Brazil reads it: semicolons, decimal commas, local time, Portuguese words. */
export async function* officeCsv(
  rows: Rows,
  columns: readonly string[],
  timezone: string,
): AsyncGenerator<string> {
  const line = (texts: readonly string[]) => `${texts.map(quoted).join(';')}\r\n`;
  let head = `\uFEFF${line(columns.map(headOf))}`;
  // The heads go with the first row: what refuses a report is answered as a problem.
  for await (const cells of cellRows(rows, columns, timezone)) {
    yield head + line(cells.map(textOf));
    head = '';
  }
  if (head !== '') yield head;
}

function textOf(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return escapeFormula(cell.value);
    case 'number':
      return cell.value.toFixed(cell.digits).replace('.', ',');
    case 'day':
      return dayOf(cell.value);
    case 'moment':
      return `${dayOf(cell.value)} ${cell.value.toISOString().slice(11, 19)}`;
  }
}

/** Quotes a text that a spreadsheet would run as a formula. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10).split('-').reverse().join('/');
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const FORMATS = { day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm:ss' } as const;
const NUMBERS = ['0', '#,##0.0', '#,##0.00'] as const;
const WIDTH = 18;

/** @throws limit_reached (more rows than a workbook is made of) */
export async function officeWorkbook(
  rows: Rows,
  columns: readonly string[],
  timezone: string,
): Promise<Buffer> {
  // Loaded by whoever asks for a workbook only.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const data: SheetData = [columns.map((column) => ({ value: headOf(column), fontWeight: 'bold' }))];
  for await (const cells of cellRows(rows, columns, timezone)) {
    if (data.length > MAX_ROWS) throw new DomainError('limit_reached', { field: 'format', limit: MAX_ROWS });
    data.push(cells.map(workbookCell));
  }
  const options = { sheet: 'Dados', columns: columns.map(() => ({ width: WIDTH })), stickyRowsCount: 1 };
  return writeExcelFile(data, options).toBuffer();
}

function workbookCell(cell: Cell): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return { type: String, value: cell.value };
    case 'number':
      return { type: Number, value: cell.value, format: NUMBERS[cell.digits] ?? '0' };
    case 'day':
    case 'moment':
      return { type: Date, value: cell.value, format: FORMATS[cell.kind] };
  }
}
