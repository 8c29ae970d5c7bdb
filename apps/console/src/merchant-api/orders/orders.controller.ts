import {
  FileLinks,
  OrderLifecycle,
  OrderLookup,
  OrderQueries,
  WalletQueries,
  type ActingMerchant,
  type Scope,
} from '#domain';
import { Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { cursorPage, idText } from '../../admin/field.schemas.js';
import { cursorOf, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { REPLAYED_HEADER } from '../../http/idempotency-key.policy.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { CurrentActing, MerchantController, MerchantScope } from '../session/index.js';
import {
  merchantMovementAnswer,
  merchantOrderAnswer,
  merchantOrderDetailAnswer,
  merchantQuoteAnswer,
} from './order.answers.js';
import { merchantOrderBody, merchantOrderDetailBody } from './order.body.js';
import { MerchantOrderPlacement } from './order-placement.service.js';
import {
  cancelBody,
  listQuery,
  orderBody,
  quoteBody,
  type ListQuery,
  type MerchantOrderInput,
  type MerchantQuoteInput,
} from './order.schemas.js';

/** Id or public id. */
const orderRef = z.string().max(40);

/** Orders of the account that the person may read: its own and, unless restricted, those of the others. */
@MerchantController('orders')
export class MerchantOrdersController {
  constructor(
    private readonly placement: MerchantOrderPlacement,
    private readonly queries: OrderQueries,
    private readonly lookup: OrderLookup,
    private readonly lifecycle: OrderLifecycle,
    private readonly wallets: WalletQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'see_own',
    summary: 'Lists orders of the account, newest first',
    query: listQuery,
    answer: cursorOf(merchantOrderAnswer),
  })
  async list(@MerchantScope() by: Scope, @EndpointQuery() query: ListQuery) {
    const { q, cursor: before = null, limit, status, own, ...rest } = query;
    const merchantId = own === true && by.merchantId !== null ? { merchantId: by.merchantId } : {};
    const filter = { ...rest, ...merchantId, ...(status && { statuses: status }) };
    const found = await this.lookup.find(by, q, filter, { before, limit });
    return cursorPage(
      found.map((order) => merchantOrderBody(order, this.files)),
      limit,
    );
  }

  @Endpoint({
    method: 'POST',
    path: 'quote',
    status: 200,
    appScope: 'quote',
    summary: 'Says what a delivery would cost and how long it takes; creates nothing',
    body: quoteBody,
    answer: merchantQuoteAnswer,
    errors: [404, 422],
  })
  quote(@CurrentActing() session: ActingMerchant, @EndpointBody() body: MerchantQuoteInput) {
    return this.placement.quote(session, body);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    appScope: 'order',
    summary: 'Orders a delivery, or calls a courier (`openStops`)',
    description:
      'With `Idempotency-Key` (1 to 255 ASCII characters without spaces) the same request sent again within 24 hours ' +
      'is the same order, and `Idempotency-Replayed: true`; another request with the key is refused (422). With ' +
      '`expectedTotalCents` an order at another price is refused (409).',
    access: 'ordering',
    body: orderBody,
    answer: merchantOrderAnswer,
    errors: [404, 409, 422],
  })
  async create(
    @CurrentActing() session: ActingMerchant,
    @EndpointBody() body: MerchantOrderInput,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { orderId, replayed } = await this.placement.place(session, body, key);
    if (replayed) response.setHeader(REPLAYED_HEADER, 'true');
    return this.shown(session.scope, orderId);
  }

  @Endpoint({
    method: 'GET',
    path: 'placed/:key',
    status: 200,
    appScope: 'order',
    summary: 'Shows the order that a request with this `Idempotency-Key` made, when its answer was lost',
    params: { key: z.string().max(255) },
    answer: merchantOrderAnswer,
    errors: [404],
  })
  async placed(@CurrentActing() session: ActingMerchant, @EndpointParam('key') key: string) {
    return this.shown(session.scope, await this.placement.placed(session, key));
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    appScope: 'see_own',
    summary: 'Shows an order with its timeline, by id or public id',
    params: { id: orderRef },
    answer: merchantOrderDetailAnswer,
    errors: [404],
  })
  async read(@MerchantScope() by: Scope, @EndpointParam('id') ref: string) {
    const order = await this.queries.byRef(by, ref);
    return merchantOrderDetailBody(order, await this.queries.timeline(order.id), this.files);
  }

  @Endpoint({
    method: 'GET',
    path: ':id/movements',
    status: 200,
    appScope: 'see_own',
    summary: 'Lists what the order moved in the account’s wallet: paid, given back, charged on top',
    params: { id: idText },
    answer: listOf(merchantMovementAnswer),
    errors: [404],
  })
  async movements(@CurrentActing() { scope, accountId }: ActingMerchant, @EndpointParam('id') id: number) {
    await this.queries.statusOf(scope, id);
    const moved = await this.wallets.ofOrder(scope, id);
    const own = moved.filter(({ owner }) => owner.kind === 'merchant' && owner.id === accountId);
    return { items: own.map(({ entry }) => walletEntryBody(entry)) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/ready',
    status: 200,
    appScope: 'order',
    summary: 'Marks the goods as ready: the search for a courier begins',
    access: 'ordering',
    params: { id: idText },
    answer: merchantOrderAnswer,
    errors: [404, 409],
  })
  async ready(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, (await this.lifecycle.ready(by, id)).id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/cancel',
    status: 200,
    appScope: 'order',
    summary: 'Cancels an order that no courier has accepted yet; what was paid comes back to the wallet',
    access: 'ordering',
    params: { id: idText },
    body: cancelBody,
    answer: merchantOrderAnswer,
    errors: [404, 409],
  })
  async cancel(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { note }: z.output<typeof cancelBody>,
  ) {
    const command = { reason: 'merchant_request', note, onlyBeforeAcceptance: true } as const;
    const { order } = await this.lifecycle.cancel(by, id, command);
    return this.shown(by, order.id);
  }

  private async shown(by: Scope, id: number) {
    return merchantOrderBody(await this.queries.byId(by, id), this.files);
  }
}
