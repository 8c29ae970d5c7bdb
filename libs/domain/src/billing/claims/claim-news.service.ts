import { Injectable } from '@nestjs/common';
import { MomentMessages, OrderQueries, StopNotes } from '../../ordering/index.js';
import { hubScope, type Scope, type Transaction } from '../../base/index.js';
import type { Claim } from './claim.entity.js';

/** What others learn of a claim: the timeline, the recipient and the shop. */
@Injectable()
export class ClaimNews {
  constructor(
    private readonly orders: OrderQueries,
    private readonly notes: StopNotes,
    private readonly moments: MomentMessages,
  ) {}

  /** On the timeline of the order: its kind and how it stands, in nobody's words. @throws order_not_found · stop_not_found */
  async note(
    tx: Transaction,
    scope: Scope,
    { orderId, stop, kind }: Pick<Claim, 'orderId' | 'stop' | 'kind'>,
    state: Claim['state'] | 'answered',
  ): Promise<void> {
    await this.notes.write(tx, scope, orderId, { type: 'order.claim', stop, data: { claim: kind, state } });
  }

  /** Messages to those who did not do it themselves, and to a recipient that the claim has arrived. */
  async tell(tx: Transaction, claim: Claim): Promise<void> {
    const { id, hubId, orderId, state, openedBy, answer, dueAt } = claim;
    const order = await this.orders.byId(hubScope(hubId), orderId, tx);
    const stop = order.stops.find(({ ordinal }) => ordinal === claim.stop);
    if (!stop) return;
    const about = { claim: claim.kind };
    const once = { key: String(id), page: 'reclamacao' };
    if (state === 'open') {
      if (openedBy === 'shop') return;
      const opened = { template: 'delivery_claim_opened', words: about, at: dueAt, ...once } as const;
      await this.moments.tellRecipient(tx, order, stop, opened);
      await this.moments.tellShop(tx, order, stop, { template: 'order_claim_opened', words: about, ...once });
      return;
    }
    const words = { ...about, decision: state, answer };
    if (openedBy === 'recipient')
      await this.moments.tellRecipient(tx, order, stop, {
        template: 'delivery_claim_decided',
        words,
        ...once,
      });
    await this.moments.tellShop(tx, order, stop, { template: 'order_claim_decided', words, ...once });
  }
}
