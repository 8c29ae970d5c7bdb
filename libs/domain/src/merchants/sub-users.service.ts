import { Injectable } from '@nestjs/common';
import { DomainError, hubScope, type Scope } from '../shared/index.js';
import type { Merchant, Restrictions } from './merchant.entity.js';
import { MerchantQueries } from './merchant.queries.js';
import { Merchants } from './merchants.service.js';

interface SubUserFacts {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly password?: string;
  readonly restrictions?: Restrictions;
}

type NewSubUser = SubUserFacts & Required<Pick<SubUserFacts, 'name' | 'email'>>;

interface SubUserPatch extends SubUserFacts {
  /** A blocked sub-user may read and not order. */
  readonly blocked?: boolean;
}

/** Sub-users as the owner of their account manages them. */
@Injectable()
export class SubUsers {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
  ) {}

  list(scope: Scope, ownerId: number): Promise<Merchant[]> {
    return this.queries.find(forHub(scope), { ownerId });
  }

  /** @throws merchant_not_found (or another account's) */
  async get(scope: Scope, ownerId: number, id: number): Promise<Merchant> {
    const found = await this.merchants.get(forHub(scope), id);
    if (found.ownerId !== ownerId) throw new DomainError('merchant_not_found');
    return found;
  }

  /** @throws as `Merchants.create` */
  create(scope: Scope, ownerId: number, { phone = '', ...input }: NewSubUser): Promise<Merchant> {
    return this.merchants.create(forHub(scope), { ...input, phone, ownerId });
  }

  /** @throws merchant_not_found · as `Merchants.update` */
  async update(scope: Scope, ownerId: number, id: number, patch: SubUserPatch): Promise<Merchant> {
    await this.get(scope, ownerId, id);
    return this.merchants.update(forHub(scope), id, patch);
  }
}

/** The hub's scope, as a merchant's own scope reads only its own record. */
function forHub({ hubId, actor }: Scope): Scope {
  return hubScope(hubId, actor);
}
