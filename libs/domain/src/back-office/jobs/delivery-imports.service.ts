import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import {
  AddressBook,
  type CreateOrderCommand,
  OrderCreation,
  type PlaceInput,
} from '../../ordering/index.js';
import {
  cents,
  type CsvRow,
  Database,
  DomainError,
  type DomainErrorCode,
  fold,
  nationalPhone,
  parseCsv,
  parseReais,
  type Scope,
  sha256,
} from '../../base/index.js';
import {
  type ClaimedRows,
  type JobProgress,
  Jobs,
  type JobWork,
  type OpenJob,
  refusalOf,
  type Settle,
} from './jobs.service.js';

/** `fault`: why the row cannot be ordered as it is written; null: nothing is wrong so far. */
type SheetRow = ReturnType<typeof rowOf>;

/**
 * `too_many_values`: more than there are columns, as with a comma in an address · `name_missing`: in a sheet
 * with names · `phone_invalid`: no number that can be called.
 */
type SheetFault = DomainErrorCode | 'too_many_values' | 'name_missing' | 'phone_invalid';

const MAX_SHEET_ROWS = 200;

type SheetColumn = 'name' | 'phone' | 'address' | 'complement' | 'instructions' | 'externalId' | 'collect';

const NATIONAL_PHONE = /^[1-9]\d(9\d{8}|[2-5]\d{7})$/;

/** Names without accents, any of which may stand in the header. */
export type SheetColumns = Readonly<Record<SheetColumn, readonly string[]>>;

interface DeliverySheet {
  readonly csv: string;
  readonly columns: SheetColumns;
}

/**
 * A sheet has a header line; commas, semicolons or, as pasted, tabs separate. @throws invalid_value (not a
 * sheet) · required_value (no row; field `csv.` and a name: no such heading) · limit_reached
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

function cell({ values }: CsvRow, names: readonly string[]): string | undefined {
  const name = names.find((one) => values[one] !== undefined);
  return name === undefined ? undefined : values[name];
}

function rowOf(row: CsvRow, columns: SheetColumns) {
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
    name: text('name'),
    phone,
    address,
    complement: text('complement'),
    instructions: text('instructions'),
    externalId: text('externalId'),
    /** Cash that the courier collects. */
    collectCents: cents,
  };
  return { line: row.line, delivery, fault };
}

/** `R$ 1.234,50`, `12.5` or `7`; null: not an amount. */
function amountOf(text: string): number | null {
  const plain = text.replace(/[R$\s]/g, '');
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d{1,9}(\.\d{1,2})?$/.test(decimal) ? parseReais(decimal) : null;
}

interface SheetInput {
  readonly paymentMethod: 'wallet' | 'invoiced';
  readonly digest: string;
}

type SheetLine = Pick<SheetRow, 'line' | 'delivery'>;

interface NewDeliveryImport extends DeliverySheet, Pick<SheetInput, 'paymentMethod'> {
  readonly key: string;
}

/** `totalCents` null: it cannot be priced. */
type PreviewRow = SheetRow & { readonly totalCents: number | null };

export type ImportProgress = JobProgress<SheetInput>;

const PARALLEL = 4;

/** Sheets of deliveries: their prices, and the job that orders them. */
@Injectable()
export class DeliveryImports implements JobWork<SheetInput, SheetLine> {
  readonly kind = 'sheet';

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly merchants: Merchants,
    private readonly creation: OrderCreation,
    private readonly book: AddressBook,
  ) {}

  /** Orders nothing. @throws as `parseDeliverySheet` · `Merchants.pickupOf` */
  async preview(scope: Scope, merchantId: number, sheet: DeliverySheet): Promise<PreviewRow[]> {
    const rows = parseDeliverySheet(sheet);
    const pickup = await this.merchants.pickupOf(scope, merchantId);
    const priced: PreviewRow[] = [];
    for (let at = 0; at < rows.length; at += PARALLEL) {
      const batch = rows.slice(at, at + PARALLEL);
      priced.push(...(await Promise.all(batch.map((row) => this.priced(scope, merchantId, pickup, row)))));
    }
    return priced;
  }

  /**
   * The same key again is the same import. @throws as `parseDeliverySheet` · caller_blocked · forbidden ·
   * invoicing_not_enabled · idempotency_conflict (the key was used for another sheet)
   */
  async begin(
    scope: Scope,
    merchantId: number,
    { key, paymentMethod, ...sheet }: NewDeliveryImport,
  ): Promise<ImportProgress> {
    const rows = parseDeliverySheet(sheet);
    const merchant = await this.merchants.get(scope, merchantId);
    await this.merchants.requireMayOrder(merchant);
    if (paymentMethod === 'invoiced' && !merchant.invoicingEnabled)
      throw new DomainError('invoicing_not_enabled', { field: 'paymentMethod' });
    const actor = { kind: 'merchant', id: merchantId, name: merchant.name } as const;
    const own: Scope = { hubId: scope.hubId, merchantId, actor };
    const deliveries = rows.map(({ delivery }) => delivery);
    const job = {
      ownerId: merchantId,
      key,
      input: { paymentMethod, digest: sha256(JSON.stringify(deliveries)).toString('hex') },
      rows: rows.map(({ fault, ...input }) => ({ input, refusal: fault })),
    };
    const { id } = await this.db.transaction((tx) => this.jobs.begin(tx, own, 'sheet', job));
    return this.byId(scope, merchantId, id);
  }

  latest(scope: Scope, merchantId: number): Promise<ImportProgress[]> {
    return this.jobs.latest(scope, 'sheet', merchantId);
  }

  /** @throws bulk_not_found */
  async byId(scope: Scope, merchantId: number, id: number): Promise<ImportProgress> {
    const found = await this.jobs.byId<SheetInput>(scope, 'sheet', id);
    if (found.ownerId !== merchantId) throw new DomainError('bulk_not_found');
    return found;
  }

  /** `id`: an import that `byId` found. Rows come in the order of the file. */
  async rows(scope: Scope, id: number) {
    const rows = await this.jobs.rows<SheetLine, { readonly orderId: number }>(scope, id);
    return rows.map(({ result, input, ...row }) => ({ ...row, ...input, orderId: result?.orderId ?? null }));
  }

  runDue(): Promise<number> {
    return this.jobs.run(this);
  }

  /** What a row needs is looked up before its transaction. */
  async do(
    { scope, ownerId, input: { paymentMethod } }: OpenJob<SheetInput>,
    [row]: ClaimedRows<SheetLine>,
    settle: Settle,
  ): Promise<void> {
    const pickup = await this.merchants.pickupOf(scope, ownerId);
    const command = commandOf(ownerId, pickup, row.input.delivery, paymentMethod);
    const prepared = await this.creation.prepare(scope, command);
    await this.db.transaction(async (tx) => {
      const { id } = await this.creation.createPrepared(tx, scope, prepared);
      await settle(tx, [{ refusal: null, result: { orderId: id } }]);
      await this.book.remember(tx, scope, ownerId, command.stops);
    });
  }

  private async priced(
    scope: Scope,
    merchantId: number,
    pickup: PlaceInput,
    row: SheetRow,
  ): Promise<PreviewRow> {
    if (row.fault !== null) return { ...row, totalCents: null };
    try {
      const command = commandOf(merchantId, pickup, row.delivery, 'invoiced');
      const quote = await this.creation.quote(scope, { ...command, merchantId });
      return { ...row, totalCents: quote.totalCents };
    } catch (error) {
      return { ...row, fault: refusalOf(error), totalCents: null };
    }
  }
}

function commandOf(
  id: number,
  pickup: PlaceInput,
  { externalId, collectCents, ...place }: SheetRow['delivery'],
  paymentMethod: SheetInput['paymentMethod'],
): CreateOrderCommand {
  const collect =
    collectCents === null ? {} : { collectCents: cents(collectCents), collectMethod: 'cash' as const };
  return {
    source: 'console',
    merchant: { id },
    vehicleTypeId: null,
    categoryId: null,
    needsReturn: false,
    needsProof: false,
    pickup,
    stops: [{ ...place, ...collect }],
    externalId,
    paymentMethod,
    initialStatus: 'pending',
  };
}
