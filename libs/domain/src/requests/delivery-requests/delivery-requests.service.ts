import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { nothingDelivered, OrderQueries } from '../../ordering/index.js';
import { Merchants, type Merchant } from '../../people/index.js';
import {
  Clock,
  DomainError,
  newUuid,
  requireHeaderText,
  type Scope,
  SYSTEM_ACTOR,
  WakeUps,
} from '../../base/index.js';
import type { DeliveryRequestRecord, NewDeliveryRequest, Rejection } from './delivery-request.entity.js';
import { fingerprintOf } from './request-verdict.rules.js';
import { type RequestDraft, RequestStore } from './request.store.js';

const MINUTE_MS = 60_000;

/** Stores delivery requests, which a worker or an operator decides later. */
@Injectable()
export class DeliveryRequests {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly orders: OrderQueries,
    private readonly store: RequestStore,
    private readonly wakeUps: WakeUps,
  ) {}

  /**
   * Stores a request once, however often and at once it is sent; anew after an attempt without a delivery.
   * @throws feature_disabled · caller_blocked · forbidden · idempotency_conflict · invalid_value
   * (merchant.id, key)
   */
  async submit(scope: Scope, input: NewDeliveryRequest): Promise<DeliveryRequestRecord> {
    const [hub, merchant] = await Promise.all([
      this.hubs.get(scope.hubId),
      this.merchants.get(scope, input.merchantId),
    ]);
    if (!merchant.requestsEnabled) throw new DomainError('feature_disabled');
    await this.merchants.requireMayOrder(merchant);
    requireHeaderText(input.merchant.id, 'merchant.id');
    if (input.idempotencyKey !== null) requireHeaderText(input.idempotencyKey, 'Idempotency-Key');
    const draft = this.draft(hub, merchant, input);
    const stored = await this.insertAttempt(scope, draft);
    if (stored.fingerprint !== draft.fingerprint) throw new DomainError('idempotency_conflict');
    return stored;
  }

  private async insertAttempt(scope: Scope, draft: RequestDraft) {
    for (let attempt = 1; ;) {
      const stored = await this.store.insert({ ...draft, attempt }, scope.actor);
      if (stored) {
        const { id, status } = stored;
        if (status === 'received')
          this.wakeUps.wake('requests.decide', { requestId: id }, { key: String(id) });
        return stored;
      }
      // The insert waited for a concurrent insert of the same attempt, which has committed.
      const repeated = await this.store.repeated(scope, draft);
      if (repeated) return repeated;
      const { appCredentialId, ...merchant } = scope;
      const last = await this.store.last(merchant, draft.orderUuid);
      if (!(await this.endedWithoutDelivery(last))) {
        // The merchant asks for this order by another of its programs: an app is not shown that request.
        if (appCredentialId !== undefined && last.credentialId !== appCredentialId)
          throw new DomainError('idempotency_conflict');
        return last;
      }
      attempt = last.attempt + 1;
    }
  }

  /** Rejected, cancelled by anybody, brought back, or deleted. */
  private async endedWithoutDelivery({ status, hubId, orderId }: DeliveryRequestRecord): Promise<boolean> {
    if (orderId === null) return status !== 'received';
    const [order] = await this.orders.byIds(hubId, [orderId]);
    if (!order || order.status === 'cancelled') return true;
    return order.status === 'completed' && nothingDelivered(order);
  }

  private draft(hub: Hub, merchant: Merchant, input: NewDeliveryRequest): RequestDraft {
    const now = this.clock.now();
    const { acceptance, decisionMinutes } = hub.settings.requests;
    const refusal = rejectionOnArrival(hub, merchant, input);
    return {
      ...input,
      hubId: hub.id,
      merchantId: merchant.id,
      orderUuid: input.orderUuid.toLowerCase(),
      orderRef: input.orderUuid,
      deliveryId: newUuid(),
      attempt: 1,
      status: refusal ? 'rejected' : 'received',
      fingerprint: fingerprintOf(input.body),
      acceptance,
      receivedAt: now,
      rejectAfter: new Date(now.getTime() + decisionMinutes * MINUTE_MS),
      decidedAt: refusal ? now : null,
      decidedBy: refusal ? SYSTEM_ACTOR : null,
      rejection: refusal,
      offer: null,
      orderId: null,
      readyAt: null,
      cancelledAt: null,
      cancellation: null,
      problemActions: [],
      updatedAt: now,
    };
  }
}

/** Marketplace orders are for merchants with the option on. Without a list of names any is a marketplace. */
function rejectionOnArrival(hub: Hub, merchant: Merchant, { terms }: NewDeliveryRequest): Rejection | null {
  const names = hub.settings.requests.marketplaces;
  const { marketplace } = terms;
  const isMarketplace = marketplace !== null && (names.length === 0 || names.includes(marketplace));
  if (!isMarketplace || merchant.acceptsMarketplaceRequests) return null;
  return { reason: 'other', cause: 'marketplace_not_accepted', note: null };
}
