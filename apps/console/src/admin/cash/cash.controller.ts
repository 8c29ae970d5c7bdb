import {
  CashHandIn,
  HAND_IN_STATES,
  MISSING_CASH,
  CashHandIns,
  CashQueries,
  cents,
  DomainError,
  Hubs,
  type Scope,
} from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  cursorOf,
  instantAnswer,
  listOf,
  optionalInstantAnswer,
  recordOf,
  textAnswer,
} from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { centsField, cursorFields, cursorPage, idText, instantField } from '../../http/field.schemas.js';

const handInAnswer = z.strictObject(
  recordOf(
    CashHandIn,
    [
      'id courierId announcedCents announcedAt countedCents reason decidedBy decidedAt',
      'reversedReason reversedBy reversedAt',
    ],
    {
      state: z.enum(HAND_IN_STATES),
      /** Cash that was missing in the count: who bears it; null: none was. */
      missing: z.enum(MISSING_CASH).nullable(),
    },
  ),
);
const decidedHandInAnswer = handInAnswer.meta({ id: 'CashHandIn' });

const holderAnswer = z
  .strictObject({
    courierId: z.int(),
    name: z.string(),
    phone: textAnswer,
    inHandCents: centsAnswer,
    /** Since when the oldest of it is held. */
    since: optionalInstantAnswer,
    limitCents: centsAnswer.nullable(),
    /** The courier's own limit; null: the hub's holds. */
    ownLimitCents: centsAnswer.nullable(),
    aboveLimit: z.boolean(),
    announced: z.strictObject({ id: z.int(), cents: centsAnswer, at: instantAnswer }).nullable(),
  })
  .meta({ id: 'CashHolder' });

const collectedLine = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  publicId: z.string(),
  courierId: z.int(),
  courierName: z.string(),
  merchantName: z.string(),
  method: z.string(),
  askedCents: centsAnswer,
  amountCents: centsAnswer,
  changeCents: centsAnswer,
  reason: textAnswer,
  inHand: z.boolean(),
  at: instantAnswer,
});

const counted = z.strictObject({
  countedCents: centsField,
  /** What becomes of what is missing. */
  missing: z.enum(MISSING_CASH).default('remains'),
  /** Required where the count differs from what was announced. */
  reason: z.string().trim().min(1).max(191).nullable().default(null),
  /** Required where more is counted than the courier holds: the company owes the rest, R$ 1.000,00 at most. */
  beyondHeld: z.boolean().default(false),
});
const received = z.strictObject({ countedCents: centsField.min(1), beyondHeld: counted.shape.beyondHeld });

const api = adminApi('cash', 'wallets', { queries: CashQueries, handIns: CashHandIns, hubs: Hubs });

/** Money that couriers collect at doors: who holds how much, and what they hand in. */
export const CashController = api.controller('CashController', {
  holders: api.get('couriers', {
    summary: 'Lists couriers who hold cash, announced that they bring some or have a limit of their own',
    answer: listOf(holderAnswer),
    run: async ({ queries, hubs, by }) => ({ items: await queries.holders(by, await hubLimit(hubs, by)) }),
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
    body: z.strictObject({ limitCents: centsField.nullable() }),
    answer: holderAnswer,
    audit: { entity: 'courier', action: 'cash_limit_set' },
    run: async ({ queries, hubs, by, id, body: { limitCents } }) => {
      await holderOf(queries, hubs, by, id);
      await queries.setLimit(by, id, limitCents === null ? null : cents(limitCents));
      return await holderOf(queries, hubs, by, id);
    },
  }),
  receive: api.post('couriers/:id/hand-ins', {
    status: 201,
    summary: 'Records cash that a courier brought without announcing it',
    body: received,
    answer: decidedHandInAnswer,
    audit: { entity: 'cash_hand_in', action: 'received' },
    run: async ({ queries, hubs, handIns, by, id, body: { countedCents, beyondHeld } }) => {
      await holderOf(queries, hubs, by, id);
      return handIns.receive(by, id, { countedCents: cents(countedCents), beyondHeld });
    },
  }),
  list: api.get('hand-ins', {
    summary: 'Lists hand-ins, newest first',
    query: z.strictObject({
      state: z.enum(HAND_IN_STATES).exactOptional(),
      courierId: idText.exactOptional(),
      ...cursorFields,
    }),
    answer: cursorOf(handInAnswer.extend({ courierName: z.string() })),
    run: async ({ queries, by, query: { cursor: before, limit, ...filter } }) =>
      cursorPage(await queries.handIns(by, filter, { before, limit }), limit),
  }),
  confirm: api.post('hand-ins/:id/confirm', {
    summary: 'Confirms what was counted; the shops whose money it is get their share',
    body: counted,
    answer: decidedHandInAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'cash_hand_in', action: 'confirmed' },
    run: ({ handIns, by, id, body: { countedCents, ...body } }) =>
      handIns.confirm(by, id, { ...body, countedCents: cents(countedCents) }),
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
    query: z.strictObject({ from: instantField, to: instantField }),
    answer: listOf(collectedLine),
    run: async ({ queries, by, query: { from, to } }) => ({ items: await queries.differences(by, from, to) }),
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
