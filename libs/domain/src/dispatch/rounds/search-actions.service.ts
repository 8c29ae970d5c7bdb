import { Injectable } from '@nestjs/common';
import { type HubSettings, Hubs } from '../../company/index.js';
import { OrderLifecycle } from '../../ordering/index.js';
import { Clock, DomainError, hubScope, type Transaction } from '../../base/index.js';
import { CourierChoice } from './courier-choice.policy.js';
import {
  type NextStep,
  OfferStore,
  type PastOffer,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  type Search,
  SearchStore,
} from '../searches/index.js';

/** What a step does with a locked search: wait for answers, offer, or end it unserved. */
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

  /** The next step is due when the first open offer expires. */
  awaitAnswers(tx: Transaction, search: Search, open: readonly PastOffer[]): void {
    const at = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()));
    this.scheduleNext(tx, search, at, { ...search, prompt: true });
  }

  /** `approach`: seconds to the pickup by courier, where the hub searches by minutes. */
  async offerNext(
    tx: Transaction,
    search: Search,
    asked: readonly PastOffer[],
    approach?: ReadonlyMap<number, number>,
  ): Promise<void> {
    const { dispatch } = (await this.hubs.get(search.hubId, tx)).settings;
    const now = this.clock.millis();
    if (goesBehind(search, dispatch)) {
      this.scheduleNext(tx, search, now + RETRY_MIN_MS, { ...search, prompt: false });
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
      this.scheduleNext(tx, search, now + pause, { ...choice, prompt: false });
      return;
    }
    const expiresAt = now + dispatch.offerSeconds * 1000;
    this.offers.offer(tx, search, choice.couriers, choice.round, new Date(expiresAt));
    this.scheduleNext(tx, search, expiresAt, { ...choice, prompt: true });
  }

  /** The not-served time is over: the order ends, or is held, as its hub chose. An order accepted meanwhile is not cancelled. */
  async endUnserved(tx: Transaction, search: Search): Promise<void> {
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

  private scheduleNext(
    tx: Transaction,
    search: Search,
    atMs: number,
    { radiusM, round, prompt }: Omit<NextStep, 'at'>,
  ): void {
    const at = new Date(Math.min(atMs, search.deadlineAt.getTime()));
    this.searches.scheduleStep(tx, search, { at, radiusM, round, prompt });
  }
}

/** A courier who was named is asked all the same; passes plan all searches together. */
function goesBehind(search: Search, { strategy }: HubSettings['dispatch']): boolean {
  const { queuesUp, preferredCourierId, combineWithOrderIds } = search;
  return (
    queuesUp && strategy !== 'planned' && preferredCourierId === null && combineWithOrderIds.length === 0
  );
}
