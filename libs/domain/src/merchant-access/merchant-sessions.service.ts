import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ACCOUNTS_CHANGED, MERCHANT_CHANGED, payerOf } from '../merchants/index.js';
import { type Actor, Clock, DomainError, type Scope } from '../shared/index.js';
import { change, Database, ExpiringCache, statement, type Transaction } from '../storage/index.js';
import type { MerchantPerson } from './merchant-permission.rules.js';

type Row = MerchantPerson & { sessionId: number; expiresAt: Date; accountMerchantIds: number[] | null };

/** There is no session for an inactive merchant or owner, nor for a token from before a change of password. */
const BY_LOOKUP = statement(
  'merchant-access.merchant_by_token',
  `select m.id, m.hub_id as "hubId", m.owner_id as "ownerId", m.name, m.email, m.restrictions,
          m.blocked_at is not null as "blocked", t.id as "sessionId", t.expires_at as "expiresAt",
          (select array_agg(a.id) from merchants a
            where a.hub_id = m.hub_id and a.id <> m.id
              and (a.id = m.owner_id or a.owner_id = m.owner_id or a.owner_id = m.id)) as "accountMerchantIds"
     from merchant_tokens t join merchants m on m.id = t.merchant_id left join merchants o on o.id = m.owner_id
    where t.lookup = $1 and t.revoked_at is null and m.status = 'active' and coalesce(o.status, 'active') = 'active'
      and t.password_mark = sha256(convert_to(m.password_hash, 'UTF8'))`,
);

const OPEN_SESSIONS = statement(
  'merchant-access.open_sessions',
  `select t.id, t.label, t.created_at as "createdAt", t.expires_at as "expiresAt"
     from merchant_tokens t join merchants m on m.id = t.merchant_id
    where t.hub_id = $1 and t.merchant_id = $2 and t.revoked_at is null and t.expires_at > $3
      and t.password_mark = sha256(convert_to(m.password_hash, 'UTF8')) order by t.id desc`,
);

/** Announces changed sessions, by merchant. */
const SESSIONS_CHANGED = change<number>('merchant-access.sessions');

interface OpenSession {
  readonly id: number;
  readonly label: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The session of a merchant or sub-user. */
export interface MerchantSession {
  /** Id of the session's token. */
  readonly id: number;
  readonly merchant: MerchantPerson;
  /** The account of the wallet, settings and invoices: the merchant itself, or the owner of a sub-user. */
  readonly accountId: number;
  readonly hubId: number;
  readonly actor: Actor;
  readonly scope: Scope;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
}

/** Finds the session of a merchant's token. Sessions are cached until one or an account changes, at most three seconds. */
@Injectable()
export class MerchantSessions {
  private readonly byHash: ExpiringCache<string, Row | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.byHash = new ExpiringCache(clock, (hash: string) =>
      db.first<Row>(BY_LOOKUP, [Buffer.from(hash, 'hex')]),
    );
    for (const changed of [SESSIONS_CHANGED, MERCHANT_CHANGED, ACCOUNTS_CHANGED])
      db.changes.on(changed, () => this.byHash.clear());
  }

  /** @throws credential_invalid */
  async authenticate(token: string): Promise<MerchantSession> {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const row = await this.current(tokenHash);
    if (!row) throw new DomainError('credential_invalid');
    const { sessionId, expiresAt: _, accountMerchantIds, ...merchant } = row;
    const { id, hubId, name, restrictions } = merchant;
    const actor: Actor = { kind: 'merchant', id, name };
    const others = restrictions.readingOthers ? [] : (accountMerchantIds ?? []);
    const scope: Scope = { hubId, merchantId: id, accountMerchantIds: others, actor };
    return { id: sessionId, merchant, accountId: payerOf(merchant), hubId, actor, scope, tokenHash };
  }

  /** Whether the session is still valid; event streams stay open longer than a session is cached. */
  async isCurrent({ tokenHash }: MerchantSession): Promise<boolean> {
    return (await this.current(tokenHash)) !== null;
  }

  /** The person's open sessions, newest first. */
  list({ hubId, merchant }: MerchantSession): Promise<OpenSession[]> {
    return this.db.query<OpenSession>(OPEN_SESSIONS, [hubId, merchant.id, this.clock.now()]);
  }

  /** Ends one session of the person; one that has ended, or is another's, is left unchanged. */
  async revokeOne({ hubId, merchant }: MerchantSession, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, merchant.id);
      await tx.execute(
        `update merchant_tokens set revoked_at = $4
          where hub_id = $1 and merchant_id = $2 and id = $3 and revoked_at is null`,
        [hubId, merchant.id, id, this.clock.now()],
      );
    });
  }

  endAll(merchantId: number): Promise<void> {
    return this.db.transaction((tx) => this.revokeAll(tx, merchantId));
  }

  async revokeAll(tx: Transaction, merchantId: number): Promise<void> {
    await tx.execute(
      `update merchant_tokens t set revoked_at = $2 from merchants m
        where m.id = $1 and t.hub_id = m.hub_id and t.merchant_id = m.id and t.revoked_at is null`,
      [merchantId, this.clock.now()],
    );
    tx.announce(SESSIONS_CHANGED, merchantId);
  }

  /** Drops the person's sessions from the caches. */
  forget(merchantId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, merchantId);
    });
  }

  private async current(tokenHash: string): Promise<Row | null> {
    const row = await this.byHash.get(tokenHash);
    return row && row.expiresAt > this.clock.now() ? row : null;
  }
}
