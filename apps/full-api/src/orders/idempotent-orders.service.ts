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
import type { Request, Response } from 'express';
import { withEndpointErrors } from '../endpoint.decorator.js';
import { FieldValidationError } from '../validation/dto.parser.js';
import { ANSWER_TEXTS } from '../vocabulary/error.vocabulary.js';
import { OrderBodies } from './order-body.service.js';
import type { OrderBody } from './order.body.js';
import { ORDER_CREATION_ERRORS } from './order-creation.errors.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

interface OrderCall<Body extends object> {
  readonly caller: Caller;
  readonly body: Body;
  readonly request: Request;
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

  /** `quoteId` is not part of what is ordered: a repeated request with a newer quote is the same order. */
  async create<Body extends object>(
    { caller, body, request, response }: OrderCall<Body>,
    endpoint: string,
    toCommand: (body: Body, now: Date) => CreateOrderCommand,
    quoteId?: string,
  ): Promise<OrderBody> {
    if (isForAnotherMerchant(caller, body)) throw new DomainError('forbidden');
    const asked = toCommand(body, this.clock.now());
    const command = quoteId === undefined ? asked : { ...asked, held: this.quotes.open(quoteId) };
    const key = request.get('idempotency-key');
    return withEndpointErrors(ORDER_CREATION_ERRORS, async () => {
      if (key === undefined)
        return this.bodies.renderPlaced(await this.creation.create(caller.scope, command));
      const named = keyedRequest(caller, endpoint, body, key);
      const { answer, replayed } =
        (await this.idempotency.findAnswer<OrderBody>(named)) ??
        (await this.createAndRemember(named, caller, command));
      if (replayed) response.setHeader('Idempotency-Replayed', 'true');
      return answer;
    });
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

/** The same key at another endpoint is another request. */
export function keyedRequest(
  { scope, credentialId }: Caller,
  endpoint: string,
  body: object,
  key: string,
): IdempotentRequest {
  if (!KEY.test(key)) throw new FieldValidationError({ 'Idempotency-Key': [ANSWER_TEXTS.idempotencyKey] });
  return { hubId: scope.hubId, credentialId, key, content: `${endpoint}\n${JSON.stringify(body)}` };
}

/** A customer key creates orders for its own merchant only, and creates no merchant. */
export function isForAnotherMerchant(
  { merchantId }: Pick<Caller, 'merchantId'>,
  body: { cliente_id?: unknown },
): boolean {
  return merchantId !== null && body.cliente_id !== merchantId;
}
