import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../hubs/index.js';
import { Merchants, type Merchant } from '../merchants/index.js';
import { Clock, DomainError, newUuid, SYSTEM_ACTOR, WakeUps, type Scope } from '../shared/index.js';
import type { DeliveryRequestRecord } from './delivery-request.entity.js';
import type { NewDeliveryRequest, Rejection } from './delivery-request.types.js';
import { fingerprintOf } from './fingerprint.js';
import { RequestStore } from './request.store.js';

const MINUTE_MS = 60_000;

/** Takes requests in. What becomes of them is decided afterwards, by a worker or by an operator. */
@Injectable()
export class DeliveryRequests {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly store: RequestStore,
    private readonly wakeUps: WakeUps,
  ) {}

  /**
   * Keeps the request, however often and however parallel it is sent: the same one again is the one already kept,
   * and a new attempt only after a rejection.
   * @throws feature_disabled · caller_blocked · forbidden · idempotency_conflict
   */
  async submit(scope: Scope, input: NewDeliveryRequest): Promise<DeliveryRequestRecord> {
    const [hub, merchant] = await Promise.all([
      this.hubs.get(scope.hubId),
      this.merchants.get(scope, input.merchantId),
    ]);
    mustBeAllowed(merchant);
    const draft = this.draft(hub, merchant, input);
    const kept = await this.keep(scope, draft);
    if (kept.fingerprint !== draft.fingerprint) throw new DomainError('idempotency_conflict');
    return kept;
  }

  private async keep(scope: Scope, draft: Omit<DeliveryRequestRecord, 'id'>): Promise<DeliveryRequestRecord> {
    for (let attempt = 1; ;) {
      const stored = await this.store.insert({ ...draft, attempt }, scope.actor);
      if (stored) {
        this.announce(stored);
        return stored;
      }
      // Somebody was here before, and has committed by now: the insert waited for it.
      const last = await this.store.last(scope, draft.orderUuid);
      if (last.status !== 'rejected') return last;
      attempt = last.attempt + 1;
    }
  }

  private announce({ id, status }: DeliveryRequestRecord): void {
    if (status === 'received') this.wakeUps.wake('requests.decide', { requestId: id }, { key: String(id) });
  }

  private draft(hub: Hub, merchant: Merchant, input: NewDeliveryRequest): Omit<DeliveryRequestRecord, 'id'> {
    const now = this.clock.now();
    const { acceptance, decisionMinutes } = hub.settings.openDelivery;
    const refusal = refusedOnSight(hub, merchant, input);
    return {
      hubId: hub.id,
      merchantId: merchant.id,
      credentialId: input.credentialId,
      orderUuid: input.orderUuid.toLowerCase(),
      orderRef: input.orderUuid,
      deliveryId: newUuid(),
      attempt: 1,
      status: refusal ? 'rejected' : 'received',
      displayId: input.displayId,
      merchant: input.merchant,
      recipient: input.recipient,
      terms: input.terms,
      body: input.body,
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
    };
  }
}

function mustBeAllowed(merchant: Merchant): void {
  if (!merchant.odEnabled) throw new DomainError('feature_disabled');
  if (merchant.blockedAt !== null || merchant.status !== 'active') throw new DomainError('caller_blocked');
  if (merchant.restrictions.ordering) throw new DomainError('forbidden');
}

/** Marketplace orders come only to merchants that want them. A hub that lists no names takes any name for one. */
function refusedOnSight(hub: Hub, merchant: Merchant, { terms }: NewDeliveryRequest): Rejection | null {
  const names = hub.settings.openDelivery.marketplaces;
  const { marketplace } = terms;
  const isMarketplace = marketplace !== null && (names.length === 0 || names.includes(marketplace));
  if (!isMarketplace || merchant.odAcceptsMarketplace) return null;
  return { reason: 'other', message: 'O estabelecimento não recebe pedidos de marketplace' };
}
