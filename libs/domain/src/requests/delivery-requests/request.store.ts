import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Outbox, streamOfRequest } from '../../events/index.js';
import {
  type Actor,
  Clock,
  DomainError,
  type Scope,
  Database,
  type Queryable,
  statement,
  type Transaction,
} from '../../base/index.js';
import { DeliveryRequest, type DeliveryRequestRecord } from './delivery-request.entity.js';
import { requestTimeline, snapshotOf, type RequestEvent } from './delivery-request.events.js';

/** Request and event in one statement: one round trip, one commit. */
const INSERT = statement(
  'delivery-requests.delivery_request_insert',
  `with r as (
     insert into delivery_requests (hub_id, merchant_id, credential_id, order_uuid, delivery_id, attempt,
     status, display_id, merchant, recipient, terms, body, fingerprint, acceptance, received_at, reject_after,
     decided_at, decided_by, rejection, order_ref, updated_at, problem_actions, idempotency_key)
     select "hubId", "merchantId", "credentialId", "orderUuid", "deliveryId", attempt, status,
            "displayId", merchant, recipient, terms, body, fingerprint, acceptance, "receivedAt", "rejectAfter",
            "decidedAt", "decidedBy", rejection, "orderRef", "updatedAt", "problemActions",
            "idempotencyKey"
       from json_to_record($1::json) as draft ("hubId" bigint, "merchantId" bigint, "credentialId" bigint,
            "orderUuid" uuid, "deliveryId" uuid, attempt int, status text, "displayId" text, merchant jsonb,
            recipient text, terms jsonb, body jsonb, fingerprint text, acceptance text, "receivedAt" timestamptz,
            "rejectAfter" timestamptz, "decidedAt" timestamptz, "decidedBy" jsonb, rejection jsonb, "orderRef" text,
            "updatedAt" timestamptz, "problemActions" jsonb, "idempotencyKey" text)
     on conflict (hub_id, merchant_id, order_uuid, attempt) do nothing
     returning id, hub_id, merchant_id, received_at
   ), published as (
     insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
     select r.hub_id, $2::text, r.id, 'r:' || r.id, r.merchant_id,
            jsonb_build_object('event', $3::jsonb, 'request', jsonb_set(
              $4::jsonb || jsonb_build_object('id', r.id), '{card,requestId}', to_jsonb(r.id))), r.received_at
       from r
   )
   select id from r`,
);

export type RequestDraft = Omit<DeliveryRequestRecord, 'id'>;

@Injectable()
export class RequestStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** null: a concurrent caller has stored this attempt. */
  async insert(draft: RequestDraft, actor: Actor) {
    const request = { ...draft, id: 0 };
    const [event] = requestTimeline(request);
    const row = await this.db.first(INSERT, [
      JSON.stringify(draft),
      event?.type,
      JSON.stringify({ ...event, actor }),
      JSON.stringify(snapshotOf(request)),
    ]);
    if (row) this.outbox.announce(this.db);
    return row && { ...draft, id: row.id };
  }

  /** The last attempt under the caller's id. @throws delivery_request_not_found */
  async last(scope: Scope, orderUuid: string, on: Queryable = this.db): Promise<DeliveryRequestRecord> {
    const where = { ...ownedBy(scope), orderUuid };
    const found = await on.manager.findOne(DeliveryRequest, { where, order: { attempt: 'DESC' } });
    if (!found) throw new DomainError('delivery_request_not_found');
    return found;
  }

  /** The attempt of the very same request, by its Idempotency-Key; a rejected one leaves the key free. */
  async repeated(scope: Scope, { orderUuid, idempotencyKey, fingerprint }: RequestDraft) {
    if (idempotencyKey === null) return null;
    return this.db.manager.findOne(DeliveryRequest, {
      where: { ...ownedBy(scope), orderUuid, idempotencyKey, fingerprint, status: Not('rejected') },
      order: { attempt: 'DESC' },
    });
  }

  /** @throws delivery_request_not_found */
  async lockLast(tx: Transaction, scope: Scope, orderUuid: string): Promise<DeliveryRequest> {
    const { id } = await this.last(scope, orderUuid, tx);
    return this.lock(tx, scope, id);
  }

  /** @throws delivery_request_not_found */
  async lock(tx: Transaction, scope: Scope, id: number): Promise<DeliveryRequest> {
    return await tx.lock(DeliveryRequest, { ...ownedBy(scope), id }, 'delivery_request_not_found');
  }

  /** In any hub, for the worker that decides. */
  byId(id: number): Promise<DeliveryRequestRecord | null> {
    return this.db.manager.findOneBy(DeliveryRequest, { id });
  }

  /** @throws delivery_request_not_found */
  async find(scope: Scope, id: number): Promise<DeliveryRequestRecord> {
    return await this.db.get(DeliveryRequest, { ...ownedBy(scope), id }, 'delivery_request_not_found');
  }

  /** Later than every event of the request. */
  nextInstant(request: DeliveryRequestRecord): Date {
    const last = Math.max(request.receivedAt.getTime(), request.decidedAt?.getTime() ?? 0);
    return new Date(Math.max(this.clock.millis(), last + 1));
  }

  async save(tx: Transaction, request: DeliveryRequest): Promise<void> {
    request.updatedAt = this.clock.now();
    await tx.manager.save(request);
  }

  async saveDecision(tx: Transaction, request: DeliveryRequest, actor: Actor): Promise<void> {
    await this.save(tx, request);
    const event = requestTimeline(request).at(-1);
    if (event) this.publish(tx, request, event, actor);
  }

  publish(tx: Transaction, request: DeliveryRequestRecord, event: RequestEvent, actor: Actor): void {
    this.outbox.append(tx, [
      {
        hubId: request.hubId,
        topic: event.type,
        aggregateId: request.id,
        stream: streamOfRequest(request.id),
        merchantId: request.merchantId,
        payload: { event: { ...event, actor }, request: snapshotOf(request) },
        occurredAt: event.at,
      },
    ]);
  }
}

function ownedBy({ hubId, merchantId, appCredentialId }: Scope) {
  return {
    hubId,
    ...(merchantId !== null && { merchantId }),
    ...(appCredentialId !== undefined && { credentialId: appCredentialId }),
  };
}
