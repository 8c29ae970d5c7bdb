import { Injectable } from '@nestjs/common';
import {
  atOnce,
  Clock,
  Database,
  DomainError,
  Gathering,
  holdsConnection,
  Passwords,
  RecordReader,
  ShortCache,
  type Queryable,
  type Scope,
  type Transaction,
  type Soon,
} from '../shared/index.js';
import type { MerchantPatch, NewMerchant } from './merchant.commands.js';
import { Merchant } from './merchant.entity.js';
import { asNotUnique, checkMerchant, merchantDefaults, normalEmail, normalized } from './merchant.rules.js';

const BY_ID = new RecordReader(Merchant, 'merchant_by_id', 'r.id = $1');
const BY_IDS = new RecordReader(Merchant, 'merchants_by_id', 'r.id = any($1::bigint[])');

const MOST_TOGETHER = 100;

@Injectable()
export class Merchants {
  private readonly cache: ShortCache<number, Merchant | null>;
  private readonly crowd = new Gathering((ids: readonly number[]) => this.among(ids), MOST_TOGETHER);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {
    this.cache = new ShortCache(clock, (id: number) => BY_ID.first(this.db, [id]));
  }

  /** @throws merchant_not_found */
  async get(scope: Scope, id: number, on: Queryable = this.db): Promise<Merchant> {
    if (on !== this.db || holdsConnection()) return visible(scope, await BY_ID.first(on, [id]));
    return visible(scope, await this.crowd.ask(id));
  }

  /** Each order asks for its merchant as of now: those that ask at the same moment ask together. */
  private async among(ids: readonly number[]): Promise<(Merchant | null)[]> {
    const found = await BY_IDS.all(this.db, [[...new Set(ids)]]);
    const known = new Map(found.map((merchant) => [merchant.id, merchant]));
    return ids.map((id) => known.get(id) ?? null);
  }

  /** As known a moment ago: for names and preferences, never for what a block or a balance decides. @throws merchant_not_found */
  recall(scope: Scope, id: number): Soon<Merchant> {
    return atOnce(this.cache.soon(id), (merchant) => {
      // Absence is not remembered: the next moment may create it.
      if (!merchant) this.cache.drop(id);
      return visible(scope, merchant);
    });
  }

  /** @throws required_value · invalid_value · not_unique · merchant_not_found (of the owner) */
  create(scope: Scope, input: NewMerchant): Promise<Merchant> {
    return this.db.transaction((tx) => this.createIn(tx, scope, input));
  }

  async createIn(tx: Transaction, scope: Scope, input: NewMerchant): Promise<Merchant> {
    checkMerchant(input);
    const { password, ...facts } = normalized(input);
    if (facts.ownerId) await this.requireOwner(tx, scope, facts.ownerId);
    const now = this.clock.now();
    try {
      return await tx.manager.save(Merchant, {
        ...merchantDefaults(),
        ...facts,
        passwordHash: password === undefined ? null : await this.passwords.hash(password),
        hubId: scope.hubId,
        createdAt: now,
        updatedAt: now,
      });
    } catch (error) {
      throw asNotUnique(error);
    }
  }

  /** @throws merchant_not_found · required_value · invalid_value · not_unique */
  update(scope: Scope, id: number, patch: MerchantPatch): Promise<Merchant> {
    return this.db.transaction((tx) => this.updateIn(tx, scope, id, patch));
  }

  /** All or nothing. @throws as `update`, with the position in `facts.index` */
  updateMany(scope: Scope, patches: readonly { id: number; patch: MerchantPatch }[]): Promise<Merchant[]> {
    return this.db.transaction(async (tx) => {
      const updated: Merchant[] = [];
      // In id order, so that two batches over the same merchants wait for each other instead of deadlocking.
      const inOrder = patches.map((entry, index) => ({ ...entry, index })).sort((a, b) => a.id - b.id);
      for (const { id, patch, index } of inOrder) {
        updated.push(
          await this.updateIn(tx, scope, id, patch).catch((error: unknown) => rethrowAt(error, index)),
        );
      }
      return updated;
    });
  }

  /** Orders in progress continue; new ones are refused. @throws merchant_not_found */
  block(scope: Scope, id: number): Promise<Merchant> {
    return this.update(scope, id, { blocked: true });
  }

  /** @throws merchant_not_found */
  unblock(scope: Scope, id: number): Promise<Merchant> {
    return this.update(scope, id, { blocked: false });
  }

  /**
   * The merchant with this e-mail, when the password is its own; otherwise a new one.
   * @throws wrong_password · required_value · invalid_value
   */
  findOrCreate(scope: Scope, input: NewMerchant & { email: string; password: string }): Promise<Merchant> {
    return this.db.transaction((tx) => this.findOrCreateIn(tx, scope, input));
  }

  async findOrCreateIn(
    tx: Transaction,
    scope: Scope,
    input: NewMerchant & { email: string; password: string },
  ): Promise<Merchant> {
    return (await this.recognize(scope, input, tx)) ?? this.createIn(tx, scope, input);
  }

  /** The merchant with this e-mail, if there is one and the password is its own. @throws wrong_password */
  async recognize(
    scope: Scope,
    { email, password }: { email: string; password: string },
    on: Queryable = this.db,
  ): Promise<Merchant | null> {
    const known = await on.manager.findOneBy(Merchant, { hubId: scope.hubId, email: normalEmail(email) });
    if (!known) return null;
    const matches =
      known.passwordHash !== null && (await this.passwords.matches(known.passwordHash, password));
    if (!matches) throw new DomainError('wrong_password', { field: 'email' });
    return known;
  }

  private async updateIn(tx: Transaction, scope: Scope, id: number, patch: MerchantPatch): Promise<Merchant> {
    const current = visible(
      scope,
      await tx.manager.findOne(Merchant, {
        where: { id, hubId: scope.hubId },
        lock: { mode: 'pessimistic_write' },
      }),
    );
    const { password, blocked, ...facts } = normalized(patch);
    checkMerchant({ documentKind: current.documentKind, ...patch });
    Object.assign(current, facts, { updatedAt: this.clock.now() });
    if (password !== undefined) current.passwordHash = await this.passwords.hash(password);
    if (blocked !== undefined) current.blockedAt = blocked ? (current.blockedAt ?? this.clock.now()) : null;
    tx.afterCommit(() => {
      this.cache.drop(id);
    });
    try {
      return await tx.manager.save(current);
    } catch (error) {
      throw asNotUnique(error);
    }
  }

  private async requireOwner(tx: Transaction, scope: Scope, ownerId: number): Promise<void> {
    const owner = await this.get(scope, ownerId, tx);
    if (owner.ownerId !== null)
      throw new DomainError('invalid_value', { field: 'ownerId', problem: 'is_sub_user' });
  }
}

/** A merchant sees itself only; the hub sees all of its own. */
function visible(scope: Scope, merchant: Merchant | null): Merchant {
  const seen =
    merchant?.hubId === scope.hubId && (scope.merchantId === null || scope.merchantId === merchant.id)
      ? merchant
      : null;
  if (!seen) throw new DomainError('merchant_not_found');
  return seen;
}

function rethrowAt(error: unknown, index: number): never {
  if (error instanceof DomainError)
    throw new DomainError(error.code, { ...error.facts, index }, { cause: error });
  throw error;
}
