import { CashHandIn, CashHandIns, CashQueries, cents, Hubs } from '#domain';
import { z } from 'zod';
import { collectedLine, holderAnswer } from '../../admin/cash/cash.controller.js';
import * as answers from '../../docs/record.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import * as fields from '../../http/field.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';

const MAX_HAND_INS = 20;

/** Without the name of who counted, which couriers need not know. */
const handIn = answers.recordOf(CashHandIn, [
  'id state announcedCents announcedAt countedCents reason decidedAt',
]);
const collected = collectedLine.pick({ publicId: true, merchantName: true, amountCents: true, at: true });
/** At the limit no further order that collects cash is offered. */
const cashAnswer = holderAnswer
  .omit({ courierId: true, name: true, phone: true, ownLimitCents: true })
  .extend({ collected: z.array(collected), handIns: z.array(handIn) });

const api = courierApi(
  'cash',
  { queries: CashQueries, handIns: CashHandIns, hubs: Hubs, requests: IdempotentRequests },
  { id: fields.pathId('hand_in_not_found') },
);

export const CourierCashController = api.controller('CourierCashController', {
  read: api.get('', {
    summary: 'Shows the cash that the courier holds, its limit, and what was handed in',
    answer: cashAnswer,
    run: async ({ hubs, queries, by, courierId }) => {
      const { cashLimitCents } = (await hubs.get(by.hubId)).settings;
      const held = await queries.ofCourier(by, courierId, cashLimitCents);
      const collected = await queries.collected(by, courierId);
      const handIns = await queries.handIns(by, { courierId }, { limit: MAX_HAND_INS });
      return { ...(held ?? NOTHING), collected, handIns };
    },
  }),
  announce: api.post('hand-ins', {
    status: 201,
    summary: 'Announces cash that is brought to the company; announcing again replaces the amount',
    description: IDEMPOTENCY_WORDS,
    body: z.strictObject({ amountCents: z.int().positive().max(100_000_000) }),
    answer: handIn,
    errors: [409],
    run: ({ requests, handIns, by, courierId, body: { amountCents }, request, response }) =>
      requests.once(by, request, response, () => handIns.announce(by, courierId, cents(amountCents))),
  }),
  withdraw: api.post('hand-ins/:id/withdraw', {
    summary: 'Withdraws an announcement that nobody has counted yet',
    answer: handIn,
    errors: [404, 409],
    run: ({ handIns, by, courierId, id }) => handIns.withdraw(by, courierId, id),
  }),
});

const NOTHING = { inHandCents: 0, since: null, limitCents: null, aboveLimit: false, announced: null };
