import { CONTEST_STATES, CONTEST_SUBJECTS, type Contest, Contests } from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { uploadLimits, type Upload } from '../files/upload.types.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const LISTED = 100;

const contestForm = z.object({
  about: z.enum(CONTEST_SUBJECTS),
  /** The entry of a charge, the order of a missing pay; 0 or absent for a block. */
  subjectId: z.coerce.number().int().min(0).max(999_999_999_999_999).default(0),
  text: z.string().trim().min(3).max(2_000),
});
const contestAnswer = z.strictObject({
  id: z.int(),
  about: z.enum(CONTEST_SUBJECTS),
  subjectId: z.int(),
  text: z.string(),
  state: z.enum(CONTEST_STATES),
  /** Until when the company answers. */
  dueAt: instantAnswer,
  answer: textAnswer,
  decidedAt: optionalInstantAnswer,
  /** The entry that followed. */
  movementId: z.int().nullable(),
  createdAt: instantAnswer,
});

/** What the courier does not agree with. */
@CourierController('contests')
export class CourierContestsController {
  constructor(private readonly contests: Contests) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'What the courier contested, newest first, with the answers',
    answer: listOf(contestAnswer),
  })
  async list(@CurrentCourier() { scope, courierId }: CourierSession) {
    const items = await this.contests.ofCourier(scope, courierId, LISTED);
    return { items: items.map(contestBody) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Contest a charge, a missing pay, a block or a difference; a person of the company answers',
    body: contestForm,
    files: ['photo'],
    answer: contestAnswer,
    errors: [409, 413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async open(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointBody() form: z.output<typeof contestForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const photo = files?.[0]?.received ?? null;
    return contestBody(await this.contests.open(scope, courierId, { ...form, photo }));
  }
}

function contestBody(contest: Contest) {
  const { id, about, subjectId, text, state, dueAt, answer, decidedAt, movementId, createdAt } = contest;
  return { id, about, subjectId, text, state, dueAt, answer, decidedAt, movementId, createdAt };
}
