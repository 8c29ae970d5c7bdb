import {
  type CsvRow,
  DomainError,
  type DomainErrorCode,
  fold,
  nationalPhone,
  parseCsv,
  parseReais,
} from '../../base/index.js';

/** A delivery as a row of a sheet says it. */
export interface SheetDelivery {
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string;
  readonly complement: string | null;
  readonly instructions: string | null;
  readonly externalId: string | null;
  /** Money that the courier collects in cash. */
  readonly collectCents: number | null;
}

export interface SheetRow {
  readonly line: number;
  readonly delivery: SheetDelivery;
  /** Why it cannot be ordered as it is written; null: nothing is wrong so far. */
  readonly fault: SheetFault | null;
}

/**
 * `too_many_values`: more than there are columns, as of an address whose comma separates · `name_missing`: in a sheet with
 * names · `phone_invalid`: nobody can be called by it.
 */
type SheetFault = DomainErrorCode | 'too_many_values' | 'name_missing' | 'phone_invalid';

const MAX_SHEET_ROWS = 200;

type SheetColumn = 'name' | 'phone' | 'address' | 'complement' | 'instructions' | 'externalId' | 'collect';

/** Area code and number, of a mobile phone or a fixed one. */
const NATIONAL_PHONE = /^[1-9]\d(9\d{8}|[2-5]\d{7})$/;

/** What a face calls the columns: names without accents, any of which may stand in the header. */
export type SheetColumns = Readonly<Record<SheetColumn, readonly string[]>>;

export interface DeliverySheet {
  readonly csv: string;
  readonly columns: SheetColumns;
}

/**
 * The deliveries of a sheet with a header line, separated by commas, semicolons or, as pasted, tabs.
 * @throws invalid_value (not a sheet) · required_value (no row; field `csv.` and a name: no such heading) · limit_reached
 */
export function parseDeliverySheet({ csv, columns }: DeliverySheet): SheetRow[] {
  const rows = rowsOf(csv);
  const [first] = rows;
  if (!first) throw new DomainError('required_value', { field: 'csv' });
  if (cell(first, columns.address) === undefined)
    throw new DomainError('required_value', { field: `csv.${columns.address[0] ?? ''}` });
  if (rows.length > MAX_SHEET_ROWS)
    throw new DomainError('limit_reached', { field: 'csv', limit: MAX_SHEET_ROWS });
  return rows.map((row) => rowOf(row, columns));
}

function rowsOf(text: string): CsvRow[] {
  const [head = ''] = text.split('\n', 1);
  const pasted = head.includes('\t') ? text.replaceAll(';', ',').replaceAll('\t', ';') : text;
  try {
    return parseCsv(pasted).map(({ values, ...row }) => ({
      ...row,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [fold(name), value])),
    }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DomainError('invalid_value', { field: 'csv' }, { cause: error });
  }
}

/** The value under whichever of the names the header has. */
function cell({ values }: CsvRow, names: readonly string[]): string | undefined {
  const name = names.find((one) => values[one] !== undefined);
  return name === undefined ? undefined : values[name];
}

function rowOf(row: CsvRow, columns: SheetColumns): SheetRow {
  const text = (wanted: SheetColumn) => cell(row, columns[wanted])?.trim() || null;
  const collect = text('collect');
  const cents = collect === null ? null : amountOf(collect);
  const address = text('address') ?? '';
  const phone = text('phone');
  const faults: [SheetFault, boolean][] = [
    ['too_many_values', row.surplus === true],
    ['required_value', address === ''],
    ['name_missing', text('name') === null && cell(row, columns.name) !== undefined],
    ['phone_invalid', phone !== null && !NATIONAL_PHONE.test(nationalPhone(phone))],
    ['invalid_value', collect !== null && cents === null],
  ];
  const fault = faults.find(([, applies]) => applies)?.[0] ?? null;
  const delivery = {
    ...{ name: text('name'), phone, address, complement: text('complement') },
    ...{ instructions: text('instructions'), externalId: text('externalId'), collectCents: cents },
  };
  return { line: row.line, delivery, fault };
}

/** `R$ 1.234,50`, `12.5` or `7`; null: not an amount. */
function amountOf(text: string): number | null {
  const plain = text.replace(/[R$\s]/g, '');
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d{1,9}(\.\d{1,2})?$/.test(decimal) ? parseReais(decimal) : null;
}
