import { PROBLEM_TEXTS, RECEIVER_TEXTS } from '../../apps/console/src/vocabulary/error.vocabulary.js';
import { ownProblems as portalProblems } from '../../apps/web/src/desenvolvedores/words.js';
import { courierProblems } from '../../apps/web/src/entregador/data/problems.rules.js';
import { statusText } from '../../apps/web/src/base/api/problem-words.js';
import { commonProblems, fieldProblems, firstProblems } from '../../apps/web/src/base/words.js';
import { ownProblems as lojaProblems } from '../../apps/web/src/loja/words.js';
import { ownProblems as painelProblems } from '../../apps/web/src/painel/words.js';

type Code = keyof typeof PROBLEM_TEXTS;

/** Only programs ask for quotes that hold, and send batches. */
const QUOTES: readonly Code[] = [
  'quote_unknown',
  'quote_expired',
  'quote_used',
  'quote_differs',
  'batch_refused',
];

/** Only couriers and their company have shifts. */
const SHIFTS: readonly Code[] = ['shift_not_found', 'shift_overlaps', 'shift_closed'];

/** The texts of each app and, after them, the refusals that its API never answers. */
/** Only apps of others are given scopes. */
const SCOPES: readonly Code[] = ['grant_invalid', 'scope_missing'];

const APPS: Readonly<
  Record<string, readonly [texts: Readonly<Record<string, string>>, neverMet: readonly Code[]]>
> = {
  painel: [
    { ...commonProblems, ...painelProblems },
    [
      'place_not_found',
      'recorded_request_not_found',
      'app_connected',
      'secret_shown',
      'spending_limit_reached',
      ...SCOPES,
      ...QUOTES,
    ],
  ],
  loja: [
    { ...commonProblems, ...lojaProblems },
    [
      'offer_not_found',
      'offer_gone',
      'courier_not_found',
      'courier_blocked',
      'courier_not_approved',
      'fleet_not_found',
      'service_area_not_found',
      'hub_not_found',
      'operator_not_found',
      'delivery_request_not_found',
      'bulk_not_found',
      'view_not_found',
      'bulk_under_way',
      'team_not_found',
      'review_not_found',
      'recorded_request_not_found',
      'review_under_way',
      'withdrawal_blocked',
      'proof_required',
      'request_already_decided',
      'nothing_to_invoice',
      'invoice_settled',
      'secret_shown',
      'hand_in_not_found',
      'contest_not_found',
      'claim_not_found',
      ...SHIFTS,
      ...SCOPES,
      ...QUOTES,
    ] as Code[],
  ],
  entregador: [
    courierProblems,
    [
      'merchant_not_found',
      'fleet_not_found',
      'category_not_found',
      'service_area_not_found',
      'subscription_not_found',
      'delivery_not_found',
      'credential_not_found',
      'operator_not_found',
      'delivery_request_not_found',
      'bulk_not_found',
      'view_not_found',
      'place_not_found',
      'top_up_not_found',
      'invoice_not_found',
      'payment_not_found',
      'team_not_found',
      'app_not_found',
      'review_not_found',
      'connection_not_found',
      'recorded_request_not_found',
      'package_over_limits',
      'package_dimensions_required',
      'invoicing_not_enabled',
      'payment_method_unavailable',
      'price_changed',
      'order_not_cancellable',
      'order_not_finished',
      'schedule_not_waiting',
      'bulk_under_way',
      'nothing_to_invoice',
      'invoice_settled',
      'review_under_way',
      'app_connected',
      'secret_shown',
      'contest_not_found',
      'claim_not_found',
      'claim_too_late',
      'spending_limit_reached',
      ...SCOPES,
      ...QUOTES,
    ] as Code[],
  ],
  desenvolvedores: [
    { ...commonProblems, ...portalProblems },
    [
      'fleet_not_found',
      'category_not_found',
      'service_area_not_found',
      'operator_not_found',
      'delivery_request_not_found',
      'bulk_not_found',
      'view_not_found',
      'place_not_found',
      'top_up_not_found',
      'invoice_not_found',
      'wallet_not_found',
      'payment_not_found',
      'area_paused',
      'package_over_limits',
      'package_dimensions_required',
      'invoicing_not_enabled',
      'payment_method_unavailable',
      'price_changed',
      'order_not_finished',
      'courier_blocked',
      'courier_not_approved',
      'withdrawal_blocked',
      'proof_required',
      'schedule_not_waiting',
      'bulk_under_way',
      'nothing_to_invoice',
      'invoice_settled',
      'hand_in_not_found',
      'contest_not_found',
      'claim_not_found',
      'claim_too_late',
      'spending_limit_reached',
      ...SCOPES,
      ...SHIFTS,
      ...QUOTES,
    ] as Code[],
  ],
};

const CODES = Object.keys(PROBLEM_TEXTS) as Code[];

describe.each(Object.entries(APPS))('the refusals of /%s', (_, [own, neverMet]) => {
  it('have Portuguese words for every code that the app can meet', () => {
    const texts = { ...firstProblems, ...own };
    expect(CODES.filter((code) => !neverMet.includes(code) && !(code in texts))).toEqual([]);
  });

  it('are listed as never met only where there are no words', () => {
    const texts = { ...firstProblems, ...own };
    expect(neverMet.filter((code) => code in texts)).toEqual([]);
  });

  it('end in a full stop and are not the API’s English', () => {
    const english = new Set<string>(Object.values(PROBLEM_TEXTS).map(({ detail }) => detail));
    const texts = Object.values({ ...firstProblems, ...own });
    expect(texts.filter((text) => !text.endsWith('.') || english.has(text))).toEqual([]);
  });
});

describe('a refusal without words of its own', () => {
  it.each([400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503])(
    'says in Portuguese what to do, by its status %i',
    (status) => {
      expect(statusText(status)).toMatch(/ de novo( em instantes)?\.$|^Seu perfil|Envie um menor\.$/);
    },
  );
});

describe('faulty fields', () => {
  it('have Portuguese texts for refused receivers and for the commonest faults', () => {
    const { required_value, not_unique, limit_reached } = PROBLEM_TEXTS;
    const sentences = [required_value, not_unique, limit_reached].map(({ detail }) => detail);
    for (const sentence of [...Object.values(RECEIVER_TEXTS), ...sentences])
      expect(fieldProblems).toHaveProperty([sentence]);
  });
});
