import { Injectable } from '@nestjs/common';
import { CourierRegistrations } from '../couriers/index.js';
import { Merchants } from '../merchants/index.js';
import {
  Clock,
  Database,
  DomainError,
  FileStore,
  onlyDigits,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import {
  EXPORTS,
  FILES,
  FORGET,
  FORGET_AUDIT,
  FORGET_EVIDENCE,
  IN_PROGRESS,
  type PersonKind,
} from './forgetting.statements.js';

export type { PersonKind };

/** Couriers and merchants by their id; who receives has no record, only a telephone in the orders. */
export type Person =
  | { readonly kind: 'courier' | 'merchant'; readonly id: number }
  | { readonly kind: 'recipient'; readonly phone: string };
export type PersonalData = Readonly<Record<string, unknown>>;

/** Area code and number: less would be many people's. */
const PHONE_DIGITS = { least: 10, most: 13 };

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

  /** Everything of the person, as data. @throws forbidden · courier_not_found · merchant_not_found · invalid_value */
  async export(scope: Scope, person: Person): Promise<PersonalData> {
    const key = await this.keyOf(scope, person);
    const parts: Record<string, unknown> = {};
    for (const [part, sql] of Object.entries(EXPORTS[person.kind])) {
      const rows = await this.db.query<Record<string, unknown>>(sql, [scope.hubId, key]);
      parts[part] = part === 'record' ? rows[0]?.['record'] : rows;
    }
    return parts;
  }

  /**
   * Cannot be undone. Orders and books stay, without the person. Doing it again changes nothing. Answers kept for
   * repeated requests end by themselves within a day.
   * @throws as `export` · transition_refused (orders in progress) · external_service_unavailable (their files)
   */
  async anonymise(scope: Scope, person: Person): Promise<void> {
    const { kind } = person;
    const key = await this.keyOf(scope, person);
    if (await this.db.first(IN_PROGRESS(kind), [scope.hubId, key]))
      throw new DomainError('transition_refused', { command: 'anonymise' });
    // First out of the search and of ordering, then the files: if these fail, the rows that lead to them are still there.
    if (kind === 'courier') await this.registrations.update(scope, person.id, { registration: 'inactive' });
    if (kind === 'merchant') await this.merchants.block(scope, person.id);
    const gone = await this.deleteFiles(scope, kind, key);
    await this.db.transaction(async (tx) => {
      await tx.execute(FORGET_EVIDENCE, [scope.hubId, gone]);
      await forgetAudit(tx, scope, kind, key);
      const now = this.clock.now();
      for (const sql of FORGET[kind])
        await tx.execute(sql, sql.includes('$3') ? [scope.hubId, key, now] : [scope.hubId, key]);
    });
  }

  private async deleteFiles(scope: Scope, kind: PersonKind, key: number | string): Promise<string[]> {
    const gone: string[] = [];
    for (const sql of FILES[kind]) {
      for (const file of await this.db.query<{ key: string }>(sql, [scope.hubId, key])) {
        await this.files.delete(file.key);
        gone.push(file.key);
      }
    }
    return gone;
  }

  private async keyOf(scope: Scope, person: Person): Promise<number | string> {
    if (scope.merchantId !== null) throw new DomainError('forbidden');
    if (person.kind === 'recipient') {
      const digits = onlyDigits(person.phone);
      if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most)
        throw new DomainError('invalid_value', { field: 'phone' });
      return digits;
    }
    if (person.kind === 'merchant') return (await this.merchants.get(scope, person.id)).id;
    const known = await this.db.first('select from couriers where hub_id = $1 and id = $2', [
      scope.hubId,
      person.id,
    ]);
    if (!known) throw new DomainError('courier_not_found');
    return person.id;
  }
}

async function forgetAudit(
  tx: Transaction,
  scope: Scope,
  kind: PersonKind,
  key: number | string,
): Promise<void> {
  await tx.query("select set_config('lastmile.forgetting', 'on', true)");
  for (const sql of FORGET_AUDIT[kind]) await tx.execute(sql, [scope.hubId, key]);
  await tx.query("select set_config('lastmile.forgetting', '', true)");
}
