import { Injectable } from '@nestjs/common';
import {
  MomentMessages,
  OrderEditing,
  OrderQueries,
  type OrderView,
  Redeliveries,
  type Stop,
  StopWishes,
} from '../../ordering/index.js';
import {
  DomainError,
  formatReais,
  hubScope,
  type Point,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import type { RecipientRequest } from './recipient-request.entity.js';

/** What follows when recipients ask for something and it is decided: it is done, and they and the shop are told. */
@Injectable()
export class RequestOutcomes {
  constructor(
    private readonly orders: OrderQueries,
    private readonly wishes: StopWishes,
    private readonly editing: OrderEditing,
    private readonly redeliveries: Redeliveries,
    private readonly moments: MomentMessages,
  ) {}

  /** Told once of each request, however often it is asked for before it is decided. */
  async received(
    tx: Transaction,
    order: OrderView,
    stop: Stop,
    { id, kind }: Pick<RecipientRequest, 'id' | 'kind'>,
  ): Promise<void> {
    const words = { request: kind };
    await this.moments.tellRecipient(tx, order, stop, {
      ...{ template: 'delivery_request_received', words, key: String(id) },
    });
  }

  async refuse(tx: Transaction, request: RecipientRequest): Promise<void> {
    const { order, stop } = await this.about(tx, request);
    const { id, kind, answer } = request;
    const words = { request: kind, answer };
    await this.moments.tellRecipient(tx, order, stop, {
      ...{ template: 'delivery_request_refused', words, key: String(id) },
    });
  }

  /** @throws price_changed, and what the change itself raises */
  async accept(
    tx: Transaction,
    by: Scope,
    request: RecipientRequest,
    expectedTotalCents: number | null,
  ): Promise<void> {
    const { kind, place, wantedAt } = request;
    if (kind === 'pin' && place !== null) await this.movePin(tx, by, request, place, expectedTotalCents);
    if (kind === 'time' && wantedAt !== null) await this.agreeTime(tx, request, wantedAt);
    if (kind === 'redelivery') await this.bringAgain(tx, request, expectedTotalCents);
  }

  // Who decides need not be able to edit orders: the decision is what is carried out, for the whole hub.

  private async movePin(
    tx: Transaction,
    by: Scope,
    request: RecipientRequest,
    place: Point,
    expectedTotalCents: number | null,
  ): Promise<void> {
    const before = await this.about(tx, request);
    const { hubId, orderId, stop: ordinal, answer } = request;
    await this.editing.moveStop(hubScope(hubId), orderId, ordinal, place, expectedTotalCents);
    const { order, stop } = await this.about(tx, request);
    const price = order.totalCents === before.order.totalCents ? null : formatReais(order.totalCents);
    const key = String(request.id);
    const words = { price, answer };
    await this.moments.tellRecipient(tx, order, stop, { template: 'delivery_pin_accepted', words, key });
    // A shop that decided knows.
    if (price !== null && by.merchantId === null)
      await this.moments.tellShop(tx, order, stop, { template: 'order_pin_accepted', words: { price }, key });
  }

  private async agreeTime(tx: Transaction, request: RecipientRequest, at: Date): Promise<void> {
    const { id, hubId, orderId, stop: ordinal, answer } = request;
    await this.wishes.acceptTime(tx, hubScope(hubId), orderId, ordinal, at);
    const { order, stop } = await this.about(tx, request);
    await this.moments.tellRecipient(tx, order, stop, {
      ...{ template: 'delivery_time_agreed', words: { answer }, at, key: String(id) },
    });
  }

  /** What goes out again is told to all its recipients by its event; who asked is told now, and only once. */
  private async bringAgain(
    tx: Transaction,
    request: RecipientRequest,
    expectedTotalCents: number | null,
  ): Promise<void> {
    const { hubId, orderId, wantedAt: scheduledFor, answer } = request;
    const asked = { source: 'console', scheduledFor, expectedTotalCents } as const;
    const again = await this.redeliveries.order(hubScope(hubId), orderId, asked);
    const { order } = await this.about(tx, request);
    const token = await this.redeliveries.trackingTokenOf(order, request.stop);
    const stop = again.stops.find(({ trackingToken }) => trackingToken === token);
    if (!stop) return;
    const key = `${String(again.id)}.${String(stop.ordinal)}`;
    const told = { template: 'delivery_redelivery', words: { answer }, at: again.scheduledFor, key } as const;
    await this.moments.tellRecipient(tx, again, stop, told, 'delivery_request_received');
  }

  private async about(
    tx: Transaction,
    { hubId, orderId, stop: ordinal }: RecipientRequest,
  ): Promise<{ order: OrderView; stop: Stop }> {
    const order = await this.orders.byId(hubScope(hubId), orderId, tx);
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (!stop) throw new DomainError('stop_not_found');
    return { order, stop };
  }
}
