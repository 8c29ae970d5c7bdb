import { Injectable } from '@nestjs/common';
import {
  MerchantQueries,
  payerOf,
  WalletQueries,
  type ListedMerchant,
  type Merchant,
  type Scope,
} from '#domain';
import { toPageMeta } from '../openapi/page-meta.body.js';
import { toPageRequest } from '../validation/paging.dto.js';
import {
  type FindUsersDto,
  toUserBody,
  type UserAnswer,
  type UserBody,
  type UsersAnswer,
} from './user.body.js';

@Injectable()
export class UserList {
  constructor(
    private readonly merchants: MerchantQueries,
    private readonly wallets: WalletQueries,
  ) {}

  async answer(scope: Scope, merchant: Merchant): Promise<UserAnswer> {
    return { data: toUserBody(merchant, await this.balances(scope, [merchant])) };
  }

  async matching(scope: Scope, { email, external_id }: FindUsersDto): Promise<UsersAnswer> {
    if (email === null || external_id === null) return { data: [] };
    const found = await this.merchants.find(scope, {
      ...(email !== undefined && { email }),
      ...(external_id !== undefined && { externalId: external_id }),
    });
    return { data: await this.bodies(scope, found) };
  }

  async page(scope: Scope, query: FindUsersDto): Promise<UsersAnswer> {
    const page = await this.merchants.page(scope, {}, toPageRequest(query));
    return { data: await this.bodies(scope, page.items), meta: toPageMeta(page) };
  }

  /** Text of `{"data":[…]}`, a batch at a time, so that memory does not grow with the number of users. */
  async *streamText(scope: Scope): AsyncGenerator<string> {
    let separator = '{"data":[';
    for await (const batch of this.merchants.stream(scope)) {
      const bodies = await this.bodies(scope, batch);
      yield separator + bodies.map((body) => JSON.stringify(body)).join(',');
      separator = ',';
    }
    yield separator === ',' ? ']}' : `${separator}]}`;
  }

  private async bodies(scope: Scope, merchants: readonly ListedMerchant[]): Promise<UserBody[]> {
    const balances = await this.balances(scope, merchants);
    return merchants.map((merchant) => toUserBody(merchant, balances));
  }

  private balances(scope: Scope, merchants: readonly ListedMerchant[]) {
    return this.wallets.balances(scope, 'merchant', merchants.map(payerOf));
  }
}
