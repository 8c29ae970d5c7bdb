import { Injectable } from '@nestjs/common';
import {
  OrderEditing,
  type OrderView,
  type RatingReason,
  Redeliveries,
  type Stop,
  StopRatings,
  StopWishes,
  TrackingLinks,
  type StopWish,
} from '../../ordering/index.js';
import { DomainError, hubScope, isDomainError, onlyDigits, type Point, type Scope } from '../../base/index.js';
import { CodeAttempts } from '../confirmation/index.js';
import { RecipientRequests } from './recipient-requests.service.js';

/** Digits of the phone that tell the recipient from others who have the link. */
const DIGITS = 4;

/** `done`: at once. `asked`: the shop or the company has to accept it. */
export type WishOutcome = 'done' | 'asked';

interface OwnStop {
  readonly order: OrderView;
  readonly stop: Stop;
  readonly scope: Scope;
}

/** What the recipient of a stop asks for on their page: who knows the link and the end of the phone is taken for them. */
@Injectable()
export class RecipientWishes {
  constructor(
    private readonly links: TrackingLinks,
    private readonly wishes: StopWishes,
    private readonly tries: CodeAttempts,
    private readonly ratings: StopRatings,
    private readonly editing: OrderEditing,
    private readonly redeliveries: Redeliveries,
    private readonly requests: RecipientRequests,
  ) {}

  /** @throws as `proven` · as `StopWishes.take` */
  async take(token: string, digits: string, wish: StopWish): Promise<void> {
    const { order, stop, scope } = await this.proven(token, digits);
    await this.wishes.take(scope, order.id, stop.ordinal, wish);
  }

  /**
   * Moves the pin, or asks for it where it is too far for the price that was agreed.
   * @throws as `proven` · as `StopWishes.movePin` · as `OrderEditing.quoteMove`
   */
  async movePin(token: string, digits: string, to: Point): Promise<WishOutcome> {
    const { order, stop, scope } = await this.proven(token, digits);
    try {
      await this.wishes.movePin(scope, order.id, stop.ordinal, to);
      return 'done';
    } catch (error) {
      if (!isDomainError(error, 'limit_reached')) throw error;
    }
    const quote = await this.editing.quoteMove(hubScope(order.hubId), order.id, stop.ordinal, to);
    const priceCents = quote?.totalCents ?? null;
    await this.requests.ask(scope, order, stop, { kind: 'pin', place: to, priceCents });
    return 'asked';
  }

  /** @throws as `proven` · as `StopWishes.anotherTime` */
  async anotherTime(token: string, digits: string, at: Date): Promise<WishOutcome> {
    const { order, stop, scope } = await this.proven(token, digits);
    if (await this.wishes.anotherTime(scope, order.id, stop.ordinal, at)) return 'done';
    await this.requests.ask(scope, order, stop, { kind: 'time', wantedAt: at });
    return 'asked';
  }

  /**
   * What nobody took once more: at once where it costs nothing or was ordered already, else the shop accepts the price.
   * @throws as `proven` · transition_refused (nothing failed) · as `Redeliveries.quote`
   */
  async askAgain(token: string, digits: string): Promise<WishOutcome> {
    const { order, stop, scope } = await this.proven(token, digits);
    if (stop.status !== 'failed')
      throw new DomainError('transition_refused', { command: 'redeliver', status: order.status });
    if ((await this.links.redeliveryTokenOf(order, stop)) !== null) return 'done';
    const { totalCents } = await this.redeliveries.quote(hubScope(order.hubId), order.id);
    if (totalCents > 0) {
      await this.requests.ask(scope, order, stop, { kind: 'redelivery', priceCents: totalCents });
      return 'asked';
    }
    const again = { source: 'console', scheduledFor: null, expectedTotalCents: 0 } as const;
    await this.redeliveries.order(hubScope(order.hubId), order.id, again);
    return 'done';
  }

  /** It moves nothing, so the link is enough. @throws order_not_found · as `StopWishes.coming` */
  async coming(token: string): Promise<void> {
    const { order, stop } = await this.links.ownStop(token);
    await this.wishes.coming(consumerOf(order.hubId), order.id, stop.ordinal);
  }

  /** It moves nothing, so the link is enough. @throws order_not_found · as `StopRatings.rate` */
  async rate(token: string, stars: number, reason: RatingReason | null): Promise<void> {
    const { order, stop } = await this.links.ownStop(token);
    await this.ratings.rate(consumerOf(order.hubId), order.id, stop.ordinal, { stars, reason });
  }

  /**
   * Only a few wrong numbers are taken a minute, counted apart from the courier's attempts at the code.
   * @throws order_not_found · feature_disabled (no phone is known) · wrong_code · too_many_attempts
   */
  private async proven(token: string, digits: string): Promise<OwnStop> {
    const { order, stop } = await this.links.ownStop(token);
    const end = onlyDigits(stop.phone ?? '').slice(-DIGITS);
    if (end.length < DIGITS) throw new DomainError('feature_disabled', { field: 'phone' });
    const counted = -stop.ordinal;
    await this.tries.count(order.hubId, order.id, counted);
    if (onlyDigits(digits) !== end) throw new DomainError('wrong_code', { field: 'digits' });
    await this.tries.forget(order.id, counted);
    return { order, stop, scope: consumerOf(order.hubId) };
  }
}

function consumerOf(hubId: number): Scope {
  return hubScope(hubId, { kind: 'consumer', id: null });
}
