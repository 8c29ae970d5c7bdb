import {
  cents,
  CONTEST_STATES,
  CONTEST_SUBJECTS,
  type Contest,
  ContestDecisions,
  Contests,
  DomainError,
  FileStore,
  MAX_ENTRY_TEXT,
  type Scope,
} from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { sendPrivateFile } from '../../http/private-file.mapper.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const LISTED = 200;

const listQuery = z.strictObject({ state: z.enum(['open', 'decided']).default('open') });
const decisionBody = z
  .strictObject({
    accepted: z.boolean(),
    /** The courier reads it; with an amount it is the text of the movement. */
    answer: z.string().trim().min(3).max(MAX_ENTRY_TEXT),
    /** Credited to the courier. */
    amountCents: z.int().positive().max(100_000_000).nullable().default(null),
  })
  .meta({ examples: [{ accepted: true, answer: 'Taxa de espera não lançada', amountCents: 350 }] });

const contestMembers = {
  id: z.int(),
  courierId: z.int(),
  about: z.enum(CONTEST_SUBJECTS),
  subjectId: z.int(),
  text: z.string(),
  hasPhoto: z.boolean(),
  state: z.enum(CONTEST_STATES),
  dueAt: instantAnswer,
  answer: textAnswer,
  decidedBy: textAnswer,
  decidedAt: optionalInstantAnswer,
  movementId: z.int().nullable(),
  createdAt: instantAnswer,
};
const contestAnswer = z.strictObject(contestMembers).meta({ id: 'Contest' });
const listedAnswer = z.strictObject({
  ...contestMembers,
  courierName: z.string(),
  /** The text of the entry, or the number of the order. */
  subjectText: textAnswer,
  subjectCents: z.int().nullable(),
});

/** What couriers contest: a queue with a deadline, which people decide. */
@AdminController('contests', 'wallets')
export class ContestsController {
  constructor(
    private readonly contests: Contests,
    private readonly decisions: ContestDecisions,
    private readonly files: FileStore,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists what couriers contest: open ones, those due soonest first, or decided ones',
    query: listQuery,
    answer: listOf(listedAnswer),
  })
  async list(@CurrentScope() scope: Scope, @EndpointQuery() { state }: z.output<typeof listQuery>) {
    const found = await this.contests.list(scope, { open: state === 'open', limit: LISTED });
    return {
      items: found.map((contest) => {
        const { courierName, subjectText, subjectCents } = contest;
        return { ...contestBody(contest), courierName, subjectText, subjectCents };
      }),
    };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/decide',
    status: 200,
    summary: 'Decides once, with a reason; an amount is credited and linked, a contested block ends',
    params: { id: idText },
    body: decisionBody,
    answer: contestAnswer,
    errors: [404, 409],
    audit: { entity: 'contest', action: 'decided' },
  })
  async decide(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { amountCents, ...decision }: z.output<typeof decisionBody>,
  ) {
    const amount = amountCents === null ? null : cents(amountCents);
    return contestBody(await this.decisions.decide(by, id, { ...decision, amount }));
  }

  @Endpoint({
    method: 'GET',
    path: ':id/photo',
    status: 200,
    summary: 'The photo that the courier sent with it',
    hubByQuery: true,
    params: { id: idText },
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
    errors: [404],
  })
  async photo(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @Res() response: Response,
  ): Promise<void> {
    const { photoKey } = await this.contests.get(by, id);
    const file = photoKey === null ? null : await this.files.get(photoKey);
    if (!file) throw new DomainError('document_not_found');
    sendPrivateFile(file, response);
  }
}

function contestBody(contest: Contest) {
  const { id, courierId, about, subjectId, text, photoKey, state, ...rest } = contest;
  const { dueAt, answer, decidedBy, decidedAt, movementId, createdAt } = rest;
  return {
    ...{ id, courierId, about, subjectId, text, hasPhoto: photoKey !== null, state },
    ...{ dueAt, answer, decidedBy: decidedBy?.name ?? null, decidedAt, movementId, createdAt },
  };
}
