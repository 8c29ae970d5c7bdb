/** What a file needs of a column; one without a text is left out. */
interface FileColumn<T> {
  readonly name: string;
  readonly text?: ((row: T) => string | number | null | undefined) | undefined;
}

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=@\t\r]|^[+-](?!\d)/;

/** A table as the spreadsheets of Brazil read it: semicolons, decimal commas, and the mark that says UTF-8. */
export function csvOf<T>(columns: readonly FileColumn<T>[], rows: readonly T[]): string {
  const shown = columns.filter(({ text }) => text);
  return sheetText([
    shown.map(({ name }) => name),
    ...rows.map((row) => shown.map(({ text }) => shownOf(text?.(row)))),
  ]);
}

/** Rows of texts as CSV. */
export function sheetText(rows: readonly (readonly string[])[], separator = ';'): string {
  const lines = rows.map((row) => `${row.map((text) => quoted(text, separator)).join(separator)}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function shownOf(value: string | number | null | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
}

function quoted(text: string, separator: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
