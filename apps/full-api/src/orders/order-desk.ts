import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  Idempotency,
  OrderPlacement,
  type Caller,
  type NamedRequest,
  type Outcome,
  type PlaceOrderCommand,
} from '#domain';
import type { Response } from 'express';
import { answering } from '../answered.error.js';
import { InvalidFieldsError } from '../validation/invalid-fields.error.js';
import { OrderBodies } from './order-bodies.js';
import type { OrderBody } from './order.body.js';
import { PLACEMENT_ANSWERS } from './placement-answers.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

export interface Placement {
  readonly caller: Caller;
  /** Which endpoint it came by: the same key on another one is another request. */
  readonly endpoint: string;
  readonly body: object;
  readonly idempotencyKey: string | undefined;
  readonly response: Response;
}

/** Places orders, each named one once. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly idempotency: Idempotency,
    private readonly bodies: OrderBodies,
    private readonly clock: Clock,
  ) {}

  async place<B extends object>(
    placement: Placement & { body: B },
    toCommand: (body: B, now: Date) => PlaceOrderCommand,
  ): Promise<OrderBody> {
    const { caller, body, idempotencyKey } = placement;
    if (isForeign(caller, body)) throw new DomainError('forbidden');
    const command = toCommand(body, this.clock.now());
    return answering(PLACEMENT_ANSWERS, () =>
      idempotencyKey === undefined
        ? this.placeNow(caller, command)
        : this.placeOnce(placement, checkedKey(idempotencyKey), command),
    );
  }

  private async placeNow({ scope }: Caller, command: PlaceOrderCommand): Promise<OrderBody> {
    return this.bodies.placed(await this.placement.place(scope, command));
  }

  private async placeOnce(
    { caller, endpoint, body, response }: Placement,
    key: string,
    command: PlaceOrderCommand,
  ): Promise<OrderBody> {
    const content = `${endpoint}\n${JSON.stringify(body)}`;
    const named: NamedRequest = { credentialId: caller.credentialId, key, content };
    const { answer, replayed } =
      (await this.idempotency.answered(named)) ?? (await this.placeNamed(named, caller, command));
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    return JSON.parse(answer) as OrderBody;
  }

  private async placeNamed(
    named: NamedRequest,
    { scope }: Caller,
    command: PlaceOrderCommand,
  ): Promise<Outcome> {
    const prepared = await this.placement.prepare(scope, command);
    const names = await this.bodies.namesOf(scope.hubId);
    return this.idempotency.once(named, async (tx) => {
      const order = await this.placement.placePrepared(tx, scope, prepared);
      return JSON.stringify(await this.bodies.placedIn(tx, order, names));
    });
  }
}

function checkedKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new InvalidFieldsError({
    'Idempotency-Key': ['A Idempotency-Key deve ter de 1 a 255 caracteres ASCII, sem espaços'],
  });
}

/** A customer key orders for its own merchant only, and makes no other. */
export function isForeign(
  { merchantId }: Pick<Caller, 'merchantId'>,
  body: { cliente_id?: unknown },
): boolean {
  return merchantId !== null && body.cliente_id !== merchantId;
}
