import { Injectable } from '@nestjs/common';
import { Sessions } from '../sessions/index.js';
import { Database, DomainError, hubScope, type Scope } from '../../base/index.js';
import { ALL_RESTRICTIONS, type Merchant, type MerchantPatch, type NewMerchant } from './merchant.entity.js';
import { MerchantQueries } from './merchant.queries.js';
import { Merchants } from './merchants.service.js';

type NewSubUser = Omit<NewMerchant, 'phone'> & Partial<Pick<NewMerchant, 'phone'>>;

@Injectable()
export class SubUsers {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
    private readonly sessions: Sessions,
    private readonly db: Database,
  ) {}

  async list(scope: Scope, ownerId: number): Promise<Merchant[]> {
    return (await this.queries.find(forHub(scope), { ownerId })).filter(isPresent);
  }

  /** @throws merchant_not_found (or removed, or another account's) */
  async get(scope: Scope, ownerId: number, id: number): Promise<Merchant> {
    const found = await this.merchants.get(forHub(scope), id);
    if (found.ownerId !== ownerId || !isPresent(found)) throw new DomainError('merchant_not_found');
    return found;
  }

  /** @throws as `Merchants.create` */
  create(scope: Scope, ownerId: number, { phone = '', ...input }: NewSubUser): Promise<Merchant> {
    return this.merchants.create(forHub(scope), { ...input, phone, ownerId });
  }

  /** @throws merchant_not_found · as `Merchants.update` */
  async update(scope: Scope, ownerId: number, id: number, patch: MerchantPatch): Promise<Merchant> {
    await this.get(scope, ownerId, id);
    return this.merchants.update(forHub(scope), id, patch);
  }

  /**
   * The record stays, as orders name it, and so do its orders. Its e-mail is free for another invitation, its
   * sessions end at once, and its keys open nothing. @throws merchant_not_found
   */
  remove(scope: Scope, ownerId: number, id: number): Promise<void> {
    return this.db.inTransactionScope(async () => {
      const nothing = { status: 'deleted', email: null, restrictions: ALL_RESTRICTIONS } as const;
      await this.update(scope, ownerId, id, nothing);
      await this.sessions.endAll('merchant', id);
    });
  }
}

function isPresent({ status }: Merchant): boolean {
  return status !== 'deleted';
}

/** The hub's scope, as a merchant's own scope reads only its own record. */
function forHub({ hubId, actor }: Scope): Scope {
  return hubScope(hubId, actor);
}
