import { Injectable } from '@nestjs/common';
import { AccessNotices, type LogInManner, LogIns, Sessions } from '../sessions/index.js';
import {
  type Actor,
  Clock,
  DomainError,
  type PasswordOwner,
  Passwords,
  requirePassword,
  Database,
  requireUnique,
  type Transaction,
  normalEmail,
  requireEmail,
  requireText,
} from '../../base/index.js';
import { IsNull } from 'typeorm';
import { Operator, OPERATOR_ROLES } from './operator.entity.js';

const EMAIL_TAKEN = ['not_unique', { field: 'email' }] as const;

type NewOperator = Pick<Operator, 'name' | 'email' | 'role'> & { password: string };
type OperatorPatch = Partial<NewOperator & Pick<Operator, 'active'>>;

@Injectable()
export class Operators {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly logIns: LogIns,
    private readonly notices: AccessNotices,
  ) {}

  list(hubId: number | null): Promise<Operator[]> {
    return this.db.manager.find(Operator, { where: of(hubId), order: { id: 'asc' } });
  }

  /** @throws operator_not_found */
  get(hubId: number | null, id: number): Promise<Operator> {
    return this.db.get(Operator, { id, ...of(hubId) }, 'operator_not_found');
  }

  /** @throws required_value · invalid_value · not_unique */
  async create(hubId: number | null, input: NewOperator): Promise<Operator> {
    const now = this.clock.now();
    const values = { ...checked(input), passwordHash: await this.hashed('operator', input.password) };
    const operator = { ...values, hubId, active: true, createdAt: now, updatedAt: now };
    return requireUnique(this.db.manager.save(Operator, operator), ...EMAIL_TAKEN);
  }

  /**
   * A new password, another role or deactivation ends the operator's sessions. A hub keeps at least one
   * active owner. @throws operator_not_found · required_value · invalid_value · not_unique
   */
  async update(hubId: number | null, id: number, patch: OperatorPatch, by?: Actor): Promise<Operator> {
    const passwordHash = patch.password === undefined ? null : await this.hashedOf(id, patch.password);
    const updated = this.db.transaction(async (tx) => {
      const operator = await tx.lock(Operator, { id, ...of(hubId) }, 'operator_not_found');
      const wanted = Object.assign({}, operator, patch);
      if (passwordHash !== null)
        await this.notices.tell(tx, by, Object.assign({ phone: null }, operator), ['password']);
      const stripped = wanted.role !== operator.role || !wanted.active;
      if (operator.role === 'owner' && stripped) await this.requireAnotherOwner(tx, operator);
      if (passwordHash !== null || stripped) await this.sessions.endAllIn(tx, 'operator', id);
      Object.assign(operator, checked(wanted), { active: wanted.active, updatedAt: this.clock.now() });
      operator.passwordHash = passwordHash ?? operator.passwordHash;
      return tx.manager.save(operator);
    });
    return requireUnique(updated, ...EMAIL_TAKEN);
  }

  /** @throws credential_invalid; by second factor: required_value (code), wrong_code, too_many_attempts */
  async login(email: string, password: string, manner: LogInManner = {}) {
    const found = await this.db.manager.findBy(Operator, { email: normalEmail(email), active: true });
    const operator = await this.logIns.prove('operator', found, password, manner);
    return { operator, ...(await this.logIns.open('operator', operator, manner)) };
  }

  /** For a program, and shown once. `expiresAt` null: until it is revoked. @throws operator_not_found */
  async issueToken(id: number, { label, expiresAt = null }: { label: string; expiresAt?: Date | null }) {
    const operator = await this.db.get(Operator, { id }, 'operator_not_found');
    return this.sessions.open('operator', operator, { label, expiresAt });
  }

  private async requireAnotherOwner(tx: Transaction, { id, hubId }: Operator): Promise<void> {
    const others = await tx.execute(
      `select from operators
        where hub_id is not distinct from $1::bigint and role = 'owner' and active and id <> $2 for update`,
      [hubId, id],
    );
    if (others === 0) throw new DomainError('forbidden', { field: 'role' });
  }

  private async hashedOf(id: number, password: string): Promise<string> {
    const enrolled = await this.logIns.hasFactor('operator', id);
    return this.hashed(enrolled ? 'operatorWithFactor' : 'operator', password);
  }

  private hashed(owner: PasswordOwner, password: string): Promise<string> {
    requirePassword(owner, password);
    return this.passwords.hash(password);
  }
}

function checked(input: Omit<NewOperator, 'password'>): Omit<NewOperator, 'password'> {
  const name = requireText(input.name, 'name');
  const email = requireEmail(input.email);
  if (!OPERATOR_ROLES.includes(input.role)) throw new DomainError('invalid_value', { field: 'role' });
  return { name, email, role: input.role };
}

function of(hubId: number | null) {
  return { hubId: hubId ?? IsNull() };
}
