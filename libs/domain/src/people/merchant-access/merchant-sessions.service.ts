import { Injectable } from '@nestjs/common';
import { payerOf } from '../merchants/index.js';
import { type LiveSession, peopleCache, PersonSessions, Sessions } from '../sessions/index.js';
import {
  type Actor,
  CHANGED,
  Clock,
  Database,
  DomainError,
  type ExpiringCache,
  type Scope,
  statement,
} from '../../base/index.js';
import type { ActingApp } from './app-scope.rules.js';
import type { MerchantPerson } from './merchant-permission.rules.js';

type Row = MerchantPerson & { readonly passwordMark: string; readonly accountMerchantIds: number[] | null };

/** There is no session for an inactive merchant or owner. */
const BY_ID = statement(
  'merchant-access.merchant_of_session',
  `select m.id, m.hub_id as "hubId", m.owner_id as "ownerId", m.name, m.email, m.restrictions,
          m.blocked_at is not null as "blocked",
          encode(sha256(convert_to(m.password_hash, 'UTF8')), 'hex') as "passwordMark",
          (select array_agg(a.id) from merchants a
            where a.hub_id = m.hub_id and a.id <> m.id
              and (a.id = m.owner_id or a.owner_id = m.owner_id or a.owner_id = m.id)) as "accountMerchantIds"
     from merchants m left join merchants o on o.id = m.owner_id
    where m.id = $1 and m.status = 'active' and coalesce(o.status, 'active') = 'active'`,
);

/** A merchant or sub-user who acts, logged in or by a key. */
export interface ActingMerchant {
  readonly merchant: MerchantPerson;
  /** The account of the wallet, settings and invoices: the merchant itself, or the owner of a sub-user. */
  readonly accountId: number;
  readonly hubId: number;
  readonly actor: Actor;
  readonly scope: Scope;
  /** The app that acts for it; undefined: a person, or a key of the merchant's own. */
  readonly app?: ActingApp;
}

/** The session of a merchant or sub-user. */
export type MerchantSession = LiveSession & ActingMerchant;

/** What a person may do depends on the whole account, so a change of any account drops every person from the cache. */
@Injectable()
export class MerchantSessions extends PersonSessions<Row> {
  private readonly people: ExpiringCache<number, Row | null>;

  constructor(db: Database, clock: Clock, sessions: Sessions) {
    super('merchant', sessions);
    this.people = peopleCache(db, clock, 'merchant', BY_ID);
    for (const changed of [CHANGED.merchant, CHANGED.accounts])
      db.changes.on(changed, () => this.people.clear());
  }

  /** @throws credential_invalid */
  async authenticate(token: string): Promise<MerchantSession> {
    const { session, person } = await this.find(token);
    const { passwordMark: _, accountMerchantIds, ...merchant } = person;
    const { id, hubId, name, restrictions } = merchant;
    const actor: Actor = { kind: 'merchant', id, name };
    const others = restrictions.readingOthers ? [] : (accountMerchantIds ?? []);
    const scope: Scope = { hubId, merchantId: id, accountMerchantIds: others, actor };
    return { ...session, merchant, accountId: payerOf(merchant), hubId, actor, scope };
  }

  /** Who acts by a key of the merchant `id`, with that key's scope. @throws credential_invalid: an inactive account */
  async actingBy(id: number, scope: Scope): Promise<ActingMerchant> {
    const row = await this.people.get(id);
    if (row === null) throw new DomainError('credential_invalid');
    const { passwordMark: _, accountMerchantIds: __, ...merchant } = row;
    return { merchant, accountId: payerOf(merchant), hubId: scope.hubId, actor: scope.actor, scope };
  }

  protected person(id: number): Promise<Row | null> {
    return this.people.get(id);
  }
}
