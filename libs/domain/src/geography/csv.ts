/** One line of a CSV file by column name, with its line number for complaints. */
export interface CsvRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** RFC 4180 with a header line; the separator is a comma or, as spreadsheets in Brazil write it, a semicolon. */
export function parseCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = (body.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const records = [...recordsOf(body, separator)];
  const header = (records.shift()?.fields ?? []).map((name) => name.trim().toLowerCase());
  return records
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''))
    .map(({ line, fields }) => ({
      line,
      values: Object.fromEntries(header.map((name, i) => [name, (fields[i] ?? '').trim()])),
    }));
}

function* recordsOf(text: string, separator: string): Generator<{ line: number; fields: string[] }> {
  let fields: string[] = [];
  let line = 1;
  let startedAt = 1;
  // A field is quoted (with "" for a quote) or plain; what follows it ends the field, the record or the file.
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new SyntaxError(`line ${String(line)}: a quote inside a field is not closed`);
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    line += match[0].split('\n').length - 1;
    if (match[3] === separator) continue;
    yield { line: startedAt, fields };
    fields = [];
    startedAt = line;
  }
  if (fields.length > 0) yield { line: startedAt, fields: [...fields, ''] };
}
