import {
  cents,
  CourierQueries,
  Hubs,
  MAX_ENTRY_TEXT,
  Merchants,
  payerOf,
  TOP_UP_METHODS,
  topUpFeeOf,
  WalletQueries,
  Wallets,
  type Posting,
  type Scope,
  type WalletOwner,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { pagingFields } from '../../http/field.schemas.js';
import { discrepancyAnswer, postingAnswer, topUpAnswer, walletStatementAnswer } from './wallet.answers.js';

const kinds = z.enum(['merchants', 'couriers']);
const movement = z.strictObject({
  amountCents: z.int().min(1).max(10_000_000_000),
  description: z.string().trim().min(1).max(MAX_ENTRY_TEXT),
  /** A repeated external id moves nothing and answers the first entry. */
  externalId: z.string().trim().min(1).max(MAX_ENTRY_TEXT).nullable().default(null),
});
type Movement = z.output<typeof movement>;
const topUp = movement.extend({
  paymentMethod: z.enum(TOP_UP_METHODS),
  /** false: the hub's fee for this method is not charged. Couriers never pay one. */
  chargeFee: z.boolean().default(true),
});

const api = adminApi(
  'wallets',
  'wallets',
  { wallets: Wallets, queries: WalletQueries, merchants: Merchants, couriers: CourierQueries, hubs: Hubs },
  { kind: kinds },
);

/** Wallets of merchants (a sub-user's is its owner's) and of couriers. */
export const WalletsController = api.controller('WalletsController', {
  audit: api.get('audit', {
    summary: 'Recounts every balance of the hub from its entries, and lists those that differ',
    description:
      'Reads all entries of the hub: once a day is enough. An empty list means that the books are right.',
    answer: listOf(discrepancyAnswer),
    run: async ({ queries, by }) => {
      const found = await queries.discrepancies(by);
      return {
        items: found.map((one) => ({ ...one, balanceCents: one.balance, entriesCents: one.entries })),
      };
    },
  }),
  statement: api.get(':kind/:holder', {
    summary: 'Shows a wallet: balance and entries, newest first',
    query: z.strictObject({
      operation: z.enum(['credit', 'debit']).exactOptional(),
      externalId: z.string().max(200).exactOptional(),
      ...pagingFields,
    }),
    answer: walletStatementAnswer,
    run: async ({ merchants, couriers, queries, by, kind, holder, query: { page, perPage, ...filter } }) => {
      const owner = await ownerOf({ merchants, couriers }, by, kind, holder);
      const { balance, items, ...shown } = await queries.statement(by, owner, filter, { page, perPage });
      return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
    },
  }),
  credit: api.post(':kind/:holder/credit', {
    status: 201,
    summary: 'Adds balance to a wallet',
    body: movement,
    answer: postingAnswer,
    audit: { entity: 'wallet_entry', action: 'credited' },
    run: async ({ merchants, couriers, wallets, by, kind, holder, body }) => {
      const owner = await ownerOf({ merchants, couriers }, by, kind, holder);
      return postingBody(await wallets.credit(by, owner, commandOf(body)));
    },
  }),
  debit: api.post(':kind/:holder/debit', {
    status: 201,
    summary: 'Removes balance from a wallet',
    body: movement,
    answer: postingAnswer,
    errors: [404, 422],
    audit: { entity: 'wallet_entry', action: 'debited' },
    run: async ({ merchants, couriers, wallets, by, kind, holder, body }) => {
      const owner = await ownerOf({ merchants, couriers }, by, kind, holder);
      return postingBody(await wallets.debit(by, owner, { ...commandOf(body), allowNegative: true }));
    },
  }),
  topUp: api.post(':kind/:holder/top-up', {
    status: 201,
    summary: 'Records money that came in by some method; the hub’s fee is a debit of its own',
    body: topUp,
    answer: topUpAnswer,
    audit: { entity: 'wallet_entry', action: 'topped_up' },
    run: async ({ merchants, couriers, hubs, wallets, by, kind, holder, body }) => {
      const { paymentMethod, chargeFee, ...movement } = body;
      const owner = await ownerOf({ merchants, couriers }, by, kind, holder);
      const { topUpFees } = (await hubs.get(by.hubId)).settings;
      const fee = owner.kind === 'merchant' && chargeFee ? topUpFeeOf(topUpFees, paymentMethod) : null;
      const posting = await wallets.topUp(by, owner, { ...commandOf(movement), paymentMethod, fee });
      return { ...postingBody(posting), feeCents: posting.fee?.amount ?? 0 };
    },
  }),
});

async function ownerOf(
  { merchants, couriers }: { readonly merchants: Merchants; readonly couriers: CourierQueries },
  by: Scope,
  kind: z.output<typeof kinds>,
  holder: number,
): Promise<WalletOwner> {
  if (kind === 'merchants') return { kind: 'merchant', id: payerOf(await merchants.get(by, holder)) };
  await couriers.byId(by, holder);
  return { kind: 'courier', id: holder };
}

function commandOf({ amountCents, description, externalId }: Movement) {
  return { amount: cents(amountCents), description, externalId };
}

function postingBody({ entry, balance, duplicated }: Posting) {
  return { ...walletEntryBody(entry), balanceCents: balance, duplicated };
}
