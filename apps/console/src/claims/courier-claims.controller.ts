import { CLAIM_KINDS, CLAIM_STATES, type Claim, Claims, courierUntil } from '#domain';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';
import { courierApi } from '../courier-api/session/courier-api.decorator.js';

const MAX_CLAIMS = 50;

const claimAnswer = z.strictObject({
  id: z.int(),
  publicId: z.string(),
  kind: z.enum(CLAIM_KINDS),
  text: z.string(),
  state: z.enum(CLAIM_STATES),
  dueAt: answers.instant,
  /** null: the courier has said nothing yet. */
  courierText: answers.text,
  courierAnsweredAt: answers.optionalInstant,
  /** Nothing is decided against the courier before, without an answer or a reason. */
  answerUntil: answers.optionalInstant,
  earlyReason: answers.text,
  answer: answers.text,
  /** The courier answers for it. */
  atFault: z.boolean(),
  createdAt: answers.instant,
});

const api = courierApi('claims', { claims: Claims });

export const CourierClaimsController = api.controller('CourierClaimsController', {
  list: api.get('', {
    summary: 'Claims about the courier’s deliveries, newest first',
    answer: answers.listOf(claimAnswer),
    run: async ({ claims, by, courierId }) =>
      (await claims.ofCourier(by, courierId, MAX_CLAIMS)).map(claimBody),
  }),
  answer: api.post(':id/answer', {
    summary: 'Says what happened, with a photo if there is one; the same again changes nothing',
    body: z.object({ text: z.string().trim().min(3).max(2_000) }),
    files: ['photo'],
    answer: claimAnswer,
    errors: [404, 409, 413],
    run: async ({ claims, by, courierId, id, body: { text }, uploads: [photo] }) =>
      claimBody(await claims.answer(by, courierId, id, { text, photo: photo?.received ?? null })),
  }),
});

function claimBody({ ...claim }: Claim) {
  return { ...claim, answerUntil: courierUntil(claim), atFault: claim.fault === 'courier' };
}
