import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, DomainError, newUuid, QuoteCipher, type Scope } from '../../base/index.js';
import { markOf } from './held-quote.rules.js';
import { OrderCreation } from './order-creation.service.js';
import type { HeldQuote, QuoteCommand } from './order.types.js';

/** The id of the key, and the sealed quote. */
const QUOTE_ID = /^([0-9a-f]{8})([\w-]{38,8000})$/;

export type GivenQuote = Awaited<ReturnType<HeldQuotes['hold']>>;

/**
 * Quotes that hold: whoever asked takes the price along as a sealed text, so nothing is stored, and any
 * process with the deployment's secret reads it. Sealed, not signed, as the courier's share is in it.
 */
@Injectable()
export class HeldQuotes {
  constructor(
    private readonly creation: OrderCreation,
    private readonly hubs: Hubs,
    private readonly cipher: QuoteCipher,
    private readonly clock: Clock,
  ) {}

  /** @throws as `OrderCreation.quote` */
  async hold(scope: Scope, command: QuoteCommand) {
    const quote = await this.creation.quote(scope, command);
    const { settings } = await this.hubs.get(scope.hubId);
    const promiseMinutes = await this.creation.promiseMinutes(scope, quote.price, command.at ?? null);
    const expiresAt = new Date(this.clock.millis() + settings.quoteMinutes * 60_000);
    const { found: _, ...priced } = quote;
    const { merchantId, categoryId, needsReturn } = command;
    const held: HeldQuote = {
      ...priced,
      promiseMinutes,
      id: newUuid(),
      hubId: scope.hubId,
      merchantId,
      expiresAt: expiresAt.getTime(),
      categoryId,
      needsReturn,
      scheduledFor: command.at?.getTime() ?? null,
      pickup: markOf(quote.pickup),
      stops: quote.stops.map(markOf),
    };
    const { keyId, box } = this.cipher.seal(JSON.stringify(held));
    return { quote, promiseMinutes, quoteId: keyId + box.toString('base64url'), expiresAt };
  }

  /** The quote of an id that we gave out, whether or not it still stands. @throws quote_unknown */
  open(quoteId: string): HeldQuote {
    const [, keyId = '', box = ''] = QUOTE_ID.exec(quoteId) ?? [];
    try {
      return JSON.parse(this.cipher.open({ keyId, box: Buffer.from(box, 'base64url') })) as HeldQuote;
    } catch (error) {
      // Changed on the way, made by somebody else, or by a secret that is no longer given.
      throw new DomainError('quote_unknown', { field: 'quoteId' }, { cause: error });
    }
  }
}
