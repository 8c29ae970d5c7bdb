import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const OFFICE = '/usr/bin/soffice';
export const officePresent = existsSync(OFFICE);

/** How a person in Brazil opens a CSV: semicolons, UTF-8, numbers and dates as written there. */
const CSV_OF_BRAZIL = '--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1046,false,true';

/** The cells of a file's first sheet as LibreOffice understands them: numbers, `date: …`, texts. */
export async function cellsInOffice(name: string, content: Buffer | string): Promise<(number | string)[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const file = join(folder, name);
    await writeFile(file, content);
    const options = name.endsWith('.csv') ? [CSV_OF_BRAZIL] : [];
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = ['--headless', ...options, '--convert-to', 'fods', '--outdir', folder, file];
    await promisify(execFile)(OFFICE, [profile, ...convert]);
    const sheet = await readFile(file.replace(/\.\w+$/, '.fods'), 'utf8');
    const rows = sheet.match(/<table:table-row[^>]*>[^]*?<\/table:table-row>/g) ?? [];
    return rows.map(cellsOf).filter((cells) => cells.length > 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function cellsOf(row: string): (number | string)[] {
  const cells = row.matchAll(/<table:table-cell([^>]*)>\s*<text:p>([^]*?)<\/text:p>/g);
  return [...cells].map(([, marks = '', text = '']) => {
    const value = /office:value="([^"]*)"/.exec(marks)?.[1];
    const date = /office:date-value="([^"]*)"/.exec(marks)?.[1];
    if (value !== undefined) return Number(value);
    return date === undefined ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : `date: ${date}`;
  });
}
