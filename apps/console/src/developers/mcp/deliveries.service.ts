import {
  DomainError,
  formatReais,
  OrderLifecycle,
  OrderLookup,
  OrderQueries,
  requireMayAct,
  WalletQueries,
  type ActingMerchant,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { cursorPage, picker } from '../../http/answer.mapper.js';
import * as fields from '../../http/field.schemas.js';
import { MerchantOrderBodies } from '../../merchant-api/orders/order.body.js';
import { MerchantOrderPlacement } from '../../merchant-api/orders/order-placement.service.js';
import type { MerchantQuoteInput } from '../../merchant-api/orders/order.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import type { cancelInput, createInput, findInput, statementInput } from './mcp.schemas.js';
import { WORDS } from './words.js';

const words = WORDS.pt;

type Spending<I extends z.ZodType> = Omit<z.output<I>, 'request' | 'confirmation'>;

/** What an assistant's tools do for a merchant: calls of the merchants' API, in fewer words. */
@Injectable()
export class AssistedDeliveries {
  constructor(
    private readonly placement: MerchantOrderPlacement,
    private readonly queries: OrderQueries,
    private readonly lookup: OrderLookup,
    private readonly lifecycle: OrderLifecycle,
    private readonly wallets: WalletQueries,
    private readonly bodies: MerchantOrderBodies,
  ) {}

  quote(acting: ActingMerchant, asked: MerchantQuoteInput) {
    return this.placement.hold(acting, asked);
  }

  /** @throws price_changed · as `OrderCreation.quote` */
  async questionOfOrder(acting: ActingMerchant, order: Spending<typeof createInput>): Promise<string> {
    requireMayAct(acting.merchant, 'ordering');
    const { vehicleTypeId, categoryId, pickup, needsReturn, stops, scheduledFor, totalCents, quoteId } =
      order;
    const asked = { vehicleTypeId, categoryId, needsReturn, scheduledFor, ...(pickup && { pickup }) };
    // A price that is held is compared where the order is placed.
    const now =
      quoteId === null ? await this.placement.quote(acting, { ...asked, stops: stops.map(placeOf) }) : order;
    if (now.totalCents !== totalCents)
      throw new DomainError('price_changed', { field: 'totalCents', totalCents: now.totalCents });
    const to = stops.map(({ address, name }) => [address, name && `(${name})`].filter(Boolean).join(' '));
    return words.order({ places: to.join(words.and), price: formatReais(totalCents) });
  }

  /** `act` names the order: the same name twice is one order. @throws as `MerchantOrderPlacement.place` */
  async create(acting: ActingMerchant, { totalCents, ...order }: Spending<typeof createInput>, act: string) {
    requireMayAct(acting.merchant, 'ordering');
    const { orderId } = await this.placement.place(
      acting,
      { ...order, expectedTotalCents: totalCents },
      `mcp:${act}`,
    );
    return this.bodies.show(await this.queries.byId(acting.scope, orderId));
  }

  async follow(acting: ActingMerchant, ref: string) {
    return this.bodies.showDetail(await this.queries.byRef(acting.scope, ref));
  }

  async questionOfCancellation(acting: ActingMerchant, ref: string): Promise<string> {
    requireMayAct(acting.merchant, 'ordering');
    const { publicId, stops, totalCents } = await this.queries.byRef(acting.scope, ref);
    const place = stops[0]?.address ?? words.openPlace;
    return words.cancel({ order: publicId, place, price: formatReais(totalCents) });
  }

  /** @throws as `OrderLifecycle.cancel`: only what no courier has accepted */
  async cancel(acting: ActingMerchant, { order: ref, note }: Spending<typeof cancelInput>) {
    requireMayAct(acting.merchant, 'ordering');
    const { id } = await this.queries.byRef(acting.scope, ref);
    const command = { reason: 'merchant_request', note, onlyBeforeAcceptance: true } as const;
    return this.bodies.after(acting.scope, this.lifecycle.cancel(acting.scope, id, command));
  }

  async find(acting: ActingMerchant, query: z.output<typeof findInput>) {
    const { q, statuses, cursor: before = null, limit } = query;
    const found = await this.lookup.find(acting.scope, q, statuses ? { statuses } : {}, { before, limit });
    return cursorPage(
      found.map((order) => {
        const { id, publicId, externalId, status, totalCents, createdAt, deliverBy, deliveredAt, ...rest } =
          this.bodies.show(order);
        const to = rest.stops.map(({ address, name }) => ({ address, name }));
        const shown = { id, publicId, externalId, status, totalCents, createdAt, deliverBy, deliveredAt };
        return { ...shown, to, courier: rest.courier?.name ?? null, trackingUrl: rest.trackingUrl };
      }),
      limit,
    );
  }

  /** @throws forbidden: a sub-user that sees only its own orders */
  async statement({ merchant, scope, accountId: id }: ActingMerchant, page: z.output<typeof statementInput>) {
    if (merchant.restrictions.readingOthers) throw new DomainError('forbidden');
    const { balance, items, ...shown } = await this.wallets.statement(
      scope,
      { kind: 'merchant', id },
      {},
      page,
    );
    return { balanceCents: balance, items: items.map(walletEntryBody), ...shown };
  }
}

/** A price depends on the address alone. */
const placeOf = picker(z.strictObject(fields.place));
