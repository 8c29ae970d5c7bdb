import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import { OrderCreation, type PlaceInput } from '../../ordering/index.js';
import {
  Clock,
  DomainError,
  type DomainErrorCode,
  type Scope,
  Database,
  statement,
  type Transaction,
} from '../../base/index.js';
import { DeliveryImport, type DeliveryImportRow, type SheetPayment } from './delivery-import.entity.js';
import { sheetCommand } from './delivery-sheet.mapper.js';
import { type DeliverySheet, parseDeliverySheet, type SheetRow } from './delivery-sheet.parser.js';

interface NewDeliveryImport extends DeliverySheet {
  readonly key: string;
  readonly paymentMethod: SheetPayment;
}

interface PreviewRow extends SheetRow {
  /** null: it cannot be priced. */
  readonly totalCents: number | null;
}

/** An import with how far it has come. */
export interface ImportProgress extends DeliveryImport {
  readonly done: number;
  readonly refused: number;
}

type ShownRow = Pick<DeliveryImportRow, 'line' | 'delivery' | 'state' | 'refusal' | 'orderId'>;

/** Prices that are asked for side by side. */
const PARALLEL = 4;
const LISTED = 10;
const KEPT_MS = 30 * 86_400_000;

const PROGRESS = `i.id, i.hub_id as "hubId", i.merchant_id as "merchantId", i.merchant_name as "merchantName", i.key,
  i.payment_method as "paymentMethod", i.total, i.created_at as "createdAt", i.ended_at as "endedAt", r.done, r.refused`;
const COUNTED = `cross join lateral (
  select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'refused')::int as refused
    from delivery_import_rows r where r.hub_id = i.hub_id and r.import_id = i.id) r`;

const INSERT = statement(
  'delivery-imports.import_insert',
  `insert into delivery_imports (hub_id, merchant_id, merchant_name, key, payment_method, total, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (hub_id, merchant_id, key) do nothing returning id`,
);
const INSERT_ROWS = statement(
  'delivery-imports.rows_insert',
  `insert into delivery_import_rows (hub_id, import_id, ordinal, line, delivery, state, refusal)
   select $1, $2, r.ordinal, r.line, r.delivery, case when r.fault is null then 'pending' else 'refused' end, r.fault
     from jsonb_to_recordset($3::jsonb) as r(ordinal int, line int, delivery jsonb, fault text)`,
);
/** The import of a key, if it is of the same deliveries in the same order and is paid alike. */
const BY_REQUEST = statement(
  'delivery-imports.import_by_request',
  `select i.id from delivery_imports i
    where i.hub_id = $1 and i.merchant_id = $2 and i.key = $3 and i.payment_method = $4
      and (select jsonb_agg(r.delivery order by r.ordinal) from delivery_import_rows r
            where r.hub_id = i.hub_id and r.import_id = i.id)
        = (select jsonb_agg(n.delivery order by n.ordinal)
             from jsonb_to_recordset($5::jsonb) as n(ordinal int, delivery jsonb))`,
);
const BY_ID = statement(
  'delivery-imports.import_by_id',
  `select ${PROGRESS} from delivery_imports i ${COUNTED} where i.hub_id = $1 and i.merchant_id = $2 and i.id = $3`,
);
const LATEST = statement(
  'delivery-imports.imports_latest',
  `select ${PROGRESS} from delivery_imports i ${COUNTED}
    where i.hub_id = $1 and i.merchant_id = $2 order by i.id desc limit $3`,
);
const ROWS = statement(
  'delivery-imports.rows_of_import',
  `select line, delivery, state, refusal, order_id as "orderId" from delivery_import_rows
    where hub_id = $1 and import_id = $2 order by ordinal`,
);
const FORGET = statement(
  'delivery-imports.imports_forget',
  `with old as (
     select id, hub_id from delivery_imports where created_at < $1 and ended_at is not null
      order by created_at limit $2 for update skip locked
   ), rows as (
     delete from delivery_import_rows r using old where r.hub_id = old.hub_id and r.import_id = old.id
   )
   delete from delivery_imports where id in (select id from old)`,
);

/** Sheets of deliveries: what they would cost, the job that orders them, and what became of each row. */
@Injectable()
export class DeliveryImports {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly creation: OrderCreation,
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
    const { hubId } = scope;
    const id = await this.db.transaction(async (tx) => {
      const values = [hubId, merchantId, merchant.name, key, paymentMethod, rows.length, this.clock.now()];
      const made = await tx.first<{ id: number }>(INSERT, values);
      const numbered = JSON.stringify(rows.map((row, ordinal) => ({ ...row, ordinal })));
      if (!made) return this.same(tx, [hubId, merchantId, key, paymentMethod, numbered]);
      await tx.execute(INSERT_ROWS, [hubId, made.id, numbered]);
      return made.id;
    });
    return this.byId(scope, merchantId, id);
  }

  /** The merchant's own, newest first. */
  latest({ hubId }: Scope, merchantId: number): Promise<ImportProgress[]> {
    return this.db.query<ImportProgress>(LATEST, [hubId, merchantId, LISTED]);
  }

  /** @throws bulk_not_found */
  async byId({ hubId }: Scope, merchantId: number, id: number): Promise<ImportProgress> {
    const found = await this.db.first<ImportProgress>(BY_ID, [hubId, merchantId, id]);
    if (!found) throw new DomainError('bulk_not_found');
    return found;
  }

  /** Rows of an import that `byId` found, in the order of the file. */
  rows({ hubId }: Scope, id: number): Promise<ShownRow[]> {
    return this.db.query<ShownRow>(ROWS, [hubId, id]);
  }

  /** Forgets sheets after thirty days; the orders stay. */
  prune(limit = 100): Promise<number> {
    return this.db.execute(FORGET, [new Date(this.clock.millis() - KEPT_MS), limit]);
  }

  /** The import that was begun with the key. @throws idempotency_conflict: for other deliveries, or paid otherwise */
  private async same(tx: Transaction, request: readonly unknown[]): Promise<number> {
    const known = await tx.first<{ id: number }>(BY_REQUEST, request);
    if (!known) throw new DomainError('idempotency_conflict');
    return known.id;
  }

  private async priced(
    scope: Scope,
    merchantId: number,
    pickup: PlaceInput,
    row: SheetRow,
  ): Promise<PreviewRow> {
    if (row.fault !== null) return { ...row, totalCents: null };
    try {
      const command = sheetCommand(merchantId, pickup, row.delivery, 'invoiced');
      const quote = await this.creation.quote(scope, { ...command, merchantId });
      return { ...row, totalCents: quote.totalCents };
    } catch (error) {
      return { ...row, fault: refusalOf(error), totalCents: null };
    }
  }
}

/** The code of a refusal of one row; what is wrong with the server itself is thrown on. */
export function refusalOf(error: unknown): DomainErrorCode {
  if (error instanceof DomainError && error.code !== 'storage_unavailable') return error.code;
  throw error;
}
