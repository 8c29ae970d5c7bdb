import { reais } from '../../ground/money.js';
import { sheetText } from '../../ground/table-file.js';

interface Delivery {
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string;
  readonly complement: string | null;
  readonly instructions: string | null;
  readonly externalId: string | null;
  readonly collectCents: number | null;
}

interface FaultyRow {
  readonly delivery: Delivery;
  readonly fault: string | null;
}

interface FileWords {
  /** Divided by semicolons, as the values of the example. */
  readonly heads: string;
  readonly example: string;
  readonly problem: string;
}

/** The faulty rows with what is wrong with each, in the columns that the sheet is read by. */
export function faultySheet(
  rows: readonly FaultyRow[],
  said: (fault: string) => string,
  { heads, problem }: Pick<FileWords, 'heads' | 'problem'>,
): string {
  const faulty = rows.flatMap(({ delivery, fault }) =>
    fault === null ? [] : [[...valuesOf(delivery), said(fault)]],
  );
  return sheetText([[...heads.split(';'), problem], ...faulty]);
}

function valuesOf(one: Delivery): string[] {
  const { name, phone, address, complement, instructions, externalId, collectCents } = one;
  const collect = collectCents === null ? '' : reais(collectCents);
  return [name ?? '', phone ?? '', address, complement ?? '', instructions ?? '', externalId ?? '', collect];
}

/** The columns with one line to copy. */
export function sheetTemplate({ heads, example }: Pick<FileWords, 'heads' | 'example'>): string {
  return sheetText([heads.split(';'), example.split(';')]);
}
