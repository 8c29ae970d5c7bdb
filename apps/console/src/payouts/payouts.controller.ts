import { PublicUrl } from '#domain';
import { Payouts } from '#domain/modules';
import { PAYOUT_ENVIRONMENTS, type PayoutAccount, PayoutAccounts, PayoutNotices } from '#domain/modules';
import { z } from 'zod';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import { payoutAnswer } from '../admin/money/wallet.answers.js';
import { payoutBody } from '../admin/money/withdrawals.controller.js';
import * as answers from '../docs/record.schemas.js';
import { publicApi } from '../http/declared-api.decorator.js';
import * as fields from '../http/field.schemas.js';
import { Module } from '@nestjs/common';

const approvalsApi = adminApi('withdrawals', 'wallets', { payouts: Payouts });

const WithdrawalsController = approvalsApi.controller('WithdrawalsController', {
  approve: approvalsApi.post(':id/approve', {
    summary: 'Consents to the payment of a withdrawal by the provider; large ones need two different people',
    answer: payoutAnswer,
    errors: [404, 409],
    audit: { entity: 'payout', action: 'approved' },
    run: async ({ payouts, by, id }) => payoutBody(await payouts.approve(by, id)),
  }),
});

const accountBody = z
  .strictObject({
    environment: z.enum(PAYOUT_ENVIRONMENTS),
    apiKey: z.string().trim().min(20).max(500),
  })
  .meta({ examples: [{ environment: 'sandbox', apiKey: 'the key that the provider gave you' }] });

const accountAnswer = z.strictObject({
  provider: z.string(),
  environment: z.enum(PAYOUT_ENVIRONMENTS),
  connectedAt: answers.instant,
  noticeUrl: z.string(),
  /** The provider asks for consent there, if its security mechanism is on. */
  consentUrl: z.string(),
});
const readAnswer = z.strictObject({
  /** null: withdrawals are paid by hand. */
  account: accountAnswer.nullable(),
  /** A simulated provider pays, as nothing is real here. */
  simulated: z.boolean(),
});
/** The token is shown here and nowhere else. */
const connectedAnswer = accountAnswer.extend({ noticeToken: z.string() });

const payoutAccountApi = adminApi('payout-account', 'access', {
  accounts: PayoutAccounts,
  publicUrl: PublicUrl,
});

const PayoutAccountController = payoutAccountApi.controller('PayoutAccountController', {
  read: payoutAccountApi.get('', {
    summary: 'The account with the payment provider, without its key',
    answer: readAnswer,
    run: async ({ accounts, publicUrl, by: { hubId } }) => {
      const account = await accounts.find(hubId);
      const simulated = account === null && (await accounts.of(hubId)) !== null;
      return { account: account && bodyOf({ publicUrl }, account), simulated };
    },
  }),
  connect: payoutAccountApi.put('', {
    summary: 'Connects the account, or replaces its key; the answer has the token of the calls, once',
    body: accountBody,
    answer: connectedAnswer,
    audit: { entity: 'payout_account', action: 'connected' },
    run: async ({ accounts, publicUrl, by, body }) => {
      const { account, noticeToken } = await accounts.connect(by, body);
      return { ...bodyOf({ publicUrl }, account), noticeToken };
    },
  }),
  disconnect: payoutAccountApi.delete('', {
    summary: 'Disconnects the account: withdrawals are paid by hand again; 409 while transfers are under way',
    answer: z.strictObject({ provider: answers.text }),
    errors: [409],
    audit: { entity: 'payout_account', action: 'disconnected' },
    run: async ({ accounts, by }) => {
      await accounts.disconnect(by);
      return { provider: null };
    },
  }),
});

function bodyOf({ publicUrl }: { readonly publicUrl: PublicUrl }, { ...account }: PayoutAccount) {
  const base = `${publicUrl.base}/api/payments/payouts/${String(account.hubId)}`;
  return { ...account, noticeUrl: `${base}/events`, consentUrl: `${base}/consent` };
}

const providerBody = z.looseObject({});
/** In the provider's words. */
const consentAnswer = z.strictObject({
  status: z.enum(['APPROVED', 'REFUSED']),
  refuseReason: z.string().exactOptional(),
});
const noticesApi = publicApi(
  '/api/payments/payouts',
  { notices: PayoutNotices },
  { hubId: fields.pathId('hub_not_found') },
);

/** Calls of who pays withdrawals; `asaas-access-token` has the token of the hub's account. */
const PayoutNoticesController = noticesApi.controller('PayoutNoticesController', {
  receive: noticesApi.post(':hubId/events', {
    summary: 'Takes an event of a transfer: a reason to ask the provider, in whichever order events come',
    body: providerBody,
    answer: z.strictObject({}),
    errors: [401],
    run: async ({ notices, hubId, body, request }) => {
      await notices.receive(hubId, request.get('asaas-access-token'), body);
      return {};
    },
  }),
  consent: noticesApi.post(':hubId/consent', {
    summary: 'Says whether the provider may make a transfer: one for each payout, of its amount',
    body: providerBody,
    answer: consentAnswer,
    errors: [401],
    run: async ({ notices, hubId, body, request }) => {
      const refusal = await notices.consent(hubId, request.get('asaas-access-token'), body);
      return refusal === null
        ? { status: 'APPROVED' as const }
        : { status: 'REFUSED' as const, refuseReason: refusal };
    },
  }),
});

@Module({ controllers: [PayoutAccountController, WithdrawalsController, PayoutNoticesController] })
export class PayoutsApiModule {}
