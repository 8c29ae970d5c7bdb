import { CashHandIn, CashHandIns, CashQueries, cents, HAND_IN_STATES, Hubs } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import * as fields from '../../http/field.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';

const MAX_HAND_INS = 20;

/** Without the name of who counted, which couriers need not know. */
const handIn = answers.recordOf(CashHandIn, ['id announcedCents announcedAt countedCents reason decidedAt'], {
  state: z.enum(HAND_IN_STATES),
});
const cashAnswer = z.strictObject({
  inHandCents: z.int(),
  since: answers.optionalInstant,
  /** null: no limit. At it no further order that collects cash is offered. */
  limitCents: z.int().nullable(),
  aboveLimit: z.boolean(),
  announced: z.strictObject({ id: z.int(), cents: z.int(), at: answers.instant }).nullable(),
  collected: z.array(
    z.strictObject({
      publicId: z.string(),
      merchantName: z.string(),
      amountCents: z.int(),
      at: answers.instant,
    }),
  ),
  handIns: z.array(handIn),
});

const api = courierApi(
  'cash',
  { queries: CashQueries, handIns: CashHandIns, hubs: Hubs, requests: IdempotentRequests },
  { id: fields.pathId('hand_in_not_found') },
);

export const CourierCashController = api.controller('CourierCashController', {
  read: api.get('', {
    summary: 'What the courier holds, how much that may be, and what was handed in',
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
    summary: 'Announce cash that is brought to the company; announcing again replaces the amount',
    description: IDEMPOTENCY_WORDS,
    body: z.strictObject({ amountCents: z.int().positive().max(100_000_000) }),
    answer: handIn,
    errors: [409],
    run: ({ requests, handIns, by, courierId, body: { amountCents }, request, response }) =>
      requests.once(by, request, response, () => handIns.announce(by, courierId, cents(amountCents))),
  }),
  withdraw: api.post('hand-ins/:id/withdraw', {
    summary: 'Take an announcement back that nobody has counted yet',
    answer: handIn,
    errors: [404, 409],
    run: ({ handIns, by, courierId, id }) => handIns.withdraw(by, courierId, id),
  }),
});

const NOTHING = { inHandCents: 0, since: null, limitCents: null, aboveLimit: false, announced: null };
