import {
  DeliveryRequestQueries,
  FACES,
  FileLinks,
  OrderParties,
  orderOfEvent,
  SEQUENCE_HEADER,
  timelineSequence,
  trackingUrl,
  type DueEvent,
  type OutboxEvent,
  type OutboxEventWithPayload,
  type RequestSnapshot,
  type RequestSummary,
  type SignedMessage,
  type SubscriptionTarget,
  type TestContext,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { toCourierSummary, toEventBodies } from '../deliveries/delivery-event-body.mapper.js';
import { DELIVERY_EVENT_TYPES } from '../vocabulary/delivery-event.vocabulary.js';
import type { DeliveryFact, DeliveryView, OrderFacts } from '../deliveries/delivery.types.js';
import { NOBODY, TEST, testBody } from './test-progress.mapper.js';

/**
 * The contract demands a second between the 202 and the first webhook; the rest covers the time between
 * storing the request and answering.
 */
const AFTER_THE_202_MS = 1_250;
const FIRST_TOPICS: ReadonlySet<string> = new Set(['request.received', 'request.rejected']);
/** A request comes before its order, whose events have ten numbers each, for the messages of one event. */
const PLACES: Readonly<Record<string, number>> = {
  'request.received': 1,
  'request.accepted': 2,
  'request.rejected': 2,
  'request.cancelled': 3,
};
const PARTS = 10;

/** As of the event, of a request or of its order; `order` is the order's row as JSON. */
interface DeliveryPayload {
  readonly event: DeliveryFact;
  readonly request?: RequestSnapshot;
  readonly order?: OrderFacts & {
    readonly trackingToken: string;
    /** Holds the summary of the request that became the order. */
    readonly faceData: { readonly request?: RequestSummary } | null;
  };
}

const cardOf = ({ request, order }: DeliveryPayload) => request?.card ?? order?.faceData?.request;

type Parties = Pick<DeliveryView, 'courier' | 'combinedOrdersIds'>;

/** Webhooks of Open Delivery: 13 event types, one message at a time, signed with the client_secret. */
@Injectable()
export class OpenDeliveryDialect implements WebhookDialect<ReadonlyMap<number, Parties>> {
  readonly face = 'open-delivery';

  constructor(
    private readonly people: OrderParties,
    private readonly requests: DeliveryRequestQueries,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly files: FileLinks,
  ) {}

  async loadContext(due: readonly DueEvent[]): Promise<ReadonlyMap<number, Parties>> {
    const ofOrders = due.filter(({ event }) => event.topic.startsWith('order.'));
    const orders = ofOrders.map(({ event }) => orderOfEvent(event));
    const views = await this.people.load(orders);
    const parties = new Map<number, Parties>();
    for (const [i, { key }] of ofOrders.entries()) {
      const view = views[i];
      if (!view) continue;
      const combinedOrdersIds = await this.requests.combinedWith(view);
      const courier = view.courier && toCourierSummary(view.courier, this.files);
      parties.set(key, { courier, combinedOrdersIds });
    }
    return parties;
  }

  render({ key, event }: DueEvent, parties: ReadonlyMap<number, Parties>): WireMessage[] {
    const payload = event.payload as DeliveryPayload;
    const { event: fact, order = null } = payload;
    const card = cardOf(payload);
    // An order without a request came by another face.
    if (!card) return [];
    // An order without events is known only by its offer.
    const token = order?.trackingToken ?? card.offer?.trackingToken;
    const view: DeliveryView = {
      card,
      order,
      trackingUrl: token === undefined ? null : trackingUrl(this.config.publicUrl, token),
      ...(parties.get(key) ?? { courier: null, combinedOrdersIds: [] }),
    };
    const headers = this.headersFor(card.merchant);
    return toEventBodies(fact, view).map((body) => ({
      name: body.event.type,
      body: JSON.stringify(body),
      headers,
    }));
  }

  /**
   * A test message: an invented request was received, for the merchant under its system's id, so that the
   * signature can be verified.
   */
  async renderTest({ at, event, subscription: { hubId, merchantId } }: TestContext): Promise<WireMessage> {
    const known = merchantId === null ? null : await this.requests.lastMerchant(hubId, merchantId);
    const merchant = known ?? { id: NOBODY, name: TEST };
    const type = DELIVERY_EVENT_TYPES.find((one) => one === event) ?? 'PENDING';
    const body = testBody(at, type, merchant, this.config.publicUrl);
    const headers = { ...this.headersFor(merchant), [SEQUENCE_HEADER]: '0' };
    return { name: type, body: JSON.stringify(body), headers };
  }

  sign({ body, subscription: { signingKey } }: SignedMessage): Record<string, string> | null {
    if (signingKey === null) return null;
    return { 'X-App-Signature': createHmac('sha256', signingKey).update(body).digest('hex') };
  }

  accepts(status: number, { acceptAny2xx }: Pick<SubscriptionTarget, 'acceptAny2xx'>): boolean {
    return (
      status === FACES['open-delivery'].acceptedStatus || (acceptAny2xx && status >= 200 && status < 300)
    );
  }

  sequenceOf(event: OutboxEventWithPayload, part: number): number | null {
    const ofOrder = timelineSequence(event);
    return ofOrder === null ? (PLACES[event.topic] ?? null) : ofOrder * PARTS + part;
  }

  notBefore({ topic, occurredAt }: OutboxEvent): Date | null {
    return FIRST_TOPICS.has(topic) ? new Date(occurredAt.getTime() + AFTER_THE_202_MS) : null;
  }

  private headersFor(merchant: { readonly id: string }): Record<string, string> {
    return { 'X-App-Id': this.config.openDeliveryAppId, 'X-App-MerchantId': merchant.id };
  }
}
