import { cents, CourierQueries, CourierWithdrawals, PayoutDecisions, Payouts, type Posting } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { courierEntryBody, courierPayoutBody } from './courier-entry.mapper.js';
import {
  balanceAnswer,
  listedWithdrawalAnswer,
  requestedWithdrawalAnswer,
  withdrawalTermsAnswer,
} from './wallet.answers.js';

const LISTED = 100;
const MAX_CENTS = 100_000_000;

/** Shown on the statement, as Model M's withdrawals are. */
const REQUESTED = 'Saque';
const CANCELLED = 'Saque cancelado pelo entregador';

const withdrawalBody = z
  .strictObject({
    amountCents: z.int().positive().max(MAX_CENTS).optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ amountCents, all }) => (amountCents === undefined) !== (all === undefined), {
    path: ['amountCents'],
    message: 'either amountCents or all is required',
  })
  .meta({ examples: [{ amountCents: 1_590 }] });

@CourierController('withdrawals')
export class CourierWithdrawalsController {
  constructor(
    private readonly withdrawals: CourierWithdrawals,
    private readonly payouts: Payouts,
    private readonly decisions: PayoutDecisions,
    private readonly couriers: CourierQueries,
    private readonly requests: IdempotentRequests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Withdrawals of the courier, newest first: pending, completed (paid) or reversed',
    answer: listOf(listedWithdrawalAnswer),
  })
  async list(@CurrentCourier() { scope, courierId }: CourierSession) {
    const items = await this.withdrawals.list(scope, courierId, LISTED);
    const payouts = await this.payouts.ofWithdrawals(
      scope,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((entry) => ({
        ...courierEntryBody(entry),
        payout: courierPayoutBody(payouts.get(entry.id)),
      })),
    };
  }

  @Endpoint({
    method: 'GET',
    path: 'terms',
    status: 200,
    summary: 'What a withdrawal costs, when the company pays, and whose the Pix key is that it would go to',
    answer: withdrawalTermsAnswer,
  })
  async terms(@CurrentCourier() { scope, courierId }: CourierSession) {
    const { courier } = await this.couriers.byId(scope, courierId);
    return this.payouts.terms(scope, courier.pixKey);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary:
      'Ask to be paid an amount, or all, by Pix; the money is set aside until the company pays or refuses',
    description: IDEMPOTENCY_WORDS,
    body: withdrawalBody,
    answer: requestedWithdrawalAnswer,
    errors: [409, 422],
  })
  async ask(
    @CurrentCourier() courier: CourierSession,
    @EndpointBody() { amountCents }: z.output<typeof withdrawalBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const amount = amountCents === undefined ? null : cents(amountCents);
    return this.requests.once(courier.scope, request, response, async () => {
      const command = { amount, description: REQUESTED };
      return requestedBody(await this.payouts.request(courier.scope, courier.courierId, command));
    });
  }

  @Endpoint({
    method: 'POST',
    path: ':id/cancel',
    status: 200,
    summary:
      'Take back a withdrawal that is pending and not yet with the payment provider; the money returns to the wallet',
    params: { id: pathId('wallet_not_found') },
    answer: balanceAnswer,
    errors: [404, 409],
  })
  async cancel(@CurrentCourier() { scope, courierId }: CourierSession, @EndpointParam('id') id: number) {
    const { balance } = await this.decisions.cancel(scope, courierId, id, CANCELLED);
    return { balanceCents: balance };
  }
}

function requestedBody({ entry, balance }: Posting) {
  return { ...courierEntryBody(entry), balanceCents: balance };
}
