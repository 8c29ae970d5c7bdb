import type { Answer } from '../../base/api/call.js';
import { reais } from '../../base/money.js';
import { sheetText } from '../../desk/table-file.js';

type Row = Answer<'POST /api/merchant/delivery-imports/preview'>['items'][number];

/** First bytes of workbooks, which are no text: .xlsx and .ods, and .xls. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a chosen file is a workbook, which must be saved as CSV first. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.some((mark) => mark.every((byte, index) => bytes[index] === byte));
}

/** The faulty rows with their faults, in the columns of the template. */
export function faultySheet(
  rows: readonly Pick<Row, 'delivery' | 'fault'>[],
  faultText: (fault: string) => string,
  { heads, problem }: Readonly<Record<'heads' | 'problem', string>>,
): string {
  const faulty = rows.flatMap(({ delivery, fault }) =>
    fault === null ? [] : [[...valuesOf(delivery), faultText(fault)]],
  );
  return sheetText([[...heads.split(';'), problem], ...faulty]);
}

function valuesOf(one: Row['delivery']): string[] {
  const { name, phone, address, complement, instructions, externalId, collectCents } = one;
  const collect = collectCents === null ? '' : reais(collectCents);
  return [name ?? '', phone ?? '', address, complement ?? '', instructions ?? '', externalId ?? '', collect];
}

/** The heads with one example row; both texts are divided by semicolons. */
export function sheetTemplate({ heads, example }: Readonly<Record<'heads' | 'example', string>>): string {
  return sheetText([heads.split(';'), example.split(';')]);
}

/** Byte order marks of UTF-16, which Excel writes as "Unicode text". */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of a chosen file: UTF-8 where it is valid, else as Excel writes CSV in Brazil (Windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
