import { Injectable } from '@nestjs/common';
import { RecipientVerification } from '../../requests/index.js';
import type { Claim } from './claim.entity.js';
import { Claims, type NewClaim } from './claims.service.js';

/** Claims by the link of a stop. */
@Injectable()
export class RecipientClaims {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly claims: Claims,
  ) {}

  /** What went wrong with the delivery, with photos of it. @throws as `RecipientVerification.verified` · as `Claims.open` */
  async open(token: string, digits: string, said: Pick<NewClaim, 'kind' | 'text' | 'photos'>): Promise<void> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
    await this.claims.open(scope, 'recipient', {
      orderId: order.id,
      stop: stop.ordinal,
      ...said,
    });
  }

  /** What recipients of the stop claimed, newest first, with the answers. The link is enough to read. @throws order_not_found */
  async of(token: string): Promise<Pick<Claim, 'kind' | 'state' | 'answer'>[]> {
    const { order, stop, scope } = await this.recipients.byLink(token);
    const all = await this.claims.ofOrder(scope, order.id);
    return all.filter((one) => one.openedBy === 'recipient' && one.stop === stop.ordinal);
  }
}
