import { optional } from '#runtime';
import {
  CourierQueries,
  CourierWithdrawals,
  MAX_ENTRY_TEXT,
  MerchantQueries,
  WalletQueries,
  type Scope,
  type WalletOwner,
  WithdrawalPayer,
  type WithdrawalPayout,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { refusedWithdrawalAnswer, walletEntryAnswer, withdrawalAnswer } from './wallet.answers.js';

export function payoutBody({ ...payout }: WithdrawalPayout) {
  return { ...payout, paysCents: payout.amount - payout.fee, feeCents: payout.fee };
}

/** The reason is the text of the movement that gives the money back. */
const refusal = z.strictObject({ reason: z.string().trim().min(1).max(MAX_ENTRY_TEXT) });

const statuses = z.enum(['pending', 'completed', 'reversed', 'all']).default('pending');
const listQuery = z.strictObject({
  status: statuses,
  ownerKind: z.enum(['merchant', 'courier']).exactOptional(),
  ownerId: fields.idText.exactOptional(),
  from: fields.instant.exactOptional(),
  /** Exclusive. */
  to: fields.instant.exactOptional(),
  ...fields.cursor,
});

const api = adminApi('withdrawals', 'wallets', {
  queries: WalletQueries,
  courierQueries: CourierQueries,
  withdrawals: CourierWithdrawals,
  merchantQueries: MerchantQueries,
  payer: optional(WithdrawalPayer),
});

export const WithdrawalsController = api.controller('WithdrawalsController', {
  list: api.get('', {
    summary: 'Lists withdrawals, newest first; without a status those that wait',
    query: listQuery,
    answer: answers.cursorOf(withdrawalAnswer),
    run: async ({ queries, courierQueries, merchantQueries, withdrawals, payer, by, query }) => {
      const { cursor: before, limit, status, ...filter } = query;
      const wanted = { ...filter, status: status === 'all' ? undefined : status };
      const found = await queries.withdrawals(by, wanted, { before, limit });
      const owners = found.map(({ owner }) => owner);
      const nameOwner = await ownersOf(courierQueries, merchantQueries, by, owners);
      const ids = found.map(({ entry }) => entry.id);
      const keys = await withdrawals.keysOf(by, ids);
      const payouts = await payer?.ofWithdrawals(by, ids);
      return found.map(({ owner, entry }) => {
        const { pixKey: currentKey, ...named } = nameOwner(owner);
        // The key that the withdrawal was requested for: one that was changed since may be a thief's.
        const pixKey = keys.get(entry.id) ?? (entry.status === 'pending' ? currentKey : null);
        const payout = payouts?.get(entry.id);
        return {
          ...walletEntryBody(entry),
          owner: { ...named, pixKey },
          payout: payout ? payoutBody(payout) : null,
        };
      });
    },
  }),
  complete: api.post(':id/complete', {
    summary: 'Marks a withdrawal as paid by hand; what the provider is paying is refused (409)',
    answer: walletEntryAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_completed' },
    run: async ({ payer, withdrawals, by, id }) =>
      walletEntryBody(await (payer ?? withdrawals).completeByHand(by, id)),
  }),
  refuse: api.post(':id/refuse', {
    summary: 'Refuses a withdrawal; the money goes back into the wallet',
    body: refusal,
    answer: refusedWithdrawalAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_refused' },
    run: async ({ payer, withdrawals, by, id, body: { reason } }) => {
      const { entry, balance } = await (payer ?? withdrawals).refuse(by, id, reason);
      return { ...walletEntryBody(entry), balanceCents: balance };
    },
  }),
});

async function ownersOf(
  courierQueries: CourierQueries,
  merchantQueries: MerchantQueries,
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
