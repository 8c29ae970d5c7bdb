import { cents, Contest, ContestDecisions, Contests, DomainError, FileStore, MAX_ENTRY_TEXT } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { PICTURE_TYPES, sendPrivateFile } from '../../courier-api/files/picture.stream.js';
import { adminApi } from '../access/admin-api.decorator.js';

const MAX_CONTESTS = 200;

const decisionBody = z
  .strictObject({
    accepted: z.boolean(),
    /** Answer to the courier; with an amount, the text of the movement too. */
    answer: z.string().trim().min(3).max(MAX_ENTRY_TEXT),
    /** Credited to the courier. */
    amountCents: z.int().positive().max(100_000_000).nullable().default(null),
  })
  .meta({ examples: [{ accepted: true, answer: 'Taxa de espera não lançada', amountCents: 350 }] });

const contestMembers = answers.recordOf(
  Contest,
  ['id courierId about subjectId text state dueAt answer decidedAt movementId createdAt'],
  { hasPhoto: z.boolean(), decidedBy: answers.text },
).shape;
const listedAnswer = z.strictObject({
  ...contestMembers,
  courierName: z.string(),
  /** The text of the entry, or the number of the order. */
  subjectText: answers.text,
  subjectCents: z.int().nullable(),
});

const api = adminApi('contests', 'wallets', {
  contests: Contests,
  decisions: ContestDecisions,
  files: FileStore,
});

export const ContestsController = api.controller('ContestsController', {
  list: api.get('', {
    summary: 'Lists what couriers contest: open ones, those due soonest first, or decided ones',
    query: z.strictObject({ state: z.enum(['open', 'decided']).default('open') }),
    answer: answers.listOf(listedAnswer),
    run: async ({ contests, by: scope, query: { state } }) => {
      const found = await contests.list(scope, { open: state === 'open', limit: MAX_CONTESTS });
      return found.map(({ ...contest }) => ({ ...contest, ...shownOf(contest) }));
    },
  }),
  decide: api.post(':id/decide', {
    summary: 'Decides once, with a reason; an amount is credited and linked, a contested block ends',
    body: decisionBody,
    answer: answers.named('Contest', contestMembers),
    errors: [404, 409],
    audit: { entity: 'contest', action: 'decided' },
    run: async ({ decisions, by, id, body: { amountCents, ...decision } }) => {
      const amount = amountCents === null ? null : cents(amountCents);
      const { ...decided } = await decisions.decide(by, id, { ...decision, amount });
      return { ...decided, ...shownOf(decided) };
    },
  }),
  photo: api.send(':id/photo', {
    summary: 'Reads the photo that the courier sent with a contest',
    mediaTypes: PICTURE_TYPES,
    run: async ({ contests, files, by, id, response }) => {
      const { photoKey } = await contests.get(by, id);
      const file = photoKey === null ? null : await files.get(photoKey);
      if (!file) throw new DomainError('document_not_found');
      sendPrivateFile(file, response);
    },
  }),
});

function shownOf({ photoKey, decidedBy }: Pick<Contest, 'photoKey' | 'decidedBy'>) {
  return { hasPhoto: photoKey !== null, decidedBy: decidedBy?.name ?? null };
}
