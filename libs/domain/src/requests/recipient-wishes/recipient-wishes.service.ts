import { Injectable } from '@nestjs/common';
import {
  type RatingReason,
  StopRatings,
  StopWishes,
  TrackingLinks,
  type StopWish,
} from '../../ordering/index.js';
import { DomainError, hubScope, onlyDigits, type Scope } from '../../base/index.js';
import { CodeAttempts } from '../confirmation/index.js';

/** Digits of the phone that tell the recipient from others who have the link. */
const DIGITS = 4;

/** What the recipient of a stop asks for on their page: who knows the link and the end of the phone is taken for them. */
@Injectable()
export class RecipientWishes {
  constructor(
    private readonly links: TrackingLinks,
    private readonly wishes: StopWishes,
    private readonly tries: CodeAttempts,
    private readonly ratings: StopRatings,
  ) {}

  /**
   * Only a few wrong numbers are taken a minute, counted apart from the courier's attempts at the code.
   * @throws order_not_found · feature_disabled (no phone is known) · wrong_code · too_many_attempts · as `StopWishes.take`
   */
  async take(token: string, digits: string, wish: StopWish): Promise<void> {
    const { order, stop } = await this.links.ownStop(token);
    const end = onlyDigits(stop.phone ?? '').slice(-DIGITS);
    if (end.length < DIGITS) throw new DomainError('feature_disabled', { field: 'phone' });
    const counted = -stop.ordinal;
    await this.tries.count(order.hubId, order.id, counted);
    if (onlyDigits(digits) !== end) throw new DomainError('wrong_code', { field: 'digits' });
    await this.tries.forget(order.id, counted);
    await this.wishes.take(consumerOf(order.hubId), order.id, stop.ordinal, wish);
  }

  /** It moves nothing, so the link is enough. @throws order_not_found · as `StopRatings.rate` */
  async rate(token: string, stars: number, reason: RatingReason | null): Promise<void> {
    const { order, stop } = await this.links.ownStop(token);
    await this.ratings.rate(consumerOf(order.hubId), order.id, stop.ordinal, { stars, reason });
  }
}

function consumerOf(hubId: number): Scope {
  return hubScope(hubId, { kind: 'consumer', id: null });
}
