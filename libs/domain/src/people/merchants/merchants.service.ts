import { Injectable } from '@nestjs/common';
import { AccessNotices } from '../sessions/index.js';
import {
  Batcher,
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  holdsConnection,
  inOrderOfId,
  Passwords,
  type Queryable,
  RecordReader,
  type Scope,
  type Transaction,
  normalEmail,
} from '../../base/index.js';
import { Merchant, type MerchantAddress, type MerchantPatch, type NewMerchant } from './merchant.entity.js';
import { checkMerchant, MERCHANT_FIELDS, refuseTaken, underShop } from './merchant.rules.js';

const BY_ID = new RecordReader(Merchant, 'merchants.merchant_by_id', 'r.id = $1');
const BY_IDS = new RecordReader(Merchant, 'merchants.merchants_by_id', 'r.id = any($1::bigint[])');

const MAX_BATCH = 100;

@Injectable()
export class Merchants {
  private readonly cache: ExpiringCache<number, Merchant | null>;
  private readonly byIdBatcher = new Batcher((ids: readonly number[]) => this.loadBatch(ids), {
    maxBatchSize: MAX_BATCH,
  });

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly notices: AccessNotices,
  ) {
    this.cache = new ExpiringCache(clock, (id: number) => BY_ID.first(this.db, [id])).dropOn(
      db,
      CHANGED.merchant,
    );
  }

  /** @throws merchant_not_found */
  async get(scope: Scope, id: number, on: Queryable = this.db): Promise<Merchant> {
    if (on !== this.db || holdsConnection()) return visible(scope, await BY_ID.first(on, [id]));
    return visible(scope, await this.byIdBatcher.submit(id));
  }

  /** Loads requested at the same moment share a query. */
  private async loadBatch(ids: readonly number[]): Promise<(Merchant | null)[]> {
    const found = await BY_IDS.all(this.db, [[...new Set(ids)]]);
    const known = new Map(found.map((merchant) => [merchant.id, merchant]));
    return ids.map((id) => known.get(id) ?? null);
  }

  /** For names and preferences, not for blocks or balances. @throws merchant_not_found */
  async getCached(scope: Scope, id: number): Promise<Merchant> {
    const merchant = await this.cache.get(id);
    // A missing merchant is not cached: it may be created at any moment.
    if (!merchant) this.cache.drop(id);
    return visible(scope, merchant);
  }

  /** From the cache: a user may not read its shop's record. */
  async shopOf(merchant: Merchant): Promise<Merchant> {
    if (merchant.ownerId === null) return merchant;
    return (await this.cache.get(merchant.ownerId)) ?? merchant;
  }

  async ordering(merchant: Merchant): Promise<Merchant> {
    return underShop(merchant, await this.shopOf(merchant));
  }

  /** @throws merchant_not_found */
  async orderingCached(scope: Scope, id: number): Promise<Merchant> {
    return this.ordering(await this.getCached(scope, id));
  }

  /** A block of the owner also blocks its sub-users. @throws caller_blocked · forbidden (may not order) */
  async requireMayOrder(merchant: Merchant, on: Queryable = this.db): Promise<void> {
    if ((await this.blockOf(merchant, on)) !== null) throw new DomainError('caller_blocked');
    if (merchant.restrictions.ordering) throw new DomainError('forbidden');
  }

  /**
   * Pickup of orders that name none: the merchant's own address, else its shop's. @throws required_value
   * (pickup: neither has one)
   */
  async pickupOf(scope: Scope, id: number): Promise<MerchantAddress & Pick<Merchant, 'name' | 'phone'>> {
    const own = await this.get(scope, id);
    const shop = own.ownerId === null || hasStreet(own) ? own : await BY_ID.first(this.db, [own.ownerId]);
    if (shop === null || !hasStreet(shop)) throw new DomainError('required_value', { field: 'pickup' });
    return { ...shop.address, name: shop.name, phone: shop.phone };
  }

  /** `account`: of the merchant or its owner; `user`: of a sub-user by itself. */
  async blockOf(merchant: Merchant, on: Queryable = this.db): Promise<'account' | 'user' | null> {
    const owner = merchant.ownerId === null ? merchant : await BY_ID.first(on, [merchant.ownerId]);
    if (owner === null || isBlocked(owner)) return 'account';
    return isBlocked(merchant) ? 'user' : null;
  }

  /** @throws required_value · invalid_value · not_unique · merchant_not_found (of the owner) */
  create(scope: Scope, input: NewMerchant): Promise<Merchant> {
    return this.db.transaction((tx) => this.createIn(tx, scope, input));
  }

  async createIn(tx: Transaction, scope: Scope, input: NewMerchant): Promise<Merchant> {
    const normal = MERCHANT_FIELDS.normalized(input);
    checkMerchant(normal, scope.actor);
    const { password, ...facts } = normal;
    if (facts.ownerId) {
      await this.requireOwner(tx, scope, facts.ownerId);
      tx.announce(CHANGED.accounts, scope.hubId);
    }
    const now = this.clock.now();
    const merchant = Object.assign(new Merchant(), facts, {
      passwordHash: password === undefined ? null : await this.passwords.hash(password),
      hubId: scope.hubId,
      createdAt: now,
      updatedAt: now,
    });
    return tx.manager.save(merchant).catch(refuseTaken);
  }

  /**
   * @throws merchant_not_found · required_value · invalid_value · not_unique · forbidden (reason app: how the
   * merchant logs in, which is not for the program of an app)
   */
  update(scope: Scope, id: number, patch: MerchantPatch): Promise<Merchant> {
    return this.db.transaction((tx) => this.updateIn(tx, scope, id, patch));
  }

  /** All or nothing. @throws as `update`, with the position in `facts.index` */
  updateMany(scope: Scope, patches: readonly { id: number; patch: MerchantPatch }[]): Promise<Merchant[]> {
    return this.db.transaction((tx) =>
      inOrderOfId(patches, ({ id, patch }) => this.updateIn(tx, scope, id, patch)),
    );
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
    // The advisory lock makes callers with the same new e-mail wait for the first, and find its merchant.
    await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `merchant:${String(scope.hubId)}:${normalEmail(input.email)}`,
    ]);
    return (await this.authenticate(scope, input, tx)) ?? this.createIn(tx, scope, input);
  }

  /** The merchant with this e-mail, if there is one and the password is its own. @throws wrong_password */
  async authenticate(
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
    const current = visible(scope, await tx.lock(Merchant, { id, hubId: scope.hubId }));
    const normal = MERCHANT_FIELDS.normalized(patch);
    checkMerchant({ documentKind: current.documentKind, ...normal }, scope.actor);
    if (scope.appId !== undefined) refuseAccess(normal);
    const { password, blocked, ...facts } = normal;
    if (password !== undefined) await this.notices.tell(tx, scope.actor, current, ['password']);
    Object.assign(current, facts, { updatedAt: this.clock.now() });
    if (password !== undefined) current.passwordHash = await this.passwords.hash(password);
    if (blocked !== undefined) current.blockedAt = blocked ? (current.blockedAt ?? this.clock.now()) : null;
    tx.announce(CHANGED.merchant, id);
    if (facts.restrictions !== undefined) tx.announce(CHANGED.accounts, scope.hubId);
    return tx.manager.save(current).catch(refuseTaken);
  }

  private async requireOwner(tx: Transaction, scope: Scope, ownerId: number): Promise<void> {
    const owner = await this.get(scope, ownerId, tx);
    if (owner.ownerId !== null)
      throw new DomainError('invalid_value', { field: 'ownerId', problem: 'is_sub_user' });
  }
}

/** A connected app changes neither password nor e-mail. */
function refuseAccess(patch: Pick<MerchantPatch, 'password' | 'email'>): void {
  for (const field of ['password', 'email'] as const)
    if (patch[field] !== undefined) throw new DomainError('forbidden', { field, reason: 'app' });
}

function isBlocked({ blockedAt, status }: Merchant): boolean {
  return blockedAt !== null || status !== 'active';
}

function hasStreet(merchant: Merchant): merchant is Merchant & { address: MerchantAddress } {
  return merchant.address !== null && merchant.address.street !== null;
}

function visible(scope: Scope, merchant: Merchant | null): Merchant {
  if (merchant?.hubId !== scope.hubId || (scope.merchantId !== null && scope.merchantId !== merchant.id))
    throw new DomainError('merchant_not_found');
  return merchant;
}
