import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError, Passwords, randomBase62, requirePassword } from '../shared/index.js';
import { Database, isUniqueViolation, type Transaction, statement } from '../storage/index.js';
import { OperatorSessions } from './operator-sessions.service.js';
import { Operator, OPERATOR_ROLES, type OperatorRole } from './operator.entity.js';
import { SecondFactors } from './second-factors.service.js';

interface NewOperator {
  name: string;
  email: string;
  password: string;
  role: OperatorRole;
}

interface OperatorPatch extends Partial<NewOperator> {
  active?: boolean;
}

interface TokenRequest {
  label: string;
  /** null or absent: until it is revoked. */
  expiresAt?: Date | null;
}

const SESSION_HOURS = 12;

const INSERT_TOKEN = statement(
  'operators.operator_token_insert',
  `insert into operator_tokens (hub_id, operator_id, label, lookup, expires_at, created_at)
   select hub_id, id, $2, $3, $4, $5 from operators where id = $1`,
);

/** Operators: their records, log-ins and tokens. */
@Injectable()
export class Operators {
  /**
   * Hash that the password for an unknown e-mail is compared with, so that the time taken does not show which e-mails
   * exist.
   */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: OperatorSessions,
    private readonly factors: SecondFactors,
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
        createdAt: now,
        updatedAt: now,
      }),
    );
  }

  /**
   * Changes an operator. A new password, another role or deactivation ends the operator's sessions. A hub keeps at
   * least one active owner.
   * @throws operator_not_found · required_value · invalid_value · not_unique · forbidden
   */
  async update(hubId: number | null, id: number, patch: OperatorPatch): Promise<Operator> {
    const passwordHash = patch.password === undefined ? null : await this.hashed(patch.password);
    return this.saving(() =>
      this.db.transaction(async (tx) => {
        const operator = await this.locked(tx, hubId, id);
        const wanted = merged(operator, patch);
        const stripped = wanted.role !== operator.role || !wanted.active;
        if (operator.role === 'owner' && stripped) await this.requireAnotherOwner(tx, operator);
        if (passwordHash !== null || stripped) await this.sessions.revokeAll(tx, id);
        Object.assign(operator, checked(wanted), { active: wanted.active, updatedAt: this.clock.now() });
        operator.passwordHash = passwordHash ?? operator.passwordHash;
        return tx.manager.save(operator);
      }),
    );
  }

  /**
   * Log-in. The face limits attempts by address and e-mail together. `label` names the session in the operator's
   * list. @throws credential_invalid; with a second factor also
   * required_value (field code), wrong_code, too_many_attempts
   */
  async login(
    email: string,
    password: string,
    { label = 'log-in', code }: { label?: string; code?: string | undefined } = {},
  ): Promise<{ operator: Operator; token: string; expiresAt: Date }> {
    const operator = await this.db.manager.findOneBy(Operator, { email: normal(email) });
    this.decoy ??= this.passwords.hash(randomBase62(20));
    const right = await this.passwords.matches(operator?.passwordHash ?? (await this.decoy), password);
    if (!operator || !right || !operator.active) throw new DomainError('credential_invalid');
    await this.factors.check(operator.id, code);
    const expiresAt = new Date(this.clock.millis() + SESSION_HOURS * 3_600_000);
    const { token } = await this.issueToken(operator.id, { label, expiresAt });
    return { operator, token, expiresAt };
  }

  /** Issues a token, which is shown once. */
  async issueToken(
    operatorId: number,
    { label, expiresAt = null }: TokenRequest,
  ): Promise<{ token: string }> {
    const token = `adm_${randomBase62(43)}`;
    const lookup = createHash('sha256').update(token).digest();
    await this.db.execute(INSERT_TOKEN, [operatorId, label, lookup, expiresAt, this.clock.now()]);
    return { token };
  }

  private async requireAnotherOwner(tx: Transaction, { id, hubId }: Operator): Promise<void> {
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
    requirePassword('operator', password);
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
