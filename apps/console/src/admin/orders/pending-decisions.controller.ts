import { DECISION_KINDS, GOODS_PLACES, PendingDecisions, type Scope } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const decisionAnswer = z.strictObject({
  kind: z.enum(DECISION_KINDS),
  /** Of the order that failed, the claim, the contest, the request, the alert, or the suspended courier. */
  id: z.int(),
  /** null: it is about a courier. */
  orderId: z.int().nullable(),
  publicId: z.string(),
  merchantName: z.string(),
  /** Of the shop of a failure. */
  merchantPhone: textAnswer,
  /** The recipient, or the courier who contests or holds the goods. */
  who: textAnswer,
  /** Why it failed, or the kind of the claim, the contest or the request. */
  about: textAnswer,
  /** Who has the goods. */
  goodsAt: z.enum(GOODS_PLACES).nullable(),
  /** For when a recipient asks for it. */
  wantedAt: optionalInstantAnswer,
  /** What a request costs more than the order does now. */
  moreCents: z.int().nullable(),
  since: instantAnswer,
  /** Until when somebody has to decide. */
  dueAt: optionalInstantAnswer,
  /** Orders in progress and cash of a suspended courier. */
  holds: z.strictObject({ orders: z.int(), cashCents: z.int(), phone: z.string() }).nullable(),
});

/** All that waits for a decision of a person, in one list. */
@AdminController('decisions', 'orders')
export class PendingDecisionsController {
  constructor(private readonly decisions: PendingDecisions) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'What needs a decision: claims and contests by their deadline, then failures, recipients’ requests, goods that couriers hold, and what suspended couriers hold',
    answer: listOf(decisionAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.decisions.list(by) };
  }
}
