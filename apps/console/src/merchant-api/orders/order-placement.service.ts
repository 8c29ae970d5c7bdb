import {
  AddressBook,
  cents,
  Database,
  DomainError,
  Hubs,
  Idempotency,
  Merchants,
  OrderCreation,
  type CreateOrderCommand,
  type IdempotentOutcome,
  type IdempotentRequest,
  type Merchant,
  type MerchantSession,
  type PlaceInput,
  type Point,
  type Transaction,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { nameOfRequest, requireIdempotencyKey } from '../../http/idempotency-key.policy.js';
import type { MerchantOrderInput, MerchantQuoteInput } from './order.schemas.js';

/** Shown as a stop's address until the courier enters it. */
const OPEN_STOP_ADDRESS = 'Entrega {n} (endereço a definir na coleta)';

/** Makes the core's commands for a merchant's own orders; repeated requests create one order. */
@Injectable()
export class MerchantOrderPlacement {
  constructor(
    private readonly merchants: Merchants,
    private readonly creation: OrderCreation,
    private readonly hubs: Hubs,
    private readonly book: AddressBook,
    private readonly idempotency: Idempotency,
    private readonly db: Database,
  ) {}

  /** @throws as `OrderCreation.quote` · required_value (pickup: the merchant has no address) */
  async quote({ scope, merchant: { id }, hubId }: MerchantSession, body: MerchantQuoteInput) {
    const { pickup, scheduledFor, ...asked } = body;
    const from = pickup ?? pickupOf(await this.merchants.get(scope, id));
    const at = scheduledFor === null ? {} : { at: scheduledFor };
    const quote = await this.creation.quote(scope, { ...asked, ...at, merchantId: id, pickup: from });
    const { settings } = await this.hubs.get(hubId);
    const { totalCents, distanceM, returnDistanceM, durationS, vehicleTypeId, price } = quote;
    return {
      ...{ totalCents, distanceM, returnDistanceM, durationS, vehicleTypeId },
      raised: price.pricingList === 'DYNAMIC',
      promiseMinutes: settings.dispatch.promiseMinutes,
      pickup: pointOf(quote.pickup),
      stops: quote.stops.map(pointOf),
    };
  }

  /**
   * Creates one order for each key of the person. @throws as `OrderCreation.create` · required_value (pickup) ·
   * idempotency_conflict · price_changed
   */
  async place(
    session: MerchantSession,
    body: MerchantOrderInput,
    key: string | undefined,
  ): Promise<{ orderId: number; replayed: boolean }> {
    if (key === undefined) return { orderId: await this.placeNow(session, body), replayed: false };
    // The price that was seen is a condition, no part of what is ordered: asked again at another price, it is the same order.
    const { expectedTotalCents: _, ...content } = body;
    const named = { ...nameOfRequest(session, requireIdempotencyKey(key)), content: JSON.stringify(content) };
    const { answer, replayed } =
      (await this.idempotency.findAnswer(named)) ?? (await this.placeOnce(named, session, body));
    return { orderId: Number(answer), replayed };
  }

  /** Id of the order that a request with the key made, whatever it asked for. @throws order_not_found */
  async placed(session: MerchantSession, key: string): Promise<number> {
    const answer = await this.idempotency.answerOf(nameOfRequest(session, key));
    if (answer === null) throw new DomainError('order_not_found');
    return Number(answer);
  }

  private async placeNow(session: MerchantSession, body: MerchantOrderInput): Promise<number> {
    const prepared = await this.prepare(session, body);
    return this.db.transaction((tx) => this.write(tx, session, body, prepared));
  }

  private async placeOnce(
    named: IdempotentRequest,
    session: MerchantSession,
    body: MerchantOrderInput,
  ): Promise<IdempotentOutcome> {
    const prepared = await this.prepare(session, body);
    return this.idempotency.runOnce(named, async (tx) =>
      String(await this.write(tx, session, body, prepared)),
    );
  }

  private async prepare({ scope, merchant: { id } }: MerchantSession, body: MerchantOrderInput) {
    const from = body.pickup ?? pickupOf(await this.merchants.get(scope, id));
    return this.creation.prepare(scope, commandOf(id, from, body));
  }

  private async write(
    tx: Transaction,
    { scope, merchant }: MerchantSession,
    { stops }: MerchantOrderInput,
    prepared: Awaited<ReturnType<OrderCreation['prepare']>>,
  ): Promise<number> {
    const { id } = await this.creation.createPrepared(tx, scope, prepared);
    await this.book.remember(tx, scope, merchant.id, stops);
    return id;
  }
}

function commandOf(
  id: number,
  pickup: PlaceInput,
  { waitsForReady, goodsValueCents, stops, pickup: _, ...body }: MerchantOrderInput,
): CreateOrderCommand {
  return {
    ...body,
    pickup,
    source: 'console',
    openStopAddress: OPEN_STOP_ADDRESS,
    merchant: { id },
    initialStatus: waitsForReady ? 'preparing' : 'pending',
    goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents),
    stops: stops.map(({ collectCents, changeForCents, ...stop }) => ({
      ...stop,
      ...(typeof collectCents === 'number' && { collectCents: cents(collectCents) }),
      ...(typeof changeForCents === 'number' && { changeForCents: cents(changeForCents) }),
    })),
  };
}

/** The merchant's own address, the pickup of orders that name none. @throws required_value */
function pickupOf({ address, name, phone }: Merchant): PlaceInput {
  if (address === null || address.street === null)
    throw new DomainError('required_value', { field: 'pickup' });
  return { ...address, name, phone };
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
