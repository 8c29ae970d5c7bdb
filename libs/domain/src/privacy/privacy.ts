import { Injectable } from '@nestjs/common';
import { CourierRegistrations } from '../couriers/index.js';
import { Merchants } from '../merchants/index.js';
import { Clock, Database, DomainError, FileStore, type Scope, type Transaction } from '../shared/index.js';
import {
  EXPORTS,
  FORGET_AUDIT,
  FORGET_COURIER,
  FORGET_MERCHANT,
  IN_PROGRESS,
} from './forgetting.statements.js';

export type PersonKind = keyof typeof EXPORTS;
export type PersonalData = Readonly<Record<string, unknown>>;

const NOT_FOUND = { courier: 'courier_not_found', merchant: 'merchant_not_found' } as const;

/** A person's right to see what is kept of them, and to be forgotten. */
@Injectable()
export class Privacy {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly registrations: CourierRegistrations,
    private readonly merchants: Merchants,
    private readonly files: FileStore,
  ) {}

  /** Everything of the person, as data. @throws forbidden · courier_not_found · merchant_not_found */
  async export(scope: Scope, kind: PersonKind, id: number): Promise<PersonalData> {
    onlyForTheHub(scope);
    const parts: Record<string, unknown> = {};
    for (const [part, sql] of Object.entries(EXPORTS[kind])) {
      const rows = await this.db.query<Record<string, unknown>>(sql, [scope.hubId, id]);
      if (part !== 'record') parts[part] = rows;
      else if (rows[0]) parts['record'] = rows[0]['record'];
      else throw new DomainError(NOT_FOUND[kind]);
    }
    return parts;
  }

  /**
   * Cannot be undone. Orders and books stay, without the person. Doing it again changes nothing.
   * @throws forbidden · courier_not_found · merchant_not_found · transition_refused (orders in progress)
   */
  async anonymise(scope: Scope, kind: PersonKind, id: number): Promise<void> {
    onlyForTheHub(scope);
    await this.refuseInProgress(scope, kind, id);
    if (kind === 'courier') await this.forgetCourier(scope, id);
    else await this.forgetMerchant(scope, id);
  }

  private async forgetCourier(scope: Scope, id: number): Promise<void> {
    // First out of the search, then the files: if these fail, the rows that lead to them are still there.
    await this.registrations.update(scope, id, { registration: 'inactive' });
    const kept = await this.db.query<{ key: string }>(
      'select storage_key as key from courier_documents where hub_id = $1 and courier_id = $2',
      [scope.hubId, id],
    );
    for (const { key } of kept) await this.files.delete(key);
    await this.db.transaction(async (tx) => {
      for (const sql of FORGET_COURIER) await tx.execute(sql, [scope.hubId, id]);
      await forgetAudit(tx, scope, 'courier', id);
    });
  }

  private async forgetMerchant(scope: Scope, id: number): Promise<void> {
    await this.merchants.block(scope, id);
    await this.db.transaction(async (tx) => {
      for (const sql of FORGET_MERCHANT) await tx.execute(sql, [scope.hubId, id, this.clock.now()]);
      await forgetAudit(tx, scope, 'merchant', id);
    });
  }

  private async refuseInProgress(scope: Scope, kind: PersonKind, id: number): Promise<void> {
    const busy = await this.db.first(IN_PROGRESS[kind], [scope.hubId, id]);
    if (busy) throw new DomainError('transition_refused', { command: 'anonymise' });
  }
}

async function forgetAudit(tx: Transaction, scope: Scope, kind: PersonKind, id: number): Promise<void> {
  await tx.query("select set_config('lastmile.forgetting', 'on', true)");
  await tx.execute(FORGET_AUDIT, [scope.hubId, id, kind]);
  await tx.query("select set_config('lastmile.forgetting', '', true)");
}

function onlyForTheHub(scope: Scope): void {
  if (scope.merchantId !== null) throw new DomainError('forbidden');
}
