import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  HeldQuotes,
  Idempotency,
  OrderCreation,
  type Caller,
  type IdempotentRequest,
  type IdempotentOutcome,
  type CreateOrderCommand,
} from '#domain';
import type { Response } from 'express';
import { withEndpointErrors } from '../endpoint.decorator.js';
import { FieldValidationError } from '../validation/path.parser.js';
import { ANSWER_TEXTS } from '../vocabulary/error.vocabulary.js';
import { OrderBodies } from './order-body.service.js';
import type { OrderBody } from './order.body.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

interface PostedOrder {
  readonly caller: Caller;
  /** The endpoint, because a key at another endpoint is another request. */
  readonly endpoint: string;
  readonly body: object;
  readonly idempotencyKey: string | undefined;
  /** Id of a quote that holds; it is no part of what is ordered: with a newer one, a repeated request is the same order. */
  readonly quoteId?: string | undefined;
  readonly response: Response;
}

/** Creates orders, each idempotency key once. */
@Injectable()
export class IdempotentOrders {
  constructor(
    private readonly creation: OrderCreation,
    private readonly quotes: HeldQuotes,
    private readonly idempotency: Idempotency,
    private readonly bodies: OrderBodies,
    private readonly clock: Clock,
  ) {}

  async create<B extends object>(
    posted: PostedOrder & { body: B },
    toCommand: (body: B, now: Date) => CreateOrderCommand,
  ): Promise<OrderBody> {
    const { caller, body, idempotencyKey, quoteId } = posted;
    if (isForAnotherMerchant(caller, body)) throw new DomainError('forbidden');
    const asked = toCommand(body, this.clock.now());
    const command = quoteId === undefined ? asked : { ...asked, held: this.quotes.open(quoteId) };
    return withEndpointErrors(ORDER_CREATION_ERRORS, () =>
      idempotencyKey === undefined
        ? this.createOnce(caller, command)
        : this.createIdempotently(posted, checkedKey(idempotencyKey), command),
    );
  }

  private async createOnce({ scope }: Caller, command: CreateOrderCommand): Promise<OrderBody> {
    return this.bodies.renderPlaced(await this.creation.create(scope, command));
  }

  private async createIdempotently(
    { caller, endpoint, body, response }: PostedOrder,
    key: string,
    command: CreateOrderCommand,
  ): Promise<OrderBody> {
    const content = `${endpoint}\n${JSON.stringify(body)}`;
    const named: IdempotentRequest = {
      hubId: caller.scope.hubId,
      credentialId: caller.credentialId,
      key,
      content,
    };
    const { answer, replayed } =
      (await this.idempotency.findAnswer<OrderBody>(named)) ??
      (await this.createAndRemember(named, caller, command));
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    return answer;
  }

  private async createAndRemember(
    named: IdempotentRequest,
    { scope }: Caller,
    command: CreateOrderCommand,
  ): Promise<IdempotentOutcome<OrderBody>> {
    const prepared = await this.creation.prepare(scope, command);
    const names = await this.bodies.loadLookups(scope.hubId);
    return this.idempotency.runOnce(named, async (tx) => {
      const order = await this.creation.createPrepared(tx, scope, prepared);
      return this.bodies.renderPlacedIn(tx, order, names);
    });
  }
}

export function checkedKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new FieldValidationError({ 'Idempotency-Key': [ANSWER_TEXTS.idempotencyKey] });
}

/** A customer key creates orders for its own merchant only, and creates no merchant. */
export function isForAnotherMerchant(
  { merchantId }: Pick<Caller, 'merchantId'>,
  body: { cliente_id?: unknown },
): boolean {
  return merchantId !== null && body.cliente_id !== merchantId;
}
