import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { OrderLifecycle } from '../orders/index.js';
import { Clock, DomainError, hubScope, type Transaction } from '../shared/index.js';
import { CourierChoice } from './courier.choice.js';
import { OfferStore, type Asked } from './offer.store.js';
import {
  LOOK_AGAIN_MAX_MS,
  LOOK_AGAIN_MIN_MS,
  SearchStore,
  type NextStep,
  type Search,
} from './search.store.js';

/** What a step of a search comes to. Each takes the locked search. */
@Injectable()
export class SearchMoves {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly choice: CourierChoice,
    private readonly lifecycle: OrderLifecycle,
  ) {}

  /** Offers are out: the next step is when the first of them passes. */
  wait(tx: Transaction, search: Search, open: readonly Asked[]): void {
    const at = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()));
    this.proceed(tx, search, at, { ...search, prompt: true });
  }

  async ask(tx: Transaction, search: Search, asked: readonly Asked[]): Promise<void> {
    const { dispatch } = (await this.hubs.get(search.hubId, tx)).settings;
    const choice = await this.choice.next(tx, search, dispatch, asked);
    const now = this.clock.millis();
    if (choice.couriers.length === 0) {
      const waited = (now - search.startedAt.getTime()) / 10;
      const pause = Math.min(LOOK_AGAIN_MAX_MS, Math.max(LOOK_AGAIN_MIN_MS, waited));
      this.proceed(tx, search, now + pause, { ...choice, prompt: false });
      return;
    }
    const expiresAt = now + dispatch.offerSeconds * 1000;
    this.offers.offer(tx, search, choice.couriers, choice.round, new Date(expiresAt));
    this.proceed(tx, search, expiresAt, { ...choice, prompt: true });
  }

  /** Nobody within the not-served time. An order that found a courier meanwhile keeps it. */
  async giveUp(tx: Transaction, search: Search): Promise<void> {
    await this.searches.end(tx, [search.orderId], 'not_served');
    try {
      await this.lifecycle.cancelIn(tx, hubScope(search.hubId), search.orderId, {
        reason: 'not_served',
        onlyBeforeAcceptance: true,
      });
    } catch (error) {
      // Refusals come before anything is written: the order is taken, ended or gone.
      if (!(error instanceof DomainError) || error.code === 'storage_unavailable') throw error;
    }
  }

  private proceed(
    tx: Transaction,
    search: Search,
    atMs: number,
    { radiusM, round, prompt }: Omit<NextStep, 'at'>,
  ): void {
    const at = new Date(Math.min(atMs, search.deadlineAt.getTime()));
    this.searches.next(tx, search, { at, radiusM, round, prompt });
  }
}
