import { Injectable } from '@nestjs/common';
import {
  BoardAlerts,
  type DataAsked,
  ratingOf,
  type StopRating,
  StopRatings,
  type TrackedRating,
} from '../../ordering/index.js';
import { Clock, PhoneLinks } from '../../base/index.js';
import { RecipientVerification } from './recipient-verification.service.js';

/** What the recipient of a stop says of its delivery. */
@Injectable()
export class RecipientFeedback {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly ratings: StopRatings,
    private readonly phones: PhoneLinks,
    private readonly clock: Clock,
  ) {}

  /** null: no courier has been at the door yet. @throws order_not_found */
  async ratingOf(token: string): Promise<TrackedRating | null> {
    const { order, stop } = await this.recipients.byLink(token);
    return ratingOf(order, stop, this.clock.now());
  }

  /** Whether the mark is that of the message that was sent to the phone with this link. */
  wasReached(token: string, mark: string): boolean {
    return this.phones.admits(token, mark);
  }

  /**
   * By the mark of the message to the phone, or by the end of its number.
   * @throws as `RecipientVerification.verified` · as `StopRatings.rate`
   */
  async rate(
    token: string,
    { digits, mark }: { readonly digits: string; readonly mark: string },
    rating: StopRating,
  ): Promise<void> {
    const reached = this.wasReached(token, mark);
    const { order, stop, scope } = await (reached
      ? this.recipients.byLink(token)
      : this.recipients.verified(token, digits));
    await this.ratings.rate(scope, order.id, stop.ordinal, rating);
  }
}

/** A recipient asks the company for their data, or to erase them. A person does it, or says why not. */
@Injectable()
export class RecipientData {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly alerts: BoardAlerts,
    private readonly phones: PhoneLinks,
  ) {}

  /** By the mark of the message to the phone, or by the end of its number. @throws as `RecipientVerification.verified` */
  async ask(
    token: string,
    { digits, mark }: { readonly digits: string; readonly mark: string },
    what: DataAsked,
  ): Promise<void> {
    const { order, stop } = await (this.phones.admits(token, mark)
      ? this.recipients.byLink(token)
      : this.recipients.verified(token, digits));
    await this.alerts.raiseAsked(order.hubId, { orderId: order.id, stop: stop.ordinal }, what);
  }
}
