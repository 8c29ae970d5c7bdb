/** The head of a column, and its value in a row. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => string | number])[];

export function markdownTable<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = columns.map(([head, cell]) => [head, ...rows.map((row) => String(cell(row)))]);
  const padded = cells.map((all) => {
    const width = Math.max(3, ...all.map(({ length }) => length));
    return [all[0]!, '-'.repeat(width), ...all.slice(1)].map((text) => text.padEnd(width));
  });
  return padded[0]!.map((_, at) => `| ${padded.map((all) => all[at]).join(' | ')} |`).join('\n');
}
