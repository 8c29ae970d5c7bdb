import {
  AddressBook,
  Database,
  DomainError,
  HeldQuotes,
  Idempotency,
  Merchants,
  OrderCreation,
  type CreateOrderCommand,
  type ActingMerchant,
  type OrderQuote,
  type PlaceInput,
  type QuoteCommand,
  type Transaction,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { foundPlacesBody } from '../../docs/found-place.schemas.js';
import { nameOfRequest, requireIdempotencyKey } from '../../http/idempotent-requests.service.js';
import { picker } from '../../http/answer.mapper.js';
import { merchantQuoteAnswer } from './order.answers.js';
import type { MerchantOrderInput, MerchantQuoteInput } from './order.schemas.js';

@Injectable()
export class MerchantOrderPlacement {
  constructor(
    private readonly merchants: Merchants,
    private readonly creation: OrderCreation,
    private readonly quotes: HeldQuotes,
    private readonly book: AddressBook,
    private readonly idempotency: Idempotency,
    private readonly db: Database,
  ) {}

  /** @throws as `OrderCreation.quote` · `Merchants.pickupOf` */
  async quote(session: ActingMerchant, body: MerchantQuoteInput) {
    const quote = await this.creation.quote(session.scope, await this.quoteCommand(session, body));
    const minutes = await this.creation.promiseMinutes(session.scope, quote.price, body.scheduledFor);
    return quoteBodyOf(quote, minutes);
  }

  /** @throws as `quote` */
  async hold(session: ActingMerchant, body: MerchantQuoteInput) {
    const command = await this.quoteCommand(session, body);
    const { quote, promiseMinutes, quoteId, expiresAt } = await this.quotes.hold(session.scope, command);
    return { ...quoteBodyOf(quote, promiseMinutes), quoteId, expiresAt };
  }

  /**
   * Creates one order for each key of the person. @throws as `OrderCreation.create` · required_value (pickup)
   * · idempotency_conflict · price_changed · quote_unknown
   */
  async place(
    session: ActingMerchant,
    body: MerchantOrderInput,
    key: string | undefined,
  ): Promise<{ orderId: number; replayed: boolean }> {
    const { scope, merchant } = session;
    // Quote and price seen are conditions, no part of the order: at another price it is the same order.
    const { expectedTotalCents: _, quoteId: __, ...content } = body;
    const named =
      key === undefined
        ? null
        : { ...nameOfRequest(session, requireIdempotencyKey(key)), content: JSON.stringify(content) };
    const known = named && (await this.idempotency.findAnswer<number>(named));
    if (known) return { orderId: known.answer, replayed: known.replayed };
    const pickup = body.pickup ?? (await this.merchants.pickupOf(scope, merchant.id));
    const prepared = await this.creation.prepare(scope, this.commandOf(merchant.id, pickup, body));
    const write = async (tx: Transaction) => {
      const { id } = await this.creation.createPrepared(tx, scope, prepared);
      await this.book.remember(tx, scope, merchant.id, body.stops);
      return id;
    };
    if (!named) return { orderId: await this.db.transaction(write), replayed: false };
    const { answer, replayed } = await this.idempotency.runOnce(named, write);
    return { orderId: answer, replayed };
  }

  /** Id of the order that a request with the key made, whatever it asked for. @throws order_not_found */
  async placed(session: ActingMerchant, key: string): Promise<number> {
    const orderId = await this.idempotency.answerOf<number>(nameOfRequest(session, key));
    if (orderId === null) throw new DomainError('order_not_found');
    return orderId;
  }

  /** @throws required_value (pickup) · quote_unknown */
  async commandsOf(
    { scope, merchant: { id } }: ActingMerchant,
    bodies: readonly MerchantOrderInput[],
  ): Promise<CreateOrderCommand[]> {
    const own = bodies.every(({ pickup }) => pickup) ? null : await this.merchants.pickupOf(scope, id);
    return bodies.map((body) => this.commandOf(id, body.pickup ?? own ?? {}, body));
  }

  private commandOf(
    id: number,
    pickup: PlaceInput,
    { waitsForReady, pickup: _, quoteId, ...body }: MerchantOrderInput,
  ): CreateOrderCommand {
    return {
      ...body,
      pickup,
      source: 'console',
      merchant: { id },
      held: quoteId === null ? null : this.quotes.open(quoteId),
      initialStatus: waitsForReady ? 'preparing' : 'pending',
    };
  }

  private async quoteCommand(
    { scope, merchant: { id } }: ActingMerchant,
    { pickup, scheduledFor, ...asked }: MerchantQuoteInput,
  ): Promise<QuoteCommand> {
    const from = pickup ?? (await this.merchants.pickupOf(scope, id));
    return { ...asked, ...(scheduledFor && { at: scheduledFor }), merchantId: id, pickup: from };
  }
}

const pick = picker(merchantQuoteAnswer);

function quoteBodyOf(quote: OrderQuote, promiseMinutes: number) {
  const { price } = quote;
  return pick({
    ...quote,
    promiseMinutes,
    distanceSource: price.distanceSource ?? null,
    raised: price.pricingList === 'DYNAMIC',
    found: foundPlacesBody(quote),
  });
}
