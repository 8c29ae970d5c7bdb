import { type CashHandIn, CashHandIns, CashQueries, cents, HAND_IN_STATES, Hubs } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const LISTED = 20;

const handIn = z.strictObject({
  id: z.int(),
  state: z.enum(HAND_IN_STATES),
  announcedCents: z.int().nullable(),
  announcedAt: instantAnswer,
  countedCents: z.int().nullable(),
  reason: textAnswer,
  decidedAt: optionalInstantAnswer,
});
const cashAnswer = z.strictObject({
  inHandCents: z.int(),
  /** Since when the oldest of it is held. */
  since: optionalInstantAnswer,
  /** null: no limit. At it no further order that collects cash is offered. */
  limitCents: z.int().nullable(),
  aboveLimit: z.boolean(),
  announced: z.strictObject({ id: z.int(), cents: z.int(), at: instantAnswer }).nullable(),
  collected: z.array(
    z.strictObject({
      publicId: z.string(),
      merchantName: z.string(),
      amountCents: z.int(),
      at: instantAnswer,
    }),
  ),
  handIns: z.array(handIn),
});
const announceBody = z.strictObject({ amountCents: z.int().positive().max(100_000_000) });

/** Cash that the courier collected and has not handed in. */
@CourierController('cash')
export class CourierCashController {
  constructor(
    private readonly queries: CashQueries,
    private readonly handIns: CashHandIns,
    private readonly hubs: Hubs,
    private readonly requests: IdempotentRequests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'What the courier holds, how much that may be, and what was handed in',
    answer: cashAnswer,
  })
  async read(@CurrentCourier() { scope, courierId }: CourierSession) {
    const { cashLimitCents } = (await this.hubs.get(scope.hubId)).settings;
    const held = await this.queries.ofCourier(scope, courierId, cashLimitCents);
    const collected = await this.queries.collected(scope, courierId);
    const handIns = await this.queries.handIns(scope, { courierId }, { limit: LISTED });
    return {
      ...heldBody(held),
      collected: collected.map(collectedBody),
      handIns: handIns.map(handInBody),
    };
  }

  @Endpoint({
    method: 'POST',
    path: 'hand-ins',
    status: 201,
    summary: 'Announce cash that is brought to the company; announcing again replaces the amount',
    description: IDEMPOTENCY_WORDS,
    body: announceBody,
    answer: handIn,
    errors: [409],
  })
  announce(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointBody() { amountCents }: z.output<typeof announceBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.requests.once(scope, request, response, async () =>
      handInBody(await this.handIns.announce(scope, courierId, cents(amountCents))),
    );
  }

  @Endpoint({
    method: 'POST',
    path: 'hand-ins/:id/withdraw',
    status: 200,
    summary: 'Take an announcement back that nobody has counted yet',
    params: { id: pathId('hand_in_not_found') },
    answer: handIn,
    errors: [404, 409],
  })
  async withdraw(@CurrentCourier() { scope, courierId }: CourierSession, @EndpointParam('id') id: number) {
    return handInBody(await this.handIns.withdraw(scope, courierId, id));
  }
}

/** Without who counted: a name that couriers need not know. */
function handInBody(one: Omit<CashHandIn, 'hubId'>) {
  const { id, state, announcedCents, announcedAt, countedCents, reason, decidedAt } = one;
  return { id, state, announcedCents, announcedAt, countedCents, reason, decidedAt };
}

const NOTHING = { inHandCents: 0, since: null, limitCents: null, aboveLimit: false, announced: null };

function heldBody(held: Awaited<ReturnType<CashQueries['ofCourier']>>) {
  if (held === null) return NOTHING;
  const { inHandCents, since, limitCents, aboveLimit, announced } = held;
  return { inHandCents, since, limitCents, aboveLimit, announced };
}

function collectedBody(one: Awaited<ReturnType<CashQueries['collected']>>[number]) {
  const { publicId, merchantName, amountCents, at } = one;
  return { publicId, merchantName, amountCents, at };
}
