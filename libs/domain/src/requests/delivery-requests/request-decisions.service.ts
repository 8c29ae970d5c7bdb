import { Injectable, Logger } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import { OrderCreation } from '../../ordering/index.js';
import {
  type Actor,
  Clock,
  DomainError,
  hubScope,
  type Scope,
  SYSTEM_ACTOR,
  Database,
  hubWorks,
  statement,
  type Transaction,
} from '../../base/index.js';
import type {
  DeliveryRequest,
  DeliveryRequestRecord,
  Rejection,
  VehicleAvailability,
} from './delivery-request.entity.js';
import { RequestAssessment, type Assessment } from './request-assessment.service.js';
import { offerOf, orderCommand } from './request-order.mapper.js';
import { RequestStore } from './request.store.js';
import { rejectionFor, verdictOn } from './request-verdict.rules.js';

const DUE = statement(
  'delivery-requests.decisions_due',
  `select id from delivery_requests
    where status = 'received' and (acceptance = 'automatic' or reject_after <= $1)
      and ${hubWorks()}
    order by id limit $2`,
);
const ORDERS_TO_COMBINE = statement(
  'delivery-requests.orders_to_combine',
  `select order_id as "orderId" from delivery_requests
    where hub_id = $1 and merchant_id = $2 and order_uuid = any($3::uuid[]) and order_id is not null
      and not exists (select from credentials k where k.id = $4 and k.app_id is not null and credential_id <> k.id)`,
);

const CONCURRENCY = 4;

const EXPIRED: Rejection = { reason: 'other', cause: 'decision_expired', note: null };

@Injectable()
export class RequestDecisions {
  private readonly log = new Logger(RequestDecisions.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly assessment: RequestAssessment,
    private readonly creation: OrderCreation,
    private readonly store: RequestStore,
  ) {}

  /** Requests that need no operator. Returns how many were decided. */
  async decideDue(): Promise<number> {
    const due = await this.db.query(DUE, [this.clock.now(), 100]);
    // A few at the same time: most of a decision is spent waiting for routes and the database.
    const shares = Array.from({ length: CONCURRENCY }, (_, share) =>
      due.filter((__, i) => i % CONCURRENCY === share),
    );
    const decided = await Promise.all(shares.map((share) => this.decideAll(share)));
    return decided.reduce((sum, count) => sum + count, 0);
  }

  private async decideAll(due: readonly { id: number }[]): Promise<number> {
    let decided = 0;
    for (const { id } of due) {
      try {
        await this.decide(id);
        decided++;
      } catch (error) {
        this.log.warn(`Request ${String(id)} could not be decided, it will be tried again: ${String(error)}`);
      }
    }
    return decided;
  }

  /** Nothing if decided meanwhile. @throws external_service_unavailable · storage_unavailable */
  async decide(requestId: number): Promise<void> {
    const request = await this.store.byId(requestId);
    if (request?.status !== 'received') return;
    if (request.rejectAfter <= this.clock.now()) return this.close(request, EXPIRED);
    if (request.acceptance === 'manual') return;
    const rejection = await this.tryToAccept(request);
    if (rejection) await this.close(request, rejection);
  }

  /**
   * An operator accepts the request, whatever price and times it asks for.
   * @throws delivery_request_not_found · request_already_decided · what the order may be refused for
   */
  async accept(scope: Scope, requestId: number): Promise<DeliveryRequestRecord> {
    const request = await this.store.find(scope, requestId);
    requireUndecided(request);
    return this.acceptWithOrder(request, await this.assess(request), scope.actor);
  }

  /** @throws delivery_request_not_found · request_already_decided · external_service_unavailable */
  async reject(scope: Scope, requestId: number, { reason, note }: Pick<Rejection, 'reason' | 'note'>) {
    const decision: Rejection = { reason, note, cause: 'operator_decision' };
    const rejection = await this.withFacts(await this.store.find(scope, requestId), decision);
    return this.db.transaction(async (tx) => {
      const request = await this.store.lock(tx, scope, requestId);
      requireUndecided(request);
      await this.rejectIn(tx, request, rejection, scope.actor);
      return request;
    });
  }

  private async withFacts(request: DeliveryRequestRecord, decision: Rejection): Promise<Rejection> {
    const { reason } = decision;
    if (reason === 'vehicle_not_available') return { ...decision, fleet: await this.fleet(request) };
    if (reason !== 'price_exceeded' && reason !== 'times_not_met') return decision;
    try {
      const { price, promise } = await this.assess(request);
      return reason === 'price_exceeded' ? { ...decision, price } : { ...decision, promise };
    } catch (error) {
      // A request that has neither price nor times is rejected for what they could not be computed for.
      if (!(error instanceof DomainError)) throw error;
      return { ...(await this.rejectionAfter(request, error)), note: decision.note };
    }
  }

  private fleet({ hubId, terms }: DeliveryRequestRecord): Promise<VehicleAvailability> {
    return this.assessment.availabilityFor(hubId, terms.vehicle);
  }

  /** null: accepted, or decided by somebody else meanwhile. */
  private async tryToAccept(request: DeliveryRequestRecord): Promise<Rejection | null> {
    try {
      const offer = await this.assess(request);
      const verdict = verdictOn(request.terms, offer);
      if (verdict === null) await this.acceptWithOrder(request, offer, SYSTEM_ACTOR);
      return verdict;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'request_already_decided') return null;
      return this.rejectionAfter(request, error);
    }
  }

  private async rejectionAfter(request: DeliveryRequestRecord, error: DomainError): Promise<Rejection> {
    const rejection = rejectionFor(error);
    if (!rejection) throw error;
    if (rejection.reason !== 'vehicle_not_available') return rejection;
    return { ...rejection, fleet: await this.fleet(request) };
  }

  private assess(request: DeliveryRequestRecord): Promise<Assessment> {
    const { merchantId, terms, receivedAt } = request;
    return this.assessment.assess(merchantScope(request, SYSTEM_ACTOR), merchantId, terms, receivedAt);
  }

  /** Creates the order and accepts the request in one transaction. @throws request_already_decided */
  private async acceptWithOrder(request: DeliveryRequestRecord, offer: Assessment, actor: Actor) {
    const scope = merchantScope(request, actor);
    const merchant = await this.merchants.get(scope, request.merchantId);
    const combine = await this.ordersToCombine(request);
    const command = (of: DeliveryRequestRecord) => orderCommand(of, merchant, offer, combine);
    const prepared = await this.creation.prepare(scope, command(request));
    return this.db.transaction(async (tx) => {
      const locked = await this.store.lock(tx, scope, request.id);
      requireUndecided(locked);
      // Places and price are as prepared; the locked request may have become ready meanwhile.
      const order = await this.creation.createPrepared(tx, scope, { ...prepared, command: command(locked) });
      Object.assign(locked, {
        status: 'accepted',
        decidedAt: this.store.nextInstant(locked),
        decidedBy: actor,
        offer: { ...offerOf(offer), trackingToken: order.trackingToken },
        orderId: order.id,
      });
      await this.store.saveDecision(tx, locked, actor);
      return locked;
    });
  }

  private async close(request: DeliveryRequestRecord, rejection: Rejection): Promise<void> {
    await this.db.transaction(async (tx) => {
      const locked = await this.store.lock(tx, hubScope(request.hubId), request.id);
      if (locked.status === 'received') await this.rejectIn(tx, locked, rejection, SYSTEM_ACTOR);
    });
  }

  private async rejectIn(tx: Transaction, request: DeliveryRequest, rejection: Rejection, actor: Actor) {
    const decided = { decidedAt: this.store.nextInstant(request), decidedBy: actor };
    Object.assign(request, { ...decided, status: 'rejected', rejection });
    await this.store.saveDecision(tx, request, actor);
  }

  /** Ids not of this merchant's deliveries are ignored; of a connected app, those of other programs too. */
  private async ordersToCombine(request: DeliveryRequestRecord): Promise<number[]> {
    const { hubId, merchantId, credentialId, terms } = request;
    if (terms.combineWith.length === 0) return [];
    const facts = [hubId, merchantId, terms.combineWith, credentialId];
    const rows = await this.db.query(ORDERS_TO_COMBINE, facts);
    return rows.map(({ orderId }) => orderId);
  }
}

/** @throws request_already_decided */
function requireUndecided({ status }: DeliveryRequestRecord): void {
  if (status !== 'received') throw new DomainError('request_already_decided', { status });
}

function merchantScope({ hubId, merchantId }: DeliveryRequestRecord, actor: Actor): Scope {
  return { hubId, merchantId, actor };
}
