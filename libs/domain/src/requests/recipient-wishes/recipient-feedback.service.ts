import { Injectable } from '@nestjs/common';
import {
  BoardAlerts,
  type DataRequest,
  ratingOf,
  type StopRating,
  StopRatings,
  type TrackedRating,
} from '../../ordering/index.js';
import { Clock, PhoneLinks } from '../../base/index.js';
import { RecipientVerification } from './recipient-verification.service.js';

/** The mark of the message to the phone, or the end of its number. */
interface Proof {
  readonly digits: string;
  readonly mark: string;
}

@Injectable()
export class RecipientFeedback {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly ratings: StopRatings,
    private readonly alerts: BoardAlerts,
    private readonly phones: PhoneLinks,
    private readonly clock: Clock,
  ) {}

  /** null: no courier has been at the door yet. @throws order_not_found */
  async ratingOf(token: string): Promise<TrackedRating | null> {
    const { order, stop } = await this.recipients.byLink(token);
    return ratingOf(order, stop, this.clock.now());
  }

  wasReached(token: string, mark: string): boolean {
    return this.phones.admits(token, mark);
  }

  /** @throws as `RecipientVerification.verified` · as `StopRatings.rate` */
  async rate(token: string, proof: Proof, rating: StopRating): Promise<void> {
    const { order, stop, scope } = await this.recipient(token, proof);
    await this.ratings.rate(scope, order.id, stop.ordinal, rating);
  }

  /** A person does it, or says why not. @throws as `RecipientVerification.verified` */
  async ask(token: string, proof: Proof, what: DataRequest): Promise<void> {
    const { order, stop } = await this.recipient(token, proof);
    await this.alerts.raiseDataRequest(order.hubId, order.id, stop.ordinal, what);
  }

  private recipient(token: string, { digits, mark }: Proof) {
    const reached = this.wasReached(token, mark);
    return reached ? this.recipients.byLink(token) : this.recipients.verified(token, digits);
  }
}
