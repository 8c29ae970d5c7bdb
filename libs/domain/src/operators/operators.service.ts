import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  isUniqueViolation,
  Passwords,
  randomBase62,
  type Transaction,
} from '../shared/index.js';
import { OperatorSessions } from './operator-sessions.js';
import { OperatorToken } from './operator-token.entity.js';
import { Operator, OPERATOR_ROLES, type OperatorRole } from './operator.entity.js';

export interface NewOperator {
  name: string;
  email: string;
  password: string;
  role: OperatorRole;
}

export interface OperatorPatch extends Partial<NewOperator> {
  active?: boolean;
}

export interface TokenRequest {
  label: string;
  /** null or absent: until it is revoked. */
  expiresAt?: Date | null;
}

export const MIN_PASSWORD_LENGTH = 8;
const SESSION_HOURS = 12;
const TRIES = 5;
const PAUSE_MS = 60_000;

/** The console's people: who they are and how they enter. */
@Injectable()
export class Operators {
  /** Compared with when nobody has the address, so that time does not tell which addresses exist. */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: OperatorSessions,
  ) {}

  list(hubId: number | null): Promise<Operator[]> {
    return this.db.manager
      .createQueryBuilder(Operator, 'operator')
      .where(hubId === null ? 'operator.hub_id is null' : 'operator.hub_id = :hubId', { hubId })
      .orderBy('operator.id')
      .getMany();
  }

  /** @throws operator_not_found */
  async get(hubId: number | null, id: number): Promise<Operator> {
    const found = await this.db.manager.findOneBy(Operator, { id });
    if (!found || found.hubId !== hubId) throw new DomainError('operator_not_found');
    return found;
  }

  /** @throws required_value · invalid_value · not_unique */
  async create(hubId: number | null, input: NewOperator): Promise<Operator> {
    const now = this.clock.now();
    const values = { ...checked(input), passwordHash: await this.hashed(input.password) };
    return this.saving(() =>
      this.db.manager.save(Operator, {
        ...values,
        hubId,
        active: true,
        failedLogins: 0,
        lastFailedLoginAt: null,
        createdAt: now,
        updatedAt: now,
      }),
    );
  }

  /**
   * A new password, another role or deactivation ends the person's sessions. The last active owner stays one.
   * @throws operator_not_found · required_value · invalid_value · not_unique · forbidden
   */
  async update(hubId: number | null, id: number, patch: OperatorPatch): Promise<Operator> {
    const passwordHash = patch.password === undefined ? null : await this.hashed(patch.password);
    return this.saving(() =>
      this.db.transaction(async (tx) => {
        const operator = await this.locked(tx, hubId, id);
        const wanted = merged(operator, patch);
        const stripped = wanted.role !== operator.role || !wanted.active;
        if (operator.role === 'owner' && stripped) await this.keepAnOwner(tx, operator);
        if (passwordHash !== null || stripped) await this.sessions.revokeAll(tx, id);
        Object.assign(operator, checked(wanted), { active: wanted.active, updatedAt: this.clock.now() });
        operator.passwordHash = passwordHash ?? operator.passwordHash;
        return tx.manager.save(operator);
      }),
    );
  }

  /** @throws credential_invalid · too_many_attempts */
  async login(
    email: string,
    password: string,
  ): Promise<{ operator: Operator; token: string; expiresAt: Date }> {
    const operator = await this.db.manager.findOneBy(Operator, { email: normal(email) });
    if (operator) this.refuseHaste(operator);
    this.decoy ??= this.passwords.hash(randomBase62(20));
    const right = await this.passwords.matches(operator?.passwordHash ?? (await this.decoy), password);
    if (!operator || !right || !operator.active) {
      if (operator) await this.noteFailure(operator.id);
      throw new DomainError('credential_invalid');
    }
    if (operator.failedLogins > 0)
      await this.db.execute('update operators set failed_logins = 0 where id = $1', [operator.id]);
    const expiresAt = new Date(this.clock.millis() + SESSION_HOURS * 3_600_000);
    const { token } = await this.issueToken(operator.id, { label: 'log-in', expiresAt });
    return { operator, token, expiresAt };
  }

  /** The token is shown now and never again. */
  async issueToken(
    operatorId: number,
    { label, expiresAt = null }: TokenRequest,
  ): Promise<{ token: string }> {
    const token = `adm_${randomBase62(43)}`;
    await this.db.manager.save(OperatorToken, {
      operatorId,
      label,
      lookup: createHash('sha256').update(token).digest(),
      expiresAt,
      revokedAt: null,
      createdAt: this.clock.now(),
    });
    return { token };
  }

  private refuseHaste({ failedLogins, lastFailedLoginAt }: Operator): void {
    const since = lastFailedLoginAt === null ? PAUSE_MS : this.clock.millis() - lastFailedLoginAt.getTime();
    if (failedLogins >= TRIES && since < PAUSE_MS) throw new DomainError('too_many_attempts');
  }

  /** Failures count while they follow each other; after a quiet minute the count begins again. */
  private async noteFailure(id: number): Promise<void> {
    const now = this.clock.now();
    await this.db.execute(
      `update operators set last_failed_login_at = $2,
              failed_logins = case when last_failed_login_at > $3 then failed_logins + 1 else 1 end
        where id = $1`,
      [id, now, new Date(now.getTime() - PAUSE_MS)],
    );
  }

  private async keepAnOwner(tx: Transaction, { id, hubId }: Operator): Promise<void> {
    const others = await tx.query(
      `select id from operators
        where hub_id is not distinct from $1::bigint and role = 'owner' and active and id <> $2 for update`,
      [hubId, id],
    );
    if (others.length === 0) throw new DomainError('forbidden', { field: 'role' });
  }

  private async locked(tx: Transaction, hubId: number | null, id: number): Promise<Operator> {
    const operator = await tx.manager.findOne(Operator, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!operator || operator.hubId !== hubId) throw new DomainError('operator_not_found');
    return operator;
  }

  private hashed(password: string): Promise<string> {
    if (password.length < MIN_PASSWORD_LENGTH) throw new DomainError('invalid_value', { field: 'password' });
    return this.passwords.hash(password);
  }

  private async saving(work: () => Promise<Operator>): Promise<Operator> {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError('not_unique', { field: 'email' }, { cause: error });
      throw error;
    }
  }
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}

function checked(input: Omit<NewOperator, 'password'>): Omit<NewOperator, 'password'> {
  const name = input.name.trim();
  const email = normal(input.email);
  if (name === '') throw new DomainError('required_value', { field: 'name' });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new DomainError('invalid_value', { field: 'email' });
  if (!OPERATOR_ROLES.includes(input.role)) throw new DomainError('invalid_value', { field: 'role' });
  return { name, email, role: input.role };
}

function merged(
  operator: Operator,
  patch: OperatorPatch,
): Pick<Operator, 'name' | 'email' | 'role' | 'active'> {
  const { name = operator.name, email = operator.email } = patch;
  const { role = operator.role, active = operator.active } = patch;
  return { name, email, role, active };
}
