import { words } from '../../ground/language.js';

/** Reasons why an order was cancelled, by the core's code. */
export const reasonWords = words(
  {
    merchant_request: 'a loja pediu',
    consumer_request: 'o cliente desistiu',
    operator: 'decisão da central',
    not_served: 'nenhum entregador a tempo',
    payment_expired: 'não foi pago',
    no_show: 'o entregador não foi buscar',
    problem_at_merchant: 'problema na loja',
    acceptance_too_slow: 'demora para aceitar',
    wrong_order_or_pickup: 'pedido ou coleta errada',
    problem_resolution: 'a central resolveu um problema',
    other: 'outro motivo',
  },
  {
    merchant_request: 'the shop asked for it',
    consumer_request: 'the customer gave up',
    operator: 'the company decided so',
    not_served: 'no courier in time',
    payment_expired: 'it was not paid',
    no_show: 'the courier did not come for it',
    problem_at_merchant: 'a problem at the shop',
    acceptance_too_slow: 'it took too long to accept',
    wrong_order_or_pickup: 'wrong order or pickup',
    problem_resolution: 'the company solved a problem',
    other: 'another reason',
  },
);

/** The text of a reason; a code that this release does not know is shown as another reason. */
export function reasonText(text: Readonly<Record<string, string>>, reason: string | null): string {
  return text[reason ?? 'other'] ?? text['other'] ?? '';
}
