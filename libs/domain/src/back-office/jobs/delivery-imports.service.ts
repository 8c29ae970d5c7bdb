import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import {
  AddressBook,
  type CreateOrderCommand,
  OrderCreation,
  type PlaceInput,
} from '../../ordering/index.js';
import { cents, Database, DomainError, type Scope } from '../../base/index.js';
import {
  type DeliverySheet,
  parseDeliverySheet,
  type SheetDelivery,
  type SheetRow,
} from './delivery-sheet.parser.js';
import {
  type ClaimedRows,
  type JobProgress,
  Jobs,
  type JobWork,
  type OpenJob,
  refusalOf,
  type Settle,
} from './jobs.service.js';

interface SheetInput {
  readonly paymentMethod: 'wallet' | 'invoiced';
  /** Digest of its deliveries. */
  readonly digest: string;
}

type SheetLine = Pick<SheetRow, 'line' | 'delivery'>;

interface NewDeliveryImport extends DeliverySheet, Pick<SheetInput, 'paymentMethod'> {
  readonly key: string;
}

interface PreviewRow extends SheetRow {
  /** null: it cannot be priced. */
  readonly totalCents: number | null;
}

export type ImportProgress = JobProgress<SheetInput>;

/** Prices that are asked for side by side. */
const PARALLEL = 4;

/** Sheets of deliveries: what they would cost, the job that orders them, and what became of each row. */
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
   * Keeps the sheet; a worker orders its rows. The same key again is the same import.
   * @throws as `parseDeliverySheet` · caller_blocked · forbidden · invoicing_not_enabled · idempotency_conflict (the key was
   * used for another sheet)
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
    const job = {
      ...{ ownerId: merchantId, key, input: { paymentMethod, digest: digestOf(rows) } },
      rows: rows.map(({ fault, ...input }) => ({ input, refusal: fault })),
    };
    const { id } = await this.db.transaction((tx) => this.jobs.begin(tx, own, 'sheet', job));
    return this.byId(scope, merchantId, id);
  }

  /** The merchant's own, newest first. */
  latest(scope: Scope, merchantId: number): Promise<ImportProgress[]> {
    return this.jobs.latest(scope, 'sheet', merchantId);
  }

  /** @throws bulk_not_found */
  async byId(scope: Scope, merchantId: number, id: number): Promise<ImportProgress> {
    const found = await this.jobs.byId<SheetInput>(scope, 'sheet', id);
    if (found.ownerId !== merchantId) throw new DomainError('bulk_not_found');
    return found;
  }

  /** Rows of an import that `byId` found, in the order of the file. */
  async rows(scope: Scope, id: number) {
    const rows = await this.jobs.rows<SheetLine, { readonly orderId: number }>(scope, id);
    return rows.map(({ input: { line, delivery }, state, refusal, result }) => ({
      ...{ line, delivery, state, refusal, orderId: result?.orderId ?? null },
    }));
  }

  runDue(): Promise<number> {
    return this.jobs.run(this);
  }

  /** What a row needs is looked up before its transaction. */
  async do(
    { scope, ownerId, input: { paymentMethod } }: OpenJob<SheetInput>,
    [
      {
        input: { delivery },
      },
    ]: ClaimedRows<SheetLine>,
    settle: Settle,
  ): Promise<void> {
    const pickup = await this.merchants.pickupOf(scope, ownerId);
    const command = commandOf(ownerId, pickup, delivery, paymentMethod);
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

function digestOf(rows: readonly SheetRow[]): string {
  return createHash('sha256')
    .update(JSON.stringify(rows.map(({ delivery }) => delivery)))
    .digest('hex');
}

/** The order of a row. */
function commandOf(
  id: number,
  pickup: PlaceInput,
  { externalId, collectCents, ...place }: SheetDelivery,
  paymentMethod: SheetInput['paymentMethod'],
): CreateOrderCommand {
  const collect =
    collectCents === null ? {} : { collectCents: cents(collectCents), collectMethod: 'cash' as const };
  return {
    source: 'console',
    merchant: { id },
    ...{ vehicleTypeId: null, categoryId: null, needsReturn: false, needsProof: false },
    pickup,
    stops: [{ ...place, ...collect }],
    externalId,
    paymentMethod,
    initialStatus: 'pending',
  };
}
