import { Injectable } from '@nestjs/common';
import { type Claim, Claims, type NewClaim } from '../../billing/index.js';
import { type RatingReason, StopRatings } from '../../ordering/index.js';
import { KnownRecipients } from './known-recipients.service.js';

/** What the recipient of a stop says of its delivery. */
@Injectable()
export class RecipientOpinions {
  constructor(
    private readonly recipients: KnownRecipients,
    private readonly ratings: StopRatings,
    private readonly claims: Claims,
  ) {}

  /** What went wrong with the delivery, with photos of it. @throws as `KnownRecipients.proven` · as `Claims.open` */
  async claim(
    token: string,
    digits: string,
    said: Pick<NewClaim, 'kind' | 'text' | 'photos'>,
  ): Promise<void> {
    const { order, stop, scope } = await this.recipients.proven(token, digits);
    await this.claims.open(scope, 'recipient', {
      orderId: order.id,
      stop: stop.ordinal,
      ...said,
    });
  }

  /** What recipients of the stop claimed, newest first, with the answers. The link is enough to read. @throws order_not_found */
  async claimsOf(token: string): Promise<Pick<Claim, 'kind' | 'state' | 'answer'>[]> {
    const { order, stop, scope } = await this.recipients.own(token);
    const all = await this.claims.ofOrder(scope, order.id);
    return all.filter((one) => one.openedBy === 'recipient' && one.stop === stop.ordinal);
  }

  /** It moves nothing, so the link is enough. @throws order_not_found · as `StopRatings.rate` */
  async rate(token: string, stars: number, reason: RatingReason | null): Promise<void> {
    const { order, stop, scope } = await this.recipients.own(token);
    await this.ratings.rate(scope, order.id, stop.ordinal, { stars, reason });
  }
}
