import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Merchant, Merchants } from '../merchants/index.js';
import { Clock, DomainError, Passwords, randomBase62, type Scope } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import { MerchantSecondFactors } from './merchant-second-factors.service.js';

interface LogInRequest {
  readonly email: string;
  readonly password: string;
  /** Names the session in the person's list. */
  readonly label?: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

interface OpenedSession {
  readonly merchant: Merchant;
  readonly token: string;
  readonly expiresAt: Date;
}

const SESSION_DAYS = 14;
/** The same person may be registered in several hubs: this many records are compared with the password. */
const CANDIDATES = 5;
const PRUNED_AT_ONCE = 100;
const KEPT_MS = 30 * 86_400_000;

const BY_EMAIL = statement(
  'merchant-access.merchants_by_email',
  `select m.id, m.password_hash as "passwordHash" from merchants m left join merchants o on o.id = m.owner_id
    where m.email = $1 and m.status = 'active' and coalesce(o.status, 'active') = 'active'
    order by m.id limit ${String(CANDIDATES)}`,
);
const INSERT = statement(
  'merchant-access.token_insert',
  `insert into merchant_tokens (hub_id, merchant_id, label, lookup, password_mark, expires_at, created_at)
   select hub_id, id, $2, $3, sha256(convert_to(password_hash, 'UTF8')), $4, $5 from merchants where id = $1`,
);
const PRUNE = statement(
  'merchant-access.tokens_prune',
  `delete from merchant_tokens where id in (
     select id from merchant_tokens where expires_at < $1 limit $2 for update skip locked)`,
);

interface Candidate {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** Log-ins of merchants and sub-users by e-mail and password. A blocked merchant may log in, but not order. */
@Injectable()
export class MerchantLogIns {
  /**
   * Hash that the password for an unknown e-mail is compared with, so that the time taken does not show which e-mails
   * exist.
   */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly merchants: Merchants,
    private readonly factors: MerchantSecondFactors,
  ) {}

  /**
   * The face limits attempts by address and e-mail together.
   * @throws credential_invalid; with a second factor also required_value (field code), wrong_code, too_many_attempts
   */
  async open({ email, password, label = 'log-in', code }: LogInRequest): Promise<OpenedSession> {
    const id = await this.withPassword(email, password);
    if (id === null) throw new DomainError('credential_invalid');
    await this.factors.check(id, code);
    const token = `mer_${randomBase62(43)}`;
    const lookup = createHash('sha256').update(token).digest();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
    await this.db.execute(INSERT, [id, label, lookup, expiresAt, now]);
    await this.db.execute(PRUNE, [new Date(now.getTime() - KEPT_MS), PRUNED_AT_ONCE]);
    return { merchant: await this.db.manager.findOneByOrFail(Merchant, { id }), token, expiresAt };
  }

  /** Every session of the person ends with the old password. @throws wrong_password (field current) · invalid_value */
  async changePassword(scope: Scope, id: number, current: string, password: string): Promise<Merchant> {
    const { passwordHash } = await this.merchants.get(scope, id);
    const right = passwordHash !== null && (await this.passwords.matches(passwordHash, current));
    if (!right) throw new DomainError('wrong_password', { field: 'current' });
    return this.merchants.update(scope, id, { password });
  }

  private async withPassword(email: string, password: string): Promise<number | null> {
    const found = await this.db.query<Candidate>(BY_EMAIL, [email.trim().toLowerCase()]);
    this.decoy ??= this.passwords.hash(randomBase62(20));
    const decoy = await this.decoy;
    const tried = found.length === 0 ? [{ id: 0, passwordHash: null }] : found;
    for (const { id, passwordHash } of tried)
      if ((await this.passwords.matches(passwordHash ?? decoy, password)) && passwordHash !== null) return id;
    return null;
  }
}
