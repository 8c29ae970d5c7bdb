import { PAYMENT_DECISIONS, PaymentDecisions, PaymentQueries, type Scope } from '#domain';
import { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, idText } from '../field.schemas.js';
import { listedPaymentAnswer, paymentAnswer } from './wallet.answers.js';

const paymentsQuery = z.strictObject({
  orderId: idText.exactOptional(),
  /** `all`: every payment, newest first, by cursor. */
  state: z.enum(['in_doubt', 'all']).default('in_doubt'),
  ...cursorFields,
});
const decisionInput = z.strictObject({
  decision: z.enum(PAYMENT_DECISIONS),
  note: z.string().trim().max(500).nullable().default(null),
});
const MOST_IN_DOUBT = 500;

@AdminController('payments', 'payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly decisions: PaymentDecisions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists what came in for an order, the transfers that wait for a decision, or all of them',
    query: paymentsQuery,
    answer: cursorOf(listedPaymentAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { orderId, state, cursor: before, limit }: z.output<typeof paymentsQuery>,
  ) {
    if (state === 'all' && orderId === undefined)
      return cursorPage(await this.payments.newest(by, { before, limit }), limit);
    const items =
      orderId === undefined
        ? await this.payments.inDoubt(by, MOST_IN_DOUBT)
        : await this.payments.ofOrder(by, orderId);
    return { items, nextCursor: null };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/decide',
    status: 200,
    summary: 'Decides about a transfer of another amount: accept, credit to the wallet, or return',
    description:
      '`accept` lets the order go on, credits what is too much and waives what is missing. `credit` puts all of it into the customer’s wallet. `return` says that the company sent it back by its bank. The same again changes nothing.',
    params: { id: idText },
    body: decisionInput,
    answer: paymentAnswer,
    errors: [404, 409],
    audit: { entity: 'payment', action: 'decided' },
  })
  decide(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof decisionInput>,
  ) {
    return this.decisions.decide(by, id, body);
  }
}
