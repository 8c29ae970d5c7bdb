import { Claim, Claims, courierUntil } from '#domain/modules';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';
import { courierApi } from '../courier-api/session/courier-api.decorator.js';

const MAX_CLAIMS = 50;

const claimAnswer = answers.recordOf(
  Claim,
  ['id publicId kind text state dueAt courierText courierAnsweredAt earlyReason answer createdAt'],
  {
    /** Nothing is decided against the courier before, without an answer or a reason. */
    answerUntil: answers.optionalInstant,
    /** The courier answers for it. */
    atFault: z.boolean(),
  },
);

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
