import {
  CourierQueries,
  Hubs,
  MAX_ENTRY_TEXT,
  Merchants,
  OPERATIONS,
  payerOf,
  TOP_UP_METHODS,
  topUpFeeOf,
  WalletQueries,
  Wallets,
  type Posting,
  type WalletOwner,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { discrepancyAnswer, postingAnswer, topUpAnswer, walletStatementAnswer } from './wallet.answers.js';

const kinds = z.enum(['merchants', 'couriers']);
const movement = z.strictObject({
  amountCents: fields.centsFrom(1),
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
    answer: answers.listOf(discrepancyAnswer),
    run: async ({ queries, by }) => {
      const found = await queries.discrepancies(by);
      return found.map((one) => ({ ...one, balanceCents: one.balance, entriesCents: one.entries }));
    },
  }),
  statement: api.get(':kind/:holder', {
    summary: 'Shows a wallet: balance and entries, newest first',
    query: z.strictObject({
      operation: z.enum(OPERATIONS).exactOptional(),
      externalId: z.string().max(200).exactOptional(),
      ...fields.paging,
    }),
    answer: walletStatementAnswer,
    run: async (call) => {
      const { page, perPage, ...filter } = call.query;
      const found = await call.queries.statement(call.by, await ownerOf(call), filter, { page, perPage });
      const { balance, items, ...shown } = found;
      return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
    },
  }),
  credit: api.post(':kind/:holder/credit', {
    status: 201,
    summary: 'Adds balance to a wallet',
    body: movement,
    answer: postingAnswer,
    audit: { entity: 'wallet_entry', action: 'credited' },
    run: async (call) =>
      postingBody(await call.wallets.credit(call.by, await ownerOf(call), commandOf(call.body))),
  }),
  debit: api.post(':kind/:holder/debit', {
    status: 201,
    summary: 'Removes balance from a wallet',
    body: movement,
    answer: postingAnswer,
    errors: [404, 422],
    audit: { entity: 'wallet_entry', action: 'debited' },
    run: async (call) => {
      const command = { ...commandOf(call.body), allowNegative: true };
      return postingBody(await call.wallets.debit(call.by, await ownerOf(call), command));
    },
  }),
  topUp: api.post(':kind/:holder/top-up', {
    status: 201,
    summary: 'Records money that came in by some method; the hub’s fee is a debit of its own',
    body: topUp,
    answer: topUpAnswer,
    audit: { entity: 'wallet_entry', action: 'topped_up' },
    run: async (call) => {
      const { hubs, wallets, by } = call;
      const { paymentMethod, chargeFee, ...movement } = call.body;
      const owner = await ownerOf(call);
      const { topUpFees } = (await hubs.get(by.hubId)).settings;
      const fee = owner.kind === 'merchant' && chargeFee ? topUpFeeOf(topUpFees, paymentMethod) : null;
      const posting = await wallets.topUp(by, owner, { ...commandOf(movement), paymentMethod, fee });
      return { ...postingBody(posting), feeCents: posting.fee?.amount ?? 0 };
    },
  }),
});

type OwnerCall = CallOf<typeof api> & { readonly kind: z.output<typeof kinds>; readonly holder: number };

async function ownerOf({ merchants, couriers, by, kind, holder }: OwnerCall): Promise<WalletOwner> {
  if (kind === 'merchants') return { kind: 'merchant', id: payerOf(await merchants.get(by, holder)) };
  await couriers.byId(by, holder);
  return { kind: 'courier', id: holder };
}

function commandOf({ amountCents, description, externalId }: Movement) {
  return { amount: amountCents, description, externalId };
}

function postingBody({ entry, balance, duplicated }: Posting) {
  return { ...walletEntryBody(entry), balanceCents: balance, duplicated };
}
