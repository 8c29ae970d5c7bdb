import { Injectable } from '@nestjs/common';
import { type OrderView, type Stop, StopNotes } from '../../ordering/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type Point,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { RecipientRequest, type RecipientRequestKind } from './recipient-request.entity.js';
import { RequestOutcomes } from './request-outcomes.service.js';

interface NewRequest {
  readonly kind: RecipientRequestKind;
  readonly place?: Point;
  readonly wantedAt?: Date | null;
  readonly priceCents?: Cents | null;
}

interface RequestDecision {
  readonly accepted: boolean;
  /** The recipient reads it; null: nothing is said. */
  readonly answer: string | null;
  /** The price that the person saw; absent: that of the request. */
  readonly expectedTotalCents?: number | null;
}

interface ListedRequest extends RecipientRequest {
  readonly publicId: string;
  readonly merchantName: string;
  readonly recipient: string | null;
  readonly address: string | null;
  /** What the order costs now. */
  readonly totalCents: Cents;
}

/** Asked for again, it is the last that counts. */
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

/** What recipients ask for that costs somebody something, until the shop or the company has decided. */
@Injectable()
export class RecipientRequests {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notes: StopNotes,
    private readonly outcomes: RequestOutcomes,
  ) {}

  async ask(
    scope: Scope,
    order: OrderView,
    stop: Stop,
    { kind, place, wantedAt, priceCents }: NewRequest,
  ): Promise<void> {
    const { id: orderId, hubId, merchantId } = order;
    const { ordinal } = stop;
    const asked = [place ? JSON.stringify(place) : null, wantedAt ?? null, priceCents ?? null];
    await this.db.transaction(async (tx) => {
      await this.note(tx, scope, { orderId, stop: ordinal, kind, state: 'open' });
      const values = [hubId, merchantId, orderId, ordinal, kind, ...asked, this.clock.now()];
      const [request] = await tx.query<{ id: number }>(ASK, values);
      if (request) await this.outcomes.received(tx, order, stop, { id: request.id, kind });
    });
  }

  /** Open ones: the oldest first. Decided ones: the newest first. A merchant sees its own. */
  list(
    { hubId, merchantId }: Scope,
    { open, limit }: { open: boolean; limit: number },
  ): Promise<ListedRequest[]> {
    return this.db.reads.query<ListedRequest>(open ? OPEN : DECIDED, [hubId, merchantId, limit]);
  }

  /** The last of each kind that was asked for at a stop. */
  latest(hubId: number, orderId: number, ordinal: number) {
    return this.db.query<Pick<RecipientRequest, 'kind' | 'state' | 'wantedAt' | 'answer' | 'createdAt'>>(
      LATEST,
      [hubId, orderId, ordinal],
    );
  }

  /**
   * Decides once; what was accepted is done with it, or nothing is decided.
   * @throws order_not_found (no such request) · request_already_decided · price_changed, and what the change itself raises
   */
  async decide(scope: Scope, id: number, decision: RequestDecision): Promise<RecipientRequest> {
    return await this.db.inTransactionScope(() =>
      this.db.transaction(async (tx) => {
        const request = await tx.manager.findOne(RecipientRequest, {
          where: {
            hubId: scope.hubId,
            id,
            ...(scope.merchantId !== null && { merchantId: scope.merchantId }),
          },
          lock: { mode: 'pessimistic_write' },
        });
        if (!request) throw new DomainError('order_not_found');
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
