import { optional } from '#runtime';
import {
  WEEKDAYS,
  Clock,
  CourierStatements,
  Hubs,
  WalletQueries,
  type WalletOwner,
  cents,
  CourierQueries,
  CourierWithdrawals,
  Contest,
  CONTEST_SUBJECTS,
  Contests,
  PAYOUT_STATES,
  WithdrawalPayer,
  type WithdrawalPayout,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { keyOwner, walletEntryAnswer } from '../../admin/money/wallet.answers.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { STATEMENT, sendStatement } from '../../statements/courier-statement.stream.js';
import * as fields from '../../http/field.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { courierApi } from '../session/courier-api.decorator.js';

const balanceAnswer = z.strictObject({ balanceCents: z.int() });

const courierEntryAnswer = walletEntryAnswer.omit({
  externalId: true,
  paymentMethod: true,
  referenceId: true,
});

/** `payout` null: the company pays by hand. */
const listedWithdrawalAnswer = courierEntryAnswer.extend({
  payout: z
    .strictObject({
      state: z.enum(PAYOUT_STATES),
      payingSince: answers.optionalInstant,
      reason: answers.text,
      arrivesCents: z.int(),
      feeCents: z.int(),
      keyOwner,
    })
    .nullable(),
});
const withdrawalTermsAnswer = z.strictObject({
  leastCents: z.int(),
  feeCents: z.int(),
  /** A payment provider pays; else somebody of the company does. */
  provider: z.boolean(),
  /** false: the company pays on its days only. */
  onDemand: z.boolean(),
  schedule: z.enum(['none', 'daily', 'weekly']),
  weekday: z.enum(WEEKDAYS),
  hour: z.int().min(0).max(23),
  keyOwner,
});

function payoutBody({ ...payout }: WithdrawalPayout) {
  return { ...payout, arrivesCents: payout.amount - payout.fee, feeCents: payout.fee };
}

const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
});

const api = courierApi(
  '',
  {
    wallets: WalletQueries,
    hubs: Hubs,
    clock: Clock,
    statements: CourierStatements,
    withdrawals: CourierWithdrawals,
    payer: optional(WithdrawalPayer),
    couriers: CourierQueries,
    requests: IdempotentRequests,
    contests: Contests,
  },
  { id: fields.pathId('wallet_not_found') },
);

api.controller('WalletController', {
  balance: api.get('wallet', {
    summary: 'Shows the balance: what the courier has earned and not yet withdrawn',
    answer: balanceAnswer,
    run: async ({ wallets, by, courierId }) => ({
      balanceCents: await wallets.balance(by, walletOf(courierId)),
    }),
  }),
  earnings: api.get('wallet/earnings', {
    summary: 'Lists the earnings of the last seven days, today included; days without earnings are absent',
    answer: z.strictObject({
      /** The courier's today, in the company's zone. */
      today: z.iso.date(),
      days: z.array(z.strictObject({ day: z.iso.date(), cents: z.int(), orders: z.int() })),
    }),
    run: async ({ hubs, clock, wallets, by, courierId }) => {
      const { timezone } = await hubs.get(by.hubId);
      const now = clock.now();
      const days = await wallets.earnedByDay(by, walletOf(courierId), { now, timezone, days: 7 });
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now);
      return { today, days };
    },
  }),
  entries: api.get('wallet/entries', {
    summary: 'Lists movements of the wallet, newest first',
    query: pageQuery,
    answer: answers.pageOf(courierEntryAnswer).extend(balanceAnswer.shape),
    run: async ({ wallets, by, courierId, query: page }) => {
      const { items, total, balance } = await wallets.statement(by, walletOf(courierId), {}, page);
      return { items: items.map(walletEntryBody), total, ...page, balanceCents: balance };
    },
  }),
  period: api.send('wallet/statement', {
    summary: 'Reads the statement of the wallet for a period; of a year it is monthly',
    ...STATEMENT,
    run: (call) => sendStatement(call, call.courierId),
  }),
});

function walletOf(courierId: number): WalletOwner {
  return { kind: 'courier', id: courierId };
}

const MAX_WITHDRAWALS = 100;
const MAX_CENTS = 100_000_000;

/** Shown on the statement, as Model M's withdrawals are. */
const REQUESTED = 'Saque';
const CANCELLED = 'Saque cancelado pelo entregador';

const withdrawalBody = z
  .strictObject({
    amountCents: z.int().positive().max(MAX_CENTS).optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ amountCents, all }) => (amountCents === undefined) !== (all === undefined), {
    path: ['amountCents'],
    message: 'either amountCents or all is required',
  })
  .meta({ examples: [{ amountCents: 1_590 }] });

api.controller('CourierWithdrawalsController', {
  list: api.get('withdrawals', {
    summary: 'Lists withdrawals of the courier, newest first: pending, completed (paid) or reversed',
    answer: answers.listOf(listedWithdrawalAnswer),
    run: async ({ withdrawals, payer, by, courierId }) => {
      const items = await withdrawals.list(by, courierId, MAX_WITHDRAWALS);
      const ids = items.map(({ id }) => id);
      const payouts = await payer?.ofWithdrawals(by, ids);
      return items.map((entry) => {
        const payout = payouts?.get(entry.id);
        return { ...walletEntryBody(entry), payout: payout ? payoutBody(payout) : null };
      });
    },
  }),
  terms: api.get('withdrawals/terms', {
    summary: 'Shows the terms of a withdrawal: its fee, when the company pays, and the owner of the Pix key',
    answer: withdrawalTermsAnswer,
    run: async ({ couriers, withdrawals, payer, by, courierId }) => {
      if (!payer) return withdrawals.terms(by);
      const { courier } = await couriers.byId(by, courierId);
      return payer.terms(by, courier.pixKey);
    },
  }),
  ask: api.post('withdrawals', {
    status: 201,
    summary:
      'Requests a withdrawal of an amount, or of all, by Pix; the money is held until the company pays or refuses',
    description: IDEMPOTENCY_WORDS,
    body: withdrawalBody,
    answer: courierEntryAnswer.extend(balanceAnswer.shape),
    errors: [409, 422],
    run: ({ requests, withdrawals, payer, by, courierId, body: { amountCents }, request, response }) =>
      requests.once(by, request, response, async () => {
        const amount = amountCents === undefined ? null : cents(amountCents);
        const command = { amount, description: REQUESTED };
        const { entry, balance } = await (payer ?? withdrawals).request(by, courierId, command);
        return { ...walletEntryBody(entry), balanceCents: balance };
      }),
  }),
  cancel: api.post('withdrawals/:id/cancel', {
    summary:
      'Cancels a withdrawal that is pending and not yet with the payment provider; the money returns to the wallet',
    answer: balanceAnswer,
    errors: [404, 409],
    run: async ({ payer, withdrawals, by, courierId, id }) => {
      const { balance } = await (payer ?? withdrawals).cancel(by, courierId, id, CANCELLED);
      return { balanceCents: balance };
    },
  }),
});

const MAX_CONTESTS = 100;

const contestForm = z.object({
  about: z.enum(CONTEST_SUBJECTS),
  /** The entry of a charge, the order of a missing pay; 0 or absent for a block. */
  subjectId: z.coerce.number().int().min(0).max(999_999_999_999_999).default(0),
  text: z.string().trim().min(3).max(2_000),
});
const contestAnswer = answers.recordOf(Contest, [
  'id about subjectId text state dueAt answer decidedAt movementId createdAt',
]);

api.controller('CourierContestsController', {
  list: api.get('contests', {
    summary: "Lists the courier's contests, newest first, with the answers",
    answer: answers.listOf(contestAnswer),
    run: ({ contests, by, courierId }) => contests.ofCourier(by, courierId, MAX_CONTESTS),
  }),
  open: api.post('contests', {
    status: 201,
    summary: 'Contests a charge, a missing pay, a block or a difference; a person of the company answers',
    body: contestForm,
    files: ['photo'],
    answer: contestAnswer,
    errors: [409, 413],
    run: ({ contests, by, courierId, body: form, uploads: [photo] }) =>
      contests.open(by, courierId, { ...form, photo: photo?.received ?? null }),
  }),
});

export const WALLET_CONTROLLERS = api.controllers;
