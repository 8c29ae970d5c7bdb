import { RecipientRequest, type RecipientRequests, type Scope } from '#domain';
import { z } from 'zod';
import * as answers from './record.schemas.js';

const members = answers.recordOf(RecipientRequest, [
  'id merchantId orderId stop kind state place wantedAt priceCents answer decidedBy decidedAt createdAt',
]).shape;
const listedAnswer = z.strictObject({
  ...members,
  publicId: z.string(),
  merchantName: z.string(),
  recipient: answers.text,
  address: answers.text,
  totalCents: answers.cents,
});

const requestsQuery = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

const decisionBody = z.strictObject({
  accepted: z.boolean(),
  /** The recipient reads it. */
  answer: z.string().trim().max(300).nullish(),
  /** The price that the person saw; absent: that of the request. */
  expectedTotalCents: z.int().min(0).nullish(),
});

interface RequestsCall {
  readonly requests: RecipientRequests;
  readonly by: Scope;
}

export const RECIPIENT_REQUESTS = {
  summary: 'What recipients ask for on the tracking page: open ones, the oldest first, or decided ones',
  query: requestsQuery,
  answer: answers.listOf(listedAnswer),
  run: ({ requests, by, query }: RequestsCall & { readonly query: z.output<typeof requestsQuery> }) =>
    requests.list(by, { open: query.state === 'open', limit: query.limit }),
};

type DecisionCall = RequestsCall & { readonly id: number; readonly body: z.output<typeof decisionBody> };

export const RECIPIENT_REQUEST_DECISION = {
  summary: 'Accepts or refuses; what is accepted is done at once, at the price of the request',
  body: decisionBody,
  errors: [403, 404, 409, 422],
  run: ({ requests, by, id, body }: DecisionCall) => {
    const { accepted, answer = null, expectedTotalCents = null } = body;
    return requests.decide(by, id, { accepted, answer, expectedTotalCents });
  },
};
