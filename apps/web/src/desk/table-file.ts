import type { Column } from './ui/table.js';

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=@\t\r]|^[+-](?!\d)/;

/**
 * A table as spreadsheets in Brazil read it: semicolons, decimal commas, and a byte order mark for UTF-8. A
 * column without `text` is left out.
 */
export function csvOf<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const shown = columns.filter(({ text }) => text);
  return sheetText([
    shown.map(({ name }) => name),
    ...rows.map((row) => shown.map(({ text }) => shownOf(text?.(row)))),
  ]);
}

export function sheetText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(quoted).join(';')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function shownOf(value: string | number | null | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
}

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
