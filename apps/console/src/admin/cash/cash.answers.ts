import { CashHandIn, HAND_IN_STATES, MISSING_CASH } from '#domain';
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
export const decidedHandInAnswer = handInAnswer.meta({ id: 'CashHandIn' });
export const handInsAnswer = cursorOf(handInAnswer.extend({ courierName: z.string() }));

export const holderAnswer = z
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
export const holdersAnswer = listOf(holderAnswer);
export const heldCashAnswer = z.strictObject({ holder: holderAnswer, collected: z.array(collectedLine) });
export const differencesAnswer = listOf(collectedLine);
