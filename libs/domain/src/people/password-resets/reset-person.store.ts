import { Injectable } from '@nestjs/common';
import { CourierRegistrations, MAY_LOG_IN } from '../couriers/index.js';
import { Merchants } from '../merchants/index.js';
import { Operators } from '../operators/index.js';
import { Database, hubScope, nationalPhone, statement, normalEmail } from '../../base/index.js';

export const RESET_PERSON_KINDS = ['courier', 'merchant', 'operator'] as const;
export type ResetPersonKind = (typeof RESET_PERSON_KINDS)[number];

export interface ResetPerson {
  readonly id: number;
  /** null: an operator of the platform. */
  readonly hubId: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** false: the person was invited and has not come yet. */
  readonly hasPassword: boolean;
}

export type ResetContact = { readonly email: string } | { readonly phone: string };

/** How many records with one contact get a link: a person may be registered in several hubs. */
const MAX_PEOPLE = 5;

const PEOPLE: Record<ResetPersonKind, readonly [table: string, phone: string, active: string]> = {
  courier: ['couriers', 'phone', `registration = any('{${MAY_LOG_IN.join()}}')`],
  merchant: ['merchants', 'phone', `status = 'active'`],
  operator: ['operators', 'null::text', 'active'],
};

const readBy = <Kind extends ResetPersonKind, Column extends 'id' | 'email' | 'phone'>(
  kind: Kind,
  column: Column,
  [table, phone, active] = PEOPLE[kind],
) =>
  statement(
    `password-resets.${kind}_by_${column}`,
    `select id, hub_id as "hubId", name, email, ${phone} as phone, password_hash is not null as "hasPassword"
       from ${table} where ${column} = $1 and ${active}
      order by id limit ${String(MAX_PEOPLE)}`,
  );

const read = (kind: ResetPersonKind) => ({ byId: readBy(kind, 'id'), byEmail: readBy(kind, 'email') });
const READ = { courier: read('courier'), merchant: read('merchant'), operator: read('operator') };
const COURIER_BY_PHONE = readBy('courier', 'phone');

/** Finds people who may get a link: those who may log in. */
@Injectable()
export class ResetPersonStore {
  constructor(
    private readonly db: Database,
    private readonly couriers: CourierRegistrations,
    private readonly merchants: Merchants,
    private readonly operators: Operators,
  ) {}

  /** Ends the person's sessions. @throws invalid_value */
  async setPassword(kind: ResetPersonKind, hubId: number | null, id: number, password: string) {
    if (kind === 'operator') await this.operators.update(hubId, id, { password });
    else if (kind === 'courier') await this.couriers.update(hubScope(hubId ?? 0), id, { password });
    else await this.merchants.update(hubScope(hubId ?? 0), id, { password });
  }

  /** null: not of that hub, or may not log in. */
  async byId(kind: ResetPersonKind, hubId: number | null, id: number): Promise<ResetPerson | null> {
    const person = await this.db.first<ResetPerson>(READ[kind].byId, [id]);
    return person?.hubId === hubId ? person : null;
  }

  async byContact(kind: ResetPersonKind, contact: ResetContact): Promise<ResetPerson[]> {
    if ('email' in contact)
      return this.db.query<ResetPerson>(READ[kind].byEmail, [normalEmail(contact.email)]);
    if (kind !== 'courier') return [];
    return this.db.query<ResetPerson>(COURIER_BY_PHONE, [nationalPhone(contact.phone)]);
  }
}
