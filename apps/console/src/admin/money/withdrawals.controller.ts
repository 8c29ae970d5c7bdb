import {
  type Payout,
  CourierQueries,
  CourierWithdrawals,
  MAX_ENTRY_TEXT,
  MerchantQueries,
  PayoutDecisions,
  Payouts,
  WalletQueries,
  type Scope,
  type WalletOwner,
  PAYOUT_ENVIRONMENTS,
  PayoutAccounts,
  type PayoutAccount,
  PublicUrl,
} from '#domain';
import { z } from 'zod';
import { cursorOf, instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { cursorFields, cursorPage, idText, instantField } from '../../http/field.schemas.js';
import {
  payoutAnswer,
  refusedWithdrawalAnswer,
  walletEntryAnswer,
  withdrawalAnswer,
} from './wallet.answers.js';

function payoutBody({ ...payout }: Payout) {
  return { ...payout, paysCents: payout.amount - payout.fee, feeCents: payout.fee };
}

/** The reason is the text of the movement that gives the money back. */
const refusal = z.strictObject({ reason: z.string().trim().min(1).max(MAX_ENTRY_TEXT) });

/** `all`: every status. */
const statuses = z.enum(['pending', 'completed', 'reversed', 'all']).default('pending');
const listQuery = z.strictObject({
  status: statuses,
  ownerKind: z.enum(['merchant', 'courier']).exactOptional(),
  ownerId: idText.exactOptional(),
  from: instantField.exactOptional(),
  /** Exclusive. */
  to: instantField.exactOptional(),
  ...cursorFields,
});

const api = adminApi('withdrawals', 'wallets', {
  queries: WalletQueries,
  courierQueries: CourierQueries,
  withdrawals: CourierWithdrawals,
  merchantQueries: MerchantQueries,
  transfers: Payouts,
  decisions: PayoutDecisions,
});

/** Withdrawals requested by couriers and merchants, pending and ended. */
const WithdrawalsController = api.controller('WithdrawalsController', {
  list: api.get('', {
    summary: 'Lists withdrawals, newest first; without a status those that wait',
    query: listQuery,
    answer: cursorOf(withdrawalAnswer),
    run: async ({
      queries,
      courierQueries,
      merchantQueries,
      withdrawals,
      transfers,
      by: scope,
      query: { cursor: before, limit, status, ...filter },
    }) => {
      const wanted = { ...filter, status: status === 'all' ? undefined : status };
      const found = await queries.withdrawals(scope, wanted, { before, limit });
      const page = cursorPage(
        found.map(({ entry }) => entry),
        limit,
      );
      const nameOwner = await ownersOf(
        { courierQueries, merchantQueries },
        scope,
        found.map(({ owner }) => owner),
      );
      const ids = found.map(({ entry }) => entry.id);
      const keys = await withdrawals.keysOf(scope, ids);
      const payouts = await transfers.ofWithdrawals(scope, ids);
      return {
        ...page,
        // Paid where it was asked to go: a key that was changed meanwhile may be a thief's.
        items: found.map(({ owner, entry }) => {
          const { pixKey: keyOfNow, ...named } = nameOwner(owner);
          const pixKey = keys.get(entry.id) ?? (entry.status === 'pending' ? keyOfNow : null);
          const payout = payouts.get(entry.id);
          return {
            ...walletEntryBody(entry),
            owner: { ...named, pixKey },
            payout: payout ? payoutBody(payout) : null,
          };
        }),
      };
    },
  }),
  approve: api.post(':id/approve', {
    summary: 'Consents to the payment of a withdrawal by the provider; large ones need two different people',
    answer: payoutAnswer,
    errors: [404, 409],
    audit: { entity: 'payout', action: 'approved' },
    run: async ({ decisions, by, id }) => payoutBody(await decisions.approve(by, id)),
  }),
  complete: api.post(':id/complete', {
    summary: 'Marks a withdrawal as paid by hand; what the provider is paying is refused (409)',
    answer: walletEntryAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_completed' },
    run: async ({ decisions, by, id }) => walletEntryBody(await decisions.completeByHand(by, id)),
  }),
  refuse: api.post(':id/refuse', {
    summary: 'Refuses a withdrawal; the money goes back into the wallet',
    body: refusal,
    answer: refusedWithdrawalAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_refused' },
    run: async ({ decisions, by, id, body: { reason } }) => {
      const { entry, balance } = await decisions.refuse(by, id, reason);
      return { ...walletEntryBody(entry), balanceCents: balance };
    },
  }),
});

/** Names of the owners, and their Pix keys of now. */
async function ownersOf(
  {
    courierQueries,
    merchantQueries,
  }: { readonly courierQueries: CourierQueries; readonly merchantQueries: MerchantQueries },
  { hubId }: Scope,
  owners: readonly WalletOwner[],
) {
  const idsOf = (kind: WalletOwner['kind']) => [
    ...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id)),
  ];
  const [couriers, merchants] = await Promise.all([
    courierQueries.byIds(hubId, idsOf('courier')),
    merchantQueries.byIds(hubId, idsOf('merchant')),
  ]);
  const courierOf = new Map(couriers.map(({ courier }) => [courier.id, courier]));
  return ({ kind, id }: WalletOwner) => {
    const courier = kind === 'courier' ? courierOf.get(id) : undefined;
    const { name, phone } = courier ?? merchants.get(id) ?? { name: '', phone: null };
    return { kind, id, name, phone, pixKey: courier?.pixKey ?? null };
  };
}

const accountBody = z
  .strictObject({
    environment: z.enum(PAYOUT_ENVIRONMENTS),
    apiKey: z.string().trim().min(20).max(500),
  })
  .meta({ examples: [{ environment: 'sandbox', apiKey: 'the key that the provider gave you' }] });

const accountAnswer = z.strictObject({
  provider: z.string(),
  environment: z.enum(PAYOUT_ENVIRONMENTS),
  connectedAt: instantAnswer,
  /** Where the provider sends its events. */
  noticeUrl: z.string(),
  /** Where the provider asks for consent, if its security mechanism is on. */
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
const goneAnswer = z.strictObject({ provider: textAnswer });

const payoutAccountApi = adminApi('payout-account', 'access', {
  accounts: PayoutAccounts,
  publicUrl: PublicUrl,
});

/** The hub's account with the provider that pays withdrawals by Pix. */
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
    answer: goneAnswer,
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

export const WITHDRAWAL_CONTROLLERS = [PayoutAccountController, WithdrawalsController];
