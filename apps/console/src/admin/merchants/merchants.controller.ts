import { MerchantQueries, Merchants, PreparationTimes, WalletQueries, type Scope } from '#domain';
import { z } from 'zod';
import { pageOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { flagText, idText, pagingFields } from '../field.schemas.js';
import { merchantBody, merchantPatch, newMerchant } from './merchant.schemas.js';
import { merchantAnswer, merchantLineAnswer, preparationAnswer } from './merchant.answers.js';

const listQuery = z.strictObject({
  search: z.string().min(1).max(200).exactOptional(),
  email: z.string().max(200).exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  /** Only the sub-users of this merchant. */
  ownerId: idText.exactOptional(),
  /** Only merchants without an owner. */
  accounts: flagText.exactOptional(),
  blocked: flagText.exactOptional(),
  ...pagingFields,
});

@AdminController('merchants', 'merchants')
export class MerchantsController {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
    private readonly wallets: WalletQueries,
    private readonly preparation: PreparationTimes,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists merchants with their balances',
    query: listQuery,
    answer: pageOf(merchantLineAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { page, perPage, ...filter }: z.output<typeof listQuery>,
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

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a merchant',
    params: { id: idText },
    answer: merchantAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return merchantBody(await this.merchants.get(by, id));
  }

  @Endpoint({
    method: 'GET',
    path: ':id/preparation-times',
    status: 200,
    summary: 'Shows how long a merchant prepares: set by hand, or learned by hour of the week',
    params: { id: idText },
    answer: preparationAnswer,
    errors: [404],
  })
  async preparationTimes(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const { preparationMinutes } = await this.merchants.get(by, id);
    const items = await this.preparation.ofMerchant(by.hubId, id);
    return { preparationMinutes, items };
  }

  /**
   * Deletes the measured preparation times, for example after a change of kitchen; the next collections are measured
   * again.
   */
  @Endpoint({
    method: 'DELETE',
    path: ':id/preparation-times',
    status: 204,
    summary: 'Forgets the learned preparation times of a merchant',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'merchant', action: 'preparation_times_forgotten' },
  })
  async forgetPreparationTimes(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    await this.merchants.get(by, id);
    await this.preparation.forget(by.hubId, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Registers a merchant',
    body: newMerchant,
    answer: merchantAnswer,
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'created' },
  })
  async create(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newMerchant>) {
    return merchantBody(await this.merchants.create(by, body));
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a merchant; the password needs the right to it, and the merchant is told',
    accessFields: ['password'],
    params: { id: idText },
    body: merchantPatch,
    answer: merchantAnswer,
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'updated' },
  })
  async update(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof merchantPatch>,
  ) {
    return merchantBody(await this.merchants.update(by, id, body));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/block',
    status: 200,
    summary: 'Blocks a merchant',
    params: { id: idText },
    answer: merchantAnswer,
    errors: [404],
    audit: { entity: 'merchant', action: 'blocked' },
  })
  async block(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return merchantBody(await this.merchants.block(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/unblock',
    status: 200,
    summary: 'Unblocks a merchant',
    params: { id: idText },
    answer: merchantAnswer,
    errors: [404],
    audit: { entity: 'merchant', action: 'unblocked' },
  })
  async unblock(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return merchantBody(await this.merchants.unblock(by, id));
  }
}
