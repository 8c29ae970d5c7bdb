import { Injectable } from '@nestjs/common';
import { AddressBook, OrderCreation } from '../../ordering/index.js';
import { Merchants } from '../../people/index.js';
import { Clock, DomainError, type Scope, Database, hubWorks, statement } from '../../base/index.js';
import { refusalOf } from './delivery-imports.service.js';
import type { DeliveryImport, DeliveryImportRow } from './delivery-import.entity.js';
import { sheetCommand } from './delivery-sheet.mapper.js';

/** A worker that says nothing for so long has died, and its row is taken by another. */
const CLAIM_MS = 60_000;

type ClaimedRow = Pick<DeliveryImportRow, 'hubId' | 'importId' | 'ordinal' | 'delivery'> &
  Pick<DeliveryImport, 'merchantId' | 'merchantName' | 'paymentMethod'>;

const OPEN = statement(
  'delivery-imports.imports_open',
  `select id from delivery_imports where ended_at is null and ${hubWorks()} order by id limit 20`,
);
const CLAIM = statement(
  'delivery-imports.row_claim',
  `update delivery_import_rows r set claimed_until = $3
     from delivery_imports i
    where i.id = $1 and r.hub_id = i.hub_id and r.import_id = i.id and r.ordinal = (
      select n.ordinal from delivery_import_rows n
       where n.import_id = $1 and n.state = 'pending' and (n.claimed_until is null or n.claimed_until < $2)
       order by n.ordinal limit 1 for update skip locked)
   returning r.hub_id as "hubId", r.import_id as "importId", r.ordinal, r.delivery, i.merchant_id as "merchantId",
             i.merchant_name as "merchantName", i.payment_method as "paymentMethod"`,
);
const SETTLE = statement(
  'delivery-imports.row_settle',
  `update delivery_import_rows set state = $4, refusal = $5, order_id = $6, claimed_until = null
    where hub_id = $1 and import_id = $2 and ordinal = $3 and state = 'pending'`,
);
const END = statement(
  'delivery-imports.import_end',
  `update delivery_imports i set ended_at = $2 where i.id = $1 and i.ended_at is null
      and not exists (select from delivery_import_rows r where r.import_id = i.id and r.state = 'pending')`,
);

/**
 * Orders the rows of sheets. What a row needs is looked up before its transaction; order and result are one commit, which
 * only the first of two workers makes.
 */
@Injectable()
export class DeliveryImportRunner {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly creation: OrderCreation,
    private readonly book: AddressBook,
  ) {}

  /** Every sheet there is, each to its end. Returns how many rows were done. */
  async runDue(): Promise<number> {
    let rows = 0;
    for (const { id } of await this.db.query<{ id: number }>(OPEN, [])) {
      for (let row = await this.claim(id); row !== null; row = await this.claim(id)) {
        await this.order(row);
        rows += 1;
      }
      await this.db.execute(END, [id, this.clock.now()]);
    }
    return rows;
  }

  private claim(importId: number): Promise<ClaimedRow | null> {
    const now = this.clock.now();
    return this.db.first<ClaimedRow>(CLAIM, [importId, now, new Date(now.getTime() + CLAIM_MS)]);
  }

  private async order(row: ClaimedRow): Promise<void> {
    const { hubId, merchantId, merchantName } = row;
    const actor = { kind: 'merchant', id: merchantId, name: merchantName } as const;
    const scope: Scope = { hubId, merchantId, actor };
    try {
      await this.write(scope, row);
    } catch (error) {
      await this.db.execute(SETTLE, [...keyOf(row), 'refused', refusalOf(error), null]);
    }
  }

  private async write(scope: Scope, row: ClaimedRow): Promise<void> {
    const pickup = await this.merchants.pickupOf(scope, row.merchantId);
    const command = sheetCommand(row.merchantId, pickup, row.delivery, row.paymentMethod);
    const prepared = await this.creation.prepare(scope, command);
    await this.db.transaction(async (tx) => {
      const { id } = await this.creation.createPrepared(tx, scope, prepared);
      const first = await tx.execute(SETTLE, [...keyOf(row), 'done', null, id]);
      // Another worker was quicker: this order is undone, and the row stays as that one left it.
      if (first === 0) throw new DomainError('idempotency_conflict');
      await this.book.remember(tx, scope, row.merchantId, command.stops);
    });
  }
}

function keyOf({ hubId, importId, ordinal }: ClaimedRow): [number, number, number] {
  return [hubId, importId, ordinal];
}
