import { CLAIM_KINDS, CLAIM_STATES, type Claim, Claims, courierUntil } from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { uploadLimits, type Upload } from '../files/upload.types.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const LISTED = 50;

const answerForm = z.object({ text: z.string().trim().min(3).max(2_000) });
const claimAnswer = z.strictObject({
  id: z.int(),
  publicId: z.string(),
  kind: z.enum(CLAIM_KINDS),
  /** What is said of the delivery. */
  text: z.string(),
  state: z.enum(CLAIM_STATES),
  dueAt: instantAnswer,
  /** What the courier said of it; null: nothing yet. */
  courierText: textAnswer,
  courierAnsweredAt: optionalInstantAnswer,
  /** Nothing is decided against the courier before, without an answer or a reason. */
  answerUntil: optionalInstantAnswer,
  /** Why it was decided before the courier had answered. */
  earlyReason: textAnswer,
  /** Of a decided claim. */
  answer: textAnswer,
  /** The courier answers for it. */
  atFault: z.boolean(),
  createdAt: instantAnswer,
});

/** Claims about deliveries of the courier, who may say what happened before a person decides. */
@CourierController('claims')
export class CourierClaimsController {
  constructor(private readonly claims: Claims) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Claims about the courier’s deliveries, newest first',
    answer: listOf(claimAnswer),
  })
  async list(@CurrentCourier() { scope, courierId }: CourierSession) {
    return { items: (await this.claims.ofCourier(scope, courierId, LISTED)).map(claimBody) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/answer',
    status: 200,
    summary: 'Says what happened, with a photo if there is one; the same again changes nothing',
    params: { id: idText },
    body: answerForm,
    files: ['photo'],
    answer: claimAnswer,
    errors: [404, 409, 413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async answer(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { text }: z.output<typeof answerForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const photo = files?.[0]?.received ?? null;
    return claimBody(await this.claims.answer(scope, courierId, id, { text, photo }));
  }
}

function claimBody(claim: Claim) {
  const { id, publicId, kind, text, state, dueAt, courierText, courierAnsweredAt, answer, createdAt } = claim;
  const atFault = claim.fault === 'courier';
  const { earlyReason } = claim;
  return {
    id,
    publicId,
    kind,
    text,
    state,
    dueAt,
    courierText,
    courierAnsweredAt,
    answerUntil: courierUntil(claim),
    earlyReason,
    answer,
    atFault,
    createdAt,
  };
}
