import { MerchantQueries, Merchants, WalletQueries, type Scope } from '#domain';
import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText, paging } from '../schemas.js';
import { merchantBody, merchantPatch, newMerchant } from './merchant.schemas.js';

const listQuery = z.strictObject({
  search: z.string().min(1).max(200).exactOptional(),
  email: z.string().max(200).exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  /** Only the sub-users of this merchant. */
  ownerId: idText.exactOptional(),
  ...paging,
});

@AdminController('merchants', 'merchants')
export class MerchantsController {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
    private readonly wallets: WalletQueries,
  ) {}

  @Get()
  async list(
    @By() by: Scope,
    @Query(as(listQuery)) { page, perPage, ...filter }: z.output<typeof listQuery>,
  ) {
    const found = await this.queries.page(by, filter, { page, perPage });
    const ids = found.items.map((merchant) => merchant.id);
    const balances = await this.wallets.balances(by, 'merchant', ids);
    const items = found.items.map((merchant) => ({
      ...merchantBody(merchant),
      balanceCents: balances.get(merchant.id) ?? 0,
    }));
    return { ...found, items };
  }

  @Get(':id')
  async read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return merchantBody(await this.merchants.get(by, id));
  }

  @Post()
  @Audited('merchant', 'created')
  async create(@By() by: Scope, @Body(as(newMerchant)) body: z.output<typeof newMerchant>) {
    return merchantBody(await this.merchants.create(by, body));
  }

  @Patch(':id')
  @Audited('merchant', 'updated')
  async update(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(merchantPatch)) body: z.output<typeof merchantPatch>,
  ) {
    return merchantBody(await this.merchants.update(by, id, body));
  }

  @Post(':id/block')
  @HttpCode(200)
  @Audited('merchant', 'blocked')
  async block(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return merchantBody(await this.merchants.block(by, id));
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @Audited('merchant', 'unblocked')
  async unblock(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return merchantBody(await this.merchants.unblock(by, id));
  }
}
