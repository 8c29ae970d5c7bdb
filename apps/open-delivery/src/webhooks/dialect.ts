import {
  DeliveryRequestQueries,
  OrderPeople,
  orderFromSnapshot,
  type DueEvent,
  type OutboxEvent,
  type SignedMessage,
  type TestOccasion,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { courierCard, eventBodies } from '../deliveries/delivery.mapper.js';
import { messageOf } from '../deliveries/delivery.message.js';
import type { DeliveryEventBody, DeliveryView } from '../deliveries/delivery.view.js';
import { trackingUrl } from '../deliveries/links.js';

/** The contract: not before a second after the 202, which leaves a moment after the request was stored. */
const AFTER_THE_202_MS = 1_250;
const FIRST_TOPICS: ReadonlySet<string> = new Set(['request.received', 'request.rejected']);
const ACCEPTED = 204;
const TEST = 'TEST';
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Parties = Pick<DeliveryView, 'courier' | 'combinedOrdersIds'>;

/** How this face words and signs what happens to a delivery: 13 words, one at a time, signed with the client_secret. */
@Injectable()
export class OpenDeliveryDialect implements WebhookDialect<ReadonlyMap<number, Parties>> {
  readonly face = 'open-delivery';

  constructor(
    private readonly people: OrderPeople,
    private readonly requests: DeliveryRequestQueries,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async gather(due: readonly DueEvent[]): Promise<ReadonlyMap<number, Parties>> {
    const told = due.filter(({ event }) => event.topic.startsWith('order.'));
    const orders = told.map(({ event }) => orderFromSnapshot((event.payload as { order: object }).order));
    const views = await this.people.around(orders);
    const parties = new Map<number, Parties>();
    for (const [i, { key }] of told.entries()) {
      const view = views[i];
      if (!view) continue;
      const combinedOrdersIds = await this.requests.combinedWith(view);
      const courier = view.courier && courierCard(view.courier, this.config.publicUrl);
      parties.set(key, { courier, combinedOrdersIds });
    }
    return parties;
  }

  word({ key, event }: DueEvent, parties: ReadonlyMap<number, Parties>): WireMessage[] {
    const message = messageOf(event.payload);
    if (message === null) return [];
    const { fact, card, order } = message;
    const view: DeliveryView = {
      card,
      order,
      trackingUrl: order && trackingUrl(this.config.publicUrl, order.trackingToken),
      ...(parties.get(key) ?? { courier: null, combinedOrdersIds: [] }),
    };
    const headers = this.headersFor(card.merchant);
    return eventBodies(fact, view).map((body) => ({
      name: body.event.type,
      body: JSON.stringify(body),
      headers,
    }));
  }

  /** A request that never was has come in, for the merchant as its system calls it, so that the signature checks. */
  async test({ at, subscription: { hubId, merchantId } }: TestOccasion): Promise<WireMessage> {
    const known = merchantId === null ? null : await this.requests.lastMerchant(hubId, merchantId);
    const merchant = known ?? { id: NOBODY, name: TEST };
    const type = 'PENDING';
    const body: DeliveryEventBody = {
      deliveryId: NOBODY,
      orderId: NOBODY,
      orderDisplayId: TEST,
      merchant,
      event: { type, datetime: at.toISOString() },
      customerName: TEST,
    };
    return { name: type, body: JSON.stringify(body), headers: this.headersFor(merchant) };
  }

  sign({ body, subscription: { signingKey } }: SignedMessage): Record<string, string> | null {
    if (signingKey === null) return null;
    return { 'X-App-Signature': createHmac('sha256', signingKey).update(body).digest('hex') };
  }

  accepts(status: number): boolean {
    return status === ACCEPTED;
  }

  notBefore({ topic, occurredAt }: OutboxEvent): Date | null {
    return FIRST_TOPICS.has(topic) ? new Date(occurredAt.getTime() + AFTER_THE_202_MS) : null;
  }

  private headersFor(merchant: { readonly id: string }): Record<string, string> {
    return { 'X-App-Id': this.config.openDeliveryAppId, 'X-App-MerchantId': merchant.id };
  }
}
