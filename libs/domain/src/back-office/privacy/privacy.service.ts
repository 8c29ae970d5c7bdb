import { Injectable } from '@nestjs/common';
import { Courier, CourierRegistrations, Merchant, Merchants } from '../../people/index.js';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  FileStore,
  nationalPhone,
  type Scope,
  requireHubScope,
} from '../../base/index.js';
import {
  FILE_KEYS,
  ANONYMISE,
  ANONYMISE_ACTS,
  anonymiseAudit,
  DELETE_EVIDENCE,
  MARKS,
  ORDERS_IN_PROGRESS,
} from './anonymisation.statements.js';
import { EXPORT_PARTS } from './personal-data.statements.js';
import { deleteFiles } from './data-retention.service.js';
import { type Marks, sweepMentions } from './mention-sweep.service.js';

/** A recipient has no record, only a phone in orders. */
export type Person =
  | { readonly kind: 'courier' | 'merchant'; readonly id: number }
  | { readonly kind: 'recipient'; readonly phone: string };

/** Digits of a phone with area code: fewer would match many people. */
const PHONE_DIGITS = { least: 10, most: 13 };

/** Export and anonymisation of a person's data, the rights of the LGPD. */
@Injectable()
export class Privacy {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly registrations: CourierRegistrations,
    private readonly merchants: Merchants,
    private readonly files: FileStore,
  ) {}

  /** @throws forbidden · courier_not_found · merchant_not_found · invalid_value */
  async export(scope: Scope, person: Person): Promise<Readonly<Record<string, unknown>>> {
    const key = await this.keyOf(scope, person);
    const parts: Record<string, unknown> = {};
    for (const [part, sql] of Object.entries(EXPORT_PARTS[person.kind])) {
      const rows = await this.db.unchecked.query<Record<string, unknown>>(sql, [scope.hubId, key]);
      parts[part] = part === 'record' ? rows[0]?.['record'] : rows;
    }
    return parts;
  }

  /**
   * For good, with a merchant its sub-users' data. Orders and ledger stay, without the person; texts of
   * others that mention the person stay without the mention. Repeating it changes nothing. @throws as
   * `export` · transition_refused (orders in progress) · external_service_unavailable (the person's files)
   */
  async anonymise(scope: Scope, person: Person): Promise<void> {
    const key = await this.keyOf(scope, person);
    const people = person.kind === 'merchant' ? [...(await this.subUsers(scope, person)), person] : [person];
    const open: string[] = [];
    for (const one of people) {
      const whose = [scope.hubId, 'id' in one ? one.id : key];
      const found = await this.db.unchecked.query<{ publicId: string }>(ORDERS_IN_PROGRESS(one.kind), whose);
      open.push(...found.map(({ publicId }) => publicId));
    }
    const note = open.join(', ');
    if (note) throw new DomainError('transition_refused', { command: 'anonymise', field: 'orders', note });
    for (const one of people) await this.anonymiseOne(scope, one, 'id' in one ? one.id : key);
  }

  private async subUsers({ hubId }: Scope, { id: ownerId }: { readonly id: number }): Promise<Person[]> {
    const found = await this.db.manager.find(Merchant, { where: { hubId, ownerId }, order: { id: 'asc' } });
    return found.map(({ id }) => ({ kind: 'merchant', id }));
  }

  private async anonymiseOne(scope: Scope, person: Person, key: number | string): Promise<void> {
    const { kind } = person;
    // First the account is closed, then files go: if that fails, the rows that refer to them remain.
    if (kind === 'courier') await this.registrations.update(scope, person.id, { registration: 'inactive' });
    if (kind === 'merchant') await this.merchants.block(scope, person.id);
    const whose = [scope.hubId, key];
    const gone: string[] = [];
    for (const sql of FILE_KEYS[kind]) gone.push(...(await deleteFiles(this.db, this.files, sql, whose)));
    await this.db.transaction(async (tx) => {
      await tx.execute(DELETE_EVIDENCE, [scope.hubId, gone]);
      await tx.execute("select set_config('lastmile.forgetting', 'on', true)");
      await tx.execute(anonymiseAudit(kind), whose);
      if (kind === 'merchant') await tx.execute(ANONYMISE_ACTS, whose);
      const now = this.clock.now();
      const marks = await tx.unchecked.first<Marks>(MARKS[kind], whose);
      for (const sql of ANONYMISE[kind]) await tx.execute(sql, sql.includes('$3') ? [...whose, now] : whose);
      if (marks) await sweepMentions(tx, scope, marks);
      await tx.execute("select set_config('lastmile.forgetting', '', true)");
      if (kind === 'recipient') return;
      tx.announce(kind === 'courier' ? CHANGED.courier : CHANGED.merchant, person.id);
      if (kind === 'merchant') tx.announce(CHANGED.credentials, scope.hubId);
    });
  }

  private async keyOf(scope: Scope, person: Person): Promise<number | string> {
    requireHubScope(scope);
    if (person.kind === 'recipient') {
      const digits = nationalPhone(person.phone);
      if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most)
        throw new DomainError('invalid_value', { field: 'phone' });
      return digits;
    }
    if (person.kind === 'merchant') return (await this.merchants.get(scope, person.id)).id;
    return (await this.db.get(Courier, { id: person.id, hubId: scope.hubId }, 'courier_not_found')).id;
  }
}
