import { Injectable } from '@nestjs/common';
import { OrderEditing, Redeliveries, StopWishes, type StopWish } from '../../ordering/index.js';
import type { MessageLanguage } from '../../events/index.js';
import { DomainError, hubScope, isDomainError, type Point } from '../../base/index.js';
import { RecipientVerification } from './recipient-verification.service.js';
import { RecipientRequests } from './recipient-requests.service.js';

/** `done`: at once. `asked`: the shop or the company has to accept it. */
type WishOutcome = 'done' | 'asked';

/** Wishes of recipients: whoever has a stop's link and knows the last digits of the phone is one. */
@Injectable()
export class RecipientWishes {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly wishes: StopWishes,
    private readonly editing: OrderEditing,
    private readonly redeliveries: Redeliveries,
    private readonly requests: RecipientRequests,
  ) {}

  /** @throws as `RecipientVerification.verified` · as `StopWishes.take` */
  async take(token: string, digits: string, wish: StopWish): Promise<void> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
    await this.wishes.take(scope, order.id, stop.ordinal, wish);
  }

  /**
   * Moves the pin, or asks for it where it is too far for the price that was agreed.
   * @throws as `RecipientVerification.verified` · as `StopWishes.movePin` · as `OrderEditing.quoteMove`
   */
  async movePin(token: string, digits: string, to: Point): Promise<WishOutcome> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
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

  /** @throws as `RecipientVerification.verified` · as `StopWishes.anotherTime` */
  async anotherTime(token: string, digits: string, at: Date): Promise<WishOutcome> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
    if (await this.wishes.anotherTime(scope, order.id, stop.ordinal, at)) return 'done';
    await this.requests.ask(scope, order, stop, { kind: 'time', wantedAt: at });
    return 'asked';
  }

  /**
   * Another delivery of what nobody took: at once where it costs nothing or was ordered already, else the
   * shop has to accept the price. @throws as `RecipientVerification.verified` · transition_refused (nothing
   * failed) · as `Redeliveries.quote`
   */
  async askAgain(token: string, digits: string): Promise<WishOutcome> {
    const { order, stop, scope } = await this.recipients.verified(token, digits);
    if (stop.status !== 'failed')
      throw new DomainError('transition_refused', { command: 'redeliver', status: order.status });
    if ((await this.redeliveries.trackingTokenOf(order, stop.ordinal)) !== null) return 'done';
    const { totalCents } = await this.redeliveries.quote(hubScope(order.hubId), order.id);
    if (totalCents > 0) {
      await this.requests.ask(scope, order, stop, { kind: 'redelivery', priceCents: totalCents });
      return 'asked';
    }
    const again = { source: 'console', scheduledFor: null, expectedTotalCents: 0 } as const;
    await this.redeliveries.order(hubScope(order.hubId), order.id, again);
    return 'done';
  }

  /** Coming to the door moves nothing: a link is enough. @throws order_not_found · as `StopWishes.coming` */
  async coming(token: string): Promise<void> {
    const { order, stop, scope } = await this.recipients.byLink(token);
    await this.wishes.coming(scope, order.id, stop.ordinal);
  }

  /** Stores the language of the page's reader when it is another one than before. */
  async speak(token: string, language: MessageLanguage): Promise<void> {
    const own = await this.recipients.byLinkOrNull(token);
    if (own === null || own.stop.status !== 'pending' || (own.stop.language ?? 'pt-BR') === language) return;
    await this.wishes.speak(own.scope, own.order.id, own.stop.ordinal, language);
  }
}
