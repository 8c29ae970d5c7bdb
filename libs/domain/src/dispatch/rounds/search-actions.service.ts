import { Injectable } from '@nestjs/common';
import { type Dispatch, Hubs } from '../../company/index.js';
import { OrderLifecycle } from '../../ordering/index.js';
import { Clock, DomainError, hubScope, type Transaction } from '../../base/index.js';
import type { OrderApproach } from './approach-times.service.js';
import { CourierChoice } from './courier-choice.policy.js';
import {
  OfferStore,
  type PastOffer,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  type Search,
  SearchStore,
} from '../searches/index.js';

/** What a step does with a locked search: expire its offers, wait for answers, offer, or end it unserved. */
@Injectable()
export class SearchActions {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly choice: CourierChoice,
    private readonly lifecycle: OrderLifecycle,
  ) {}

  /** `servedSince`: the servers have been up since. `approach`: seconds by courier, where minutes decide. */
  async step(tx: Transaction, search: Search, servedSince: Date, approach?: OrderApproach): Promise<void> {
    this.offers.expire(tx, search.orderId, servedSince);
    if (search.deadlineAt <= this.clock.now()) return this.endUnserved(tx, search);
    const asked = await this.offers.offersOf(tx, search);
    const open = asked.filter(({ status }) => status === 'open');
    if (open.length === 0) return this.offerNext(tx, search, asked, approach);
    const at = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()));
    this.searches.scheduleStep(tx, search, at, { ...search, prompt: true });
  }

  private async offerNext(
    tx: Transaction,
    search: Search,
    asked: readonly PastOffer[],
    approach?: OrderApproach,
  ): Promise<void> {
    const { dispatch } = (await this.hubs.get(search.hubId, tx)).settings;
    const now = this.clock.millis();
    if (goesBehind(search, dispatch)) {
      this.searches.scheduleStep(tx, search, now + RETRY_MIN_MS, { ...search, prompt: false });
      return;
    }
    const choice = await this.choice.next(tx, search, dispatch, asked, approach);
    if (choice.couriers.length === 0 && dispatch.strategy === 'planned') {
      this.searches.handOver(tx, search);
      return;
    }
    if (choice.couriers.length === 0) {
      const waited = (now - search.startedAt.getTime()) / 10;
      const pause = Math.min(RETRY_MAX_MS, Math.max(RETRY_MIN_MS, waited));
      this.searches.scheduleStep(tx, search, now + pause, { ...choice, prompt: false });
      return;
    }
    const { orderId, attempt } = search;
    const offers = choice.couriers.map(({ courierId, distanceM }) => ({
      orderId,
      courierId,
      attempt,
      round: choice.round,
      distanceM: distanceM === null ? null : Math.round(distanceM),
    }));
    const expiresAt = this.offers.offer(tx, search.hubId, offers, dispatch.offerSeconds);
    this.searches.scheduleStep(tx, search, expiresAt.getTime(), { ...choice, prompt: true });
  }

  /** The order ends, or is held, as its hub chose. An order accepted meanwhile is not cancelled. */
  private async endUnserved(tx: Transaction, search: Search): Promise<void> {
    this.searches.end(tx, [search.orderId], 'not_served');
    if ((await this.hubs.get(search.hubId, tx)).settings.dispatch.whenNotServed === 'hold') return;
    try {
      await this.lifecycle.cancelIn(tx, hubScope(search.hubId), search.orderId, {
        reason: 'not_served',
        onlyBeforeAcceptance: true,
      });
    } catch (error) {
      // The refusal was raised before any write: the order is accepted, ended or deleted.
      if (!(error instanceof DomainError) || error.code === 'storage_unavailable') throw error;
    }
  }
}

/** A courier who was named is asked all the same; passes plan all searches together. */
function goesBehind(search: Search, { strategy }: Dispatch): boolean {
  const { queuesUp, preferredCourierId, combineWithOrderIds } = search;
  return (
    queuesUp && strategy !== 'planned' && preferredCourierId === null && combineWithOrderIds.length === 0
  );
}
