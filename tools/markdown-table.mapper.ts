/** Heads of columns, and what a row has there. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => string | number])[];

export function markdownTable<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([head]) => head),
    columns.map(() => '---'),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
