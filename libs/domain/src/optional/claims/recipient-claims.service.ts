import { Injectable } from '@nestjs/common';
import { RecipientVerification } from '../../requests/index.js';
import type { Claim } from './claim.entity.js';
import { Claims, type NewClaim } from './claims.service.js';

/** Claims of recipients; the link of a stop gives access. */
@Injectable()
export class RecipientClaims {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly claims: Claims,
  ) {}

  /** @throws as `RecipientVerification.verified` · as `Claims.open` */
  async open(token: string, digits: string, said: Pick<NewClaim, 'kind' | 'text' | 'photos'>): Promise<void> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
    await this.claims.open(scope, 'recipient', {
      orderId: order.id,
      stop: stop.ordinal,
      ...said,
    });
  }

  /** Newest first, with the answers. The link is enough to read. @throws order_not_found */
  async of(token: string): Promise<Pick<Claim, 'kind' | 'state' | 'answer'>[]> {
    const { order, stop, scope } = await this.recipients.byLink(token);
    const all = await this.claims.ofOrder(scope, order.id);
    return all.filter((one) => one.openedBy === 'recipient' && one.stop === stop.ordinal);
  }
}
