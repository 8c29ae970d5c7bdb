import { Problem } from '../../ground/api/problem.js';

/** English texts of refusals that an answer names by their code only, as that of a bulk command for each order. */
const REFUSALS_EN: Readonly<Record<string, string>> = {
  order_not_found: 'This order does not exist any more.',
  order_not_active: 'The order has ended.',
  order_not_cancellable: 'This order can no longer be cancelled.',
  order_grouped: 'The order is in a group already.',
  courier_not_found: 'This courier does not exist any more.',
  courier_unavailable: 'The courier cannot take this order now.',
  courier_blocked: 'The courier is blocked.',
  courier_not_approved: 'The courier’s application is not approved.',
  merchant_not_found: 'This merchant does not exist any more.',
  nothing_to_invoice: 'No ended order waits for an invoice in this period.',
};

/** A refusal code as a Problem, which has a text. */
export function refusalOf(code: string): Problem {
  return new Problem(409, code, REFUSALS_EN[code] ?? code.replaceAll('_', ' '));
}
