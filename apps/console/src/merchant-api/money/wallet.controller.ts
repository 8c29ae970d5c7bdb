import {
  TOP_UP_STATES,
  cents,
  Clock,
  Hubs,
  OPERATIONS,
  PaymentSimulations,
  qrModules,
  topUpFeeCents,
  topUpFeeOf,
  topUpState,
  WalletQueries,
  WalletTopUps,
  type Cents,
  WalletTopUp,
  InvoiceQueries,
  Spending,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { walletStatementAnswer } from '../../admin/money/wallet.answers.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { invoiceAnswer, INVOICE_ORDERS } from '../../admin/invoices/invoices.controller.js';
import { SHEET_FORMATS } from '../../admin/reports/report.stream.js';
import { merchantApi } from '../session/merchant-api.decorator.js';
import { type CallOf } from '../../http/declared-api.decorator.js';

const topUpAnswer = answers
  .recordOf(WalletTopUp, ['id amountCents code expiresAt paidAt paidCents createdAt'], {
    state: z.enum(TOP_UP_STATES),
    feeCents: answers.cents,
    /** Rows of the code's QR drawing; 1 is dark. */
    qr: z.array(z.string()),
  })
  .meta({ id: 'TopUp' });

const spendingAnswer = answers.named('Spending', {
  items: z.array(
    z.strictObject({
      day: z.iso.date(),
      ...answers.each(['orders', 'delivered', 'cancelled'], answers.count),
      spentCents: answers.cents,
    }),
  ),
});

const api = merchantApi(
  'wallet',
  { wallets: WalletQueries, topUps: WalletTopUps, simulations: PaymentSimulations, hubs: Hubs, clock: Clock },
  { id: fields.pathId('top_up_not_found') },
);

/** The owner and its sub-users share the wallet. */
const MerchantWalletController = api.controller('MerchantWalletController', {
  balance: api.get('', {
    appScope: 'statement',
    summary: 'Shows the account’s balance',
    answer: z.strictObject({ balanceCents: answers.cents }),
    run: async ({ wallets, by, accountId: id }) => ({
      balanceCents: await wallets.balance(by, { kind: 'merchant', id }),
    }),
  }),
  statement: api.get('statement', {
    appScope: 'statement',
    summary: 'Lists the movements of the account’s wallet, newest first',
    description: 'Refused to sub-users who may not read the orders of others: their payments would be told.',
    query: z.strictObject({
      operation: z.enum(OPERATIONS).exactOptional(),
      ...fields.paging,
    }),
    answer: walletStatementAnswer,
    readsAccount: true,
    run: async ({ wallets, by, accountId, query: { operation, ...page } }) => {
      const owner = { kind: 'merchant', id: accountId } as const;
      const { balance, items, ...shown } = await wallets.statement(by, owner, { operation }, page);
      return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
    },
  }),
  fee: api.get('top-up-fee', {
    summary: 'Says what a top-up of this amount would cost; opens nothing',
    query: z.strictObject({ amountCents: z.coerce.number().int().min(100).max(2_000_000) }),
    answer: z.strictObject({ feeCents: answers.cents }),
    run: async ({ hubs, by, query: { amountCents } }) => ({
      feeCents: await feeOf(hubs, by.hubId, cents(amountCents)),
    }),
  }),
  open: api.post('top-ups', {
    status: 201,
    summary: 'Opens a Pix charge that adds to the account’s wallet when it is paid',
    access: 'changing',
    body: z.strictObject({ amountCents: z.int().min(100).max(2_000_000) }),
    answer: topUpAnswer,
    errors: [422],
    run: async (call) => {
      const amount = cents(call.body.amountCents);
      return shown(call, await call.topUps.open(call.by, call.accountId, amount));
    },
  }),
  list: api.get('top-ups', {
    summary: 'Lists the account’s last Pix charges, newest first',
    answer: answers.listOf(topUpAnswer),
    run: async (call) => {
      const found = await call.topUps.latest(call.by, call.accountId);
      return Promise.all(found.map((topUp) => shown(call, topUp)));
    },
  }),
  read: api.get('top-ups/:id', {
    summary: 'Shows a Pix charge of the account, and whether it is paid',
    answer: topUpAnswer,
    run: topUpOf,
  }),
  simulate: api.post('top-ups/:id/simulate-payment', {
    summary: 'Pays a Pix charge of the account without a bank: in sandboxes and the demonstration only',
    access: 'changing',
    answer: topUpAnswer,
    errors: [404, 409],
    run: async (call) => {
      await call.simulations.payTopUp(call.by, call.accountId, call.id);
      return topUpOf(call);
    },
  }),
});

type Call = CallOf<typeof api>;

async function topUpOf(call: Call & { readonly id: number }) {
  return shown(call, await call.topUps.get(call.by, call.accountId, call.id));
}

async function shown({ clock, hubs }: Call, { ...topUp }: WalletTopUp) {
  return {
    ...topUp,
    state: topUpState(topUp, clock.now()),
    feeCents: await feeOf(hubs, topUp.hubId, topUp.amountCents),
    qr: qrModules(topUp.code),
  };
}

async function feeOf(hubs: Hubs, hubId: number, amount: Cents): Promise<number> {
  const fee = topUpFeeOf((await hubs.get(hubId)).settings.topUpFees, 'pix');
  return fee === null ? 0 : topUpFeeCents(fee, amount);
}

const spendingApi = merchantApi(
  '',
  { spending: Spending, queries: InvoiceQueries, hubs: Hubs },
  { id: fields.pathId('invoice_not_found') },
);

const SpendingController = spendingApi.controller('SpendingController', {
  days: spendingApi.get('spending', {
    appScope: 'statement',
    summary: 'Lists orders and money by day, of the orders that the person may read; both days included',
    query: z.strictObject({ from: fields.day, to: fields.day }),
    answer: spendingAnswer,
    run: ({ spending, by, query: range }) => spending.byDay(by, range),
  }),
  list: spendingApi.get('invoices', {
    appScope: 'statement',
    summary: 'Lists the account’s invoices, newest first',
    query: z.strictObject(fields.cursor),
    answer: answers.cursorOf(invoiceAnswer),
    ownerOnly: true,
    run: ({ queries, by, query: { cursor: before, limit } }) => queries.list(by, {}, { before, limit }),
  }),
  orders: spendingApi.send('invoices/:id/orders', {
    ...INVOICE_ORDERS,
    appScope: 'statement',
    ownerOnly: true,
    query: z.strictObject({ format: z.enum(SHEET_FORMATS).exactOptional() }),
  }),
});

export const WALLET_CONTROLLERS = [MerchantWalletController, SpendingController];
