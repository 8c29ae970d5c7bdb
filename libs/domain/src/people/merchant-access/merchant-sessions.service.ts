import { Injectable } from '@nestjs/common';
import { Merchant, Merchants, payerOf } from '../merchants/index.js';
import {
  type Account,
  type EmailLogIn,
  type LiveSession,
  LogIns,
  peopleCache,
  PersonSessions,
  Sessions,
} from '../sessions/index.js';
import {
  type Actor,
  CHANGED,
  Clock,
  Database,
  DomainError,
  type Scope,
  statement,
  normalEmail,
} from '../../base/index.js';
import type { ActingApp, MerchantPerson } from './merchant-permission.rules.js';

type Row = MerchantPerson & { readonly passwordMark: string; readonly accountMerchantIds: number[] | null };

/** A merchant who may have a session: neither it nor its owner is inactive. */
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

/** The same person may be registered in several hubs. */
const BY_EMAIL = statement(
  'merchant-access.merchants_by_email',
  `select m.id, m.hub_id as "hubId", m.password_hash as "passwordHash"
     from merchants m left join merchants o on o.id = m.owner_id
    where m.email = $1 and m.status = 'active' and coalesce(o.status, 'active') = 'active' order by m.id`,
);

/** Logged in, or by a key. */
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

export type MerchantSession = LiveSession & ActingMerchant;

/** What a person may do depends on the whole account: a change of any account drops all from the cache. */
@Injectable()
export class MerchantSessions extends PersonSessions<Row> {
  constructor(
    private readonly db: Database,
    clock: Clock,
    sessions: Sessions,
    private readonly merchants: Merchants,
    private readonly logIns: LogIns,
  ) {
    super('merchant', sessions, peopleCache<Row, 'passwordMark'>(db, clock, 'merchant', BY_ID));
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

  /** Who acts by a merchant's key, with the key's scope. @throws credential_invalid: inactive account */
  async actingBy(id: number, scope: Scope): Promise<ActingMerchant> {
    const row = await this.people.get(id);
    if (row === null) throw new DomainError('credential_invalid');
    const { passwordMark: _, accountMerchantIds: __, ...merchant } = row;
    return { merchant, accountId: payerOf(merchant), hubId: scope.hubId, actor: scope.actor, scope };
  }

  /**
   * A blocked merchant may log in, but not order. @throws credential_invalid; with a second factor also
   * required_value (field code), wrong_code, too_many_attempts
   */
  async open({ email, password, ...manner }: EmailLogIn) {
    const found = await this.db.query<Account>(BY_EMAIL, [normalEmail(email)]);
    const account = await this.logIns.prove('merchant', found, password, manner);
    const opened = await this.logIns.open('merchant', account, manner);
    return { merchant: await this.db.manager.findOneByOrFail(Merchant, { id: account.id }), ...opened };
  }

  /** Every session ends with the old password. @throws wrong_password (field current) · invalid_value */
  async changePassword(scope: Scope, id: number, current: string, password: string): Promise<Merchant> {
    await this.logIns.requirePassword(await this.merchants.get(scope, id), current, 'current');
    return this.merchants.update(scope, id, { password });
  }
}
