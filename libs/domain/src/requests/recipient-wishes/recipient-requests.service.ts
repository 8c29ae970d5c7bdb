import { Injectable } from '@nestjs/common';
import {
  MomentMessages,
  OrderEditing,
  OrderQueries,
  type OrderView,
  Redeliveries,
  type Stop,
  StopNotes,
  StopWishes,
} from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  formatReais,
  hubScope,
  type Point,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { RecipientRequest } from './recipient-request.entity.js';

@Injectable()
export class RequestOutcomes {
  constructor(
    private readonly orders: OrderQueries,
    private readonly wishes: StopWishes,
    private readonly editing: OrderEditing,
    private readonly redeliveries: Redeliveries,
    private readonly moments: MomentMessages,
  ) {}

  /** Sent once for each request, however often it is asked for before it is decided. */
  async received(
    tx: Transaction,
    order: OrderView,
    stop: Stop,
    { id, kind }: Pick<RecipientRequest, 'id' | 'kind'>,
  ): Promise<void> {
    const words = { request: kind };
    const news = { template: 'delivery_request_received', words, key: String(id) } as const;
    await this.moments.tellRecipient(tx, order, stop, news);
  }

  async refuse(tx: Transaction, request: RecipientRequest): Promise<void> {
    const { order, stop } = await this.about(tx, request);
    const words = { request: request.kind, answer: request.answer };
    const news = { template: 'delivery_request_refused', words, key: String(request.id) } as const;
    await this.moments.tellRecipient(tx, order, stop, news);
  }

  /** @throws price_changed, and what the change itself raises */
  async accept(tx: Transaction, by: Scope, request: RecipientRequest, expectedTotalCents: number | null) {
    const { kind, place, wantedAt } = request;
    if (kind === 'pin' && place !== null) await this.movePin(tx, by, request, place, expectedTotalCents);
    if (kind === 'time' && wantedAt !== null) await this.agreeTime(tx, request, wantedAt);
    if (kind === 'redelivery') await this.bringAgain(tx, request, expectedTotalCents);
  }

  // In the hub's scope: who decides need not be able to edit orders.

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
    // A shop that decided needs no message.
    if (price !== null && by.merchantId === null)
      await this.moments.tellShop(tx, order, stop, { template: 'order_pin_accepted', words: { price }, key });
  }

  private async agreeTime(tx: Transaction, request: RecipientRequest, at: Date): Promise<void> {
    const { id, hubId, orderId, stop: ordinal, answer } = request;
    await this.wishes.acceptTime(tx, hubScope(hubId), orderId, ordinal, at);
    const { order, stop } = await this.about(tx, request);
    const news = { template: 'delivery_time_agreed', words: { answer }, at, key: String(id) } as const;
    await this.moments.tellRecipient(tx, order, stop, news);
  }

  /** The event of the redelivery notifies all recipients; who asked is notified now, and only once. */
  private async bringAgain(tx: Transaction, request: RecipientRequest, expectedTotalCents: number | null) {
    const { hubId, orderId, wantedAt: scheduledFor, answer } = request;
    const asked = { source: 'console', scheduledFor, expectedTotalCents } as const;
    const again = await this.redeliveries.order(hubScope(hubId), orderId, asked);
    const { order } = await this.about(tx, request);
    const token = await this.redeliveries.trackingTokenOf(order, request.stop);
    const stop = again.stops.find(({ trackingToken }) => trackingToken === token);
    if (!stop) return;
    const key = `${String(again.id)}.${String(stop.ordinal)}`;
    const news = { template: 'delivery_redelivery', words: { answer }, at: again.scheduledFor, key } as const;
    await this.moments.tellRecipient(tx, again, stop, news, 'delivery_request_received');
  }

  private async about(tx: Transaction, { hubId, orderId, stop: ordinal }: RecipientRequest) {
    const order = await this.orders.byId(hubScope(hubId), orderId, tx);
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (!stop) throw new DomainError('stop_not_found');
    return { order, stop };
  }
}

type NewRequest = Pick<RecipientRequest, 'kind'> &
  Partial<Pick<RecipientRequest, 'place' | 'wantedAt' | 'priceCents'>>;

interface RequestDecision {
  readonly accepted: boolean;
  /** The recipient reads it; null: nothing is said. */
  readonly answer: string | null;
  /** The price that the person saw; absent: that of the request. */
  readonly expectedTotalCents?: number | null;
}

/** A repeated request replaces the open one. */
const ASK = statement(
  'recipient-wishes.requests_ask',
  `insert into recipient_requests (hub_id, merchant_id, order_id, stop, kind, place, wanted_at, price_cents, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (hub_id, order_id, stop, kind) where state = 'open'
   do update set place = excluded.place, wanted_at = excluded.wanted_at, price_cents = excluded.price_cents,
                 created_at = excluded.created_at
   returning id`,
);
const LIST = (which: string, order: string) => `
  select r.id, r.hub_id as "hubId", r.merchant_id as "merchantId", r.order_id as "orderId", r.stop, r.kind, r.state, r.place,
         r.wanted_at as "wantedAt", r.price_cents as "priceCents", r.answer, r.decided_by as "decidedBy",
         r.decided_at as "decidedAt", r.created_at as "createdAt", o.public_id as "publicId", m.name as "merchantName",
         s ->> 'name' as recipient, s ->> 'address' as address, o.total_cents as "totalCents"
    from recipient_requests r
    join orders o on o.id = r.order_id and o.deleted_at is null
    join merchants m on m.id = r.merchant_id
    left join lateral (select e as s from jsonb_array_elements(o.stops) e where (e ->> 'ordinal')::int = r.stop) x on true
   where r.hub_id = $1 and ($2::bigint is null or r.merchant_id = $2) and ${which} order by ${order} limit $3`;
const OPEN = statement('recipient-wishes.requests_open', LIST(`r.state = 'open'`, 'r.id'));
const DECIDED = statement('recipient-wishes.requests_decided', LIST(`r.state <> 'open'`, 'r.id desc'));
const LATEST = statement(
  'recipient-wishes.requests_latest',
  `select distinct on (kind) kind, state, wanted_at as "wantedAt", answer, created_at as "createdAt" from recipient_requests
    where hub_id = $1 and order_id = $2 and stop = $3 order by kind, id desc`,
);

@Injectable()
export class RecipientRequests {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notes: StopNotes,
    private readonly outcomes: RequestOutcomes,
  ) {}

  async ask(scope: Scope, order: OrderView, stop: Stop, { kind, place, wantedAt, priceCents }: NewRequest) {
    const { id: orderId, hubId, merchantId } = order;
    const { ordinal } = stop;
    const asked = [place ? JSON.stringify(place) : null, wantedAt ?? null, priceCents ?? null];
    await this.db.transaction(async (tx) => {
      await this.note(tx, scope, { orderId, stop: ordinal, kind, state: 'open' });
      const values = [hubId, merchantId, orderId, ordinal, kind, ...asked, this.clock.now()];
      const [request] = await tx.query(ASK, values);
      if (request) await this.outcomes.received(tx, order, stop, { id: request.id, kind });
    });
  }

  /** Open ones: the oldest first. Decided ones: the newest first. A merchant sees its own. */
  list({ hubId, merchantId }: Scope, { open, limit }: { open: boolean; limit: number }) {
    return this.db.reads.query(open ? OPEN : DECIDED, [hubId, merchantId, limit]);
  }

  /** The last of each kind that was asked for at a stop. */
  latest(hubId: number, orderId: number, ordinal: number) {
    return this.db.query(LATEST, [hubId, orderId, ordinal]);
  }

  /**
   * Decides once; what was accepted is done with it, or nothing is decided.
   * @throws order_not_found (no such request) · request_already_decided · price_changed · as the change
   */
  async decide(scope: Scope, id: number, decision: RequestDecision): Promise<RecipientRequest> {
    return await this.db.inTransactionScope(() =>
      this.db.transaction(async (tx) => {
        const { hubId, merchantId } = scope;
        const own = { hubId, id, ...(merchantId !== null && { merchantId }) };
        const request = await tx.lock(RecipientRequest, own, 'order_not_found');
        if (request.state !== 'open') throw new DomainError('request_already_decided');
        const { accepted, answer } = decision;
        const state = accepted ? 'accepted' : 'refused';
        Object.assign(request, { state, answer, decidedBy: scope.actor, decidedAt: this.clock.now() });
        if (accepted)
          await this.outcomes.accept(tx, scope, request, decision.expectedTotalCents ?? request.priceCents);
        else await this.outcomes.refuse(tx, request);
        const { orderId, stop, kind } = request;
        await this.note(tx, scope, { orderId, stop, kind, state });
        return await tx.manager.save(request);
      }),
    );
  }

  private note(
    tx: Transaction,
    scope: Scope,
    { orderId, stop, kind, state }: Pick<RecipientRequest, 'orderId' | 'stop' | 'kind' | 'state'>,
  ): Promise<void> {
    const data = { request: kind, state };
    return this.notes.write(tx, scope, orderId, { type: 'order.recipient_request', stop, data });
  }
}
