import {
  CashCollection,
  CashHandIn,
  HAND_IN_STATES,
  MISSING_CASH,
  CashHandIns,
  CashQueries,
  DomainError,
  Hubs,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';

const handInAnswer = answers.recordOf(CashHandIn, [
  'id courierId state announcedCents announcedAt countedCents missing reason decidedBy decidedAt',
  'reversedReason reversedBy reversedAt',
]);
const decidedHandInAnswer = handInAnswer.meta({ id: 'CashHandIn' });

export const holderAnswer = answers.named('CashHolder', {
  courierId: z.int(),
  name: z.string(),
  phone: answers.text,
  inHandCents: answers.cents,
  since: answers.optionalInstant,
  limitCents: answers.cents.nullable(),
  /** The courier's own limit; null: the hub's holds. */
  ownLimitCents: answers.cents.nullable(),
  aboveLimit: z.boolean(),
  announced: z.strictObject({ id: z.int(), cents: answers.cents, at: answers.instant }).nullable(),
});

export const collectedLine = answers.recordOf(
  CashCollection,
  ['id orderId publicId courierId method askedCents amountCents changeCents reason inHand at'],
  answers.each(['courierName', 'merchantName'], z.string()),
);

const counted = z.strictObject({
  countedCents: fields.cents,
  missing: z.enum(MISSING_CASH).default('remains'),
  /** Required where the count differs from what was announced. */
  reason: z.string().trim().min(1).max(191).nullable().default(null),
  /** Required where more is counted than the courier holds: the company owes the rest, up to R$ 1.000,00. */
  beyondHeld: z.boolean().default(false),
});
const received = z.strictObject({ countedCents: fields.centsFrom(1), beyondHeld: counted.shape.beyondHeld });

const api = adminApi('cash', 'wallets', { queries: CashQueries, handIns: CashHandIns, hubs: Hubs });

export const CashController = api.controller('CashController', {
  holders: api.get('couriers', {
    summary: 'Lists couriers who hold cash, announced that they bring some or have a limit of their own',
    answer: answers.listOf(holderAnswer),
    run: async ({ queries, hubs, by }) => queries.holders(by, await hubLimit(hubs, by)),
  }),
  held: api.get('couriers/:id', {
    summary: 'Shows what a courier holds, and from which deliveries',
    answer: z.strictObject({ holder: holderAnswer, collected: z.array(collectedLine) }),
    run: async ({ queries, hubs, by, id }) => ({
      holder: await holderOf(queries, hubs, by, id),
      collected: await queries.collected(by, id),
    }),
  }),
  limit: api.put('couriers/:id/limit', {
    summary: 'Sets how much cash the courier may hold; null: as much as the hub allows everybody',
    body: z.strictObject({ limitCents: fields.cents.nullable() }),
    answer: holderAnswer,
    audit: { entity: 'courier', action: 'cash_limit_set' },
    run: async ({ queries, hubs, by, id, body: { limitCents } }) => {
      await holderOf(queries, hubs, by, id);
      await queries.setLimit(by, id, limitCents);
      return await holderOf(queries, hubs, by, id);
    },
  }),
  receive: api.post('couriers/:id/hand-ins', {
    status: 201,
    summary: 'Records cash that a courier brought without announcing it',
    body: received,
    answer: decidedHandInAnswer,
    audit: { entity: 'cash_hand_in', action: 'received' },
    run: async ({ queries, hubs, handIns, by, id, body }) => {
      await holderOf(queries, hubs, by, id);
      return handIns.receive(by, id, body);
    },
  }),
  list: api.get('hand-ins', {
    summary: 'Lists hand-ins, newest first',
    query: z.strictObject({
      state: z.enum(HAND_IN_STATES).exactOptional(),
      courierId: fields.idText.exactOptional(),
      ...fields.cursor,
    }),
    answer: answers.cursorOf(handInAnswer.extend({ courierName: z.string() })),
    run: ({ queries, by, query: { cursor: before, limit, ...filter } }) =>
      queries.handIns(by, filter, { before, limit }),
  }),
  confirm: api.post('hand-ins/:id/confirm', {
    summary: 'Confirms what was counted; the shops whose money it is get their share',
    body: counted,
    answer: decidedHandInAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'cash_hand_in', action: 'confirmed' },
    run: ({ handIns, by, id, body }) => handIns.confirm(by, id, body),
  }),
  reverse: api.post('hand-ins/:id/reverse', {
    summary: 'Takes a count back: the courier holds the cash again, and the shops give their share back',
    body: z.strictObject({ reason: z.string().trim().min(1).max(191) }),
    answer: decidedHandInAnswer,
    errors: [404, 409],
    audit: { entity: 'cash_hand_in', action: 'reversed' },
    run: ({ handIns, by, id, body: { reason } }) => handIns.reverse(by, id, reason),
  }),
  differences: api.get('differences', {
    summary: 'Lists stops where something else was collected than was asked for, newest first',
    query: z.strictObject({ from: fields.instant, to: fields.instant }),
    answer: answers.listOf(collectedLine),
    run: ({ queries, by, query: { from, to } }) => queries.differences(by, from, to),
  }),
});

async function hubLimit(hubs: Hubs, { hubId }: Scope): Promise<number | null> {
  return (await hubs.get(hubId)).settings.cashLimitCents;
}

/** @throws courier_not_found */
async function holderOf(queries: CashQueries, hubs: Hubs, by: Scope, id: number) {
  const holder = await queries.ofCourier(by, id, await hubLimit(hubs, by));
  if (!holder) throw new DomainError('courier_not_found');
  return holder;
}
