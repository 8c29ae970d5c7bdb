import { Injectable } from '@nestjs/common';
import { TrackingLinks } from '../../ordering/index.js';
import { DomainError, hubScope, isDomainError, onlyDigits } from '../../base/index.js';
import { CodeAttempts } from '../confirmation/index.js';

/** Digits of the phone that tell the recipient from others who have the link. */
const DIGITS = 4;
/** Attempts by the order's link count apart from those by the stop's link, which messages carry. */
const BY_ORDER_LINK = 1_000;

@Injectable()
export class RecipientVerification {
  constructor(
    private readonly links: TrackingLinks,
    private readonly attempts: CodeAttempts,
  ) {}

  /** @throws order_not_found, also for the order's link, which several recipients may have */
  async byLink(token: string) {
    const { order, stop } = await this.links.ownStop(token);
    return { order, stop, scope: hubScope(order.hubId, { kind: 'consumer', id: null }) };
  }

  async byLinkOrNull(token: string) {
    try {
      return await this.byLink(token);
    } catch (error) {
      if (isDomainError(error, 'order_not_found')) return null;
      throw error;
    }
  }

  /**
   * A link admits only a few wrong numbers, ever more seldom, counted apart from the courier's attempts at
   * the code. @throws order_not_found · feature_disabled (no phone is known) · wrong_code · too_many_attempts
   */
  async verified(token: string, digits: string) {
    const own = await this.byLink(token);
    const { order, stop } = own;
    const end = onlyDigits(stop.phone ?? '').slice(-DIGITS);
    if (end.length < DIGITS) throw new DomainError('feature_disabled', { field: 'phone' });
    const counted = -stop.ordinal - (token === stop.trackingToken ? 0 : BY_ORDER_LINK);
    await this.attempts.countAfterPause(order.hubId, order.id, counted);
    if (onlyDigits(digits) !== end) throw new DomainError('wrong_code', { field: 'digits' });
    await this.attempts.forget(order.id, counted);
    return own;
  }
}
