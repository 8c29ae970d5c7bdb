import {
  CourierQueries,
  LedgerView,
  Merchants,
  payerOf,
  type LedgerMovement,
  MOVEMENT_STATUSES,
  OPERATIONS,
  CourierStatements,
  PAYMENT_DECISIONS,
  PaymentDecisions,
  PaymentQueries,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { ENTRY_KINDS, walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { STATEMENT, sendStatement } from '../../statements/courier-statement.stream.js';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as wallet from './wallet.answers.js';

const entriesQuery = z.strictObject({
  ...fields.period,
  kind: fields.oneOrMore(ENTRY_KINDS).exactOptional(),
  status: fields.oneOrMore(MOVEMENT_STATUSES).exactOptional(),
  operation: z.enum(OPERATIONS).exactOptional(),
  merchantId: fields.idText.exactOptional(),
  courierId: fields.idText.exactOptional(),
  ...fields.cursor,
});
const walletsQuery = z.strictObject({
  role: z.enum(['merchant', 'courier']),
  /** Wallets that hold money, or that owe it. */
  side: z.enum(['held', 'owed']),
  ...fields.paging,
});

const api = adminApi('', 'wallets', {
  ledger: LedgerView,
  merchants: Merchants,
  couriers: CourierQueries,
  statements: CourierStatements,
  payments: PaymentQueries,
  decisions: PaymentDecisions,
});

api.controller('LedgerController', {
  entries: api.get('ledger/entries', {
    summary: 'Lists the movements of all wallets, or of one, newest first',
    query: entriesQuery,
    answer: answers.cursorOf(wallet.ledgerMovementAnswer),
    errors: [404],
    run: async (call) => {
      const { kind, status, cursor: before, limit, ...asked } = call.query;
      const filter = { ...asked, kinds: kind, statuses: status, owner: await ownerOf(call, asked) };
      return (await call.ledger.movements(call.by, filter, { before, limit })).map(movementBody);
    },
  }),
  days: api.get('ledger/days', {
    summary: 'Adds the movements up by day, kind, direction and status',
    query: z.strictObject(fields.period),
    answer: answers.listOf(wallet.dayTotalAnswer),
    run: ({ ledger, by, query: asked }) => ledger.byDay(by, asked),
  }),
  standing: api.get('ledger/standing', {
    summary: 'Shows what wallets hold and owe now, and what money waits for a decision',
    answer: wallet.standingAnswer,
    run: ({ ledger, by }) => ledger.standing(by),
  }),
  wallets: api.get('ledger/wallets', {
    summary: 'Lists the wallets that hold money or owe it, the greatest balance first',
    query: walletsQuery,
    answer: answers.pageOf(wallet.walletBalanceAnswer),
    run: async ({ ledger, by, query: { page, perPage, ...wanted } }) => {
      const found = await ledger.walletsWith(by, wanted, { page, perPage });
      return { ...found, items: found.items.map((held) => ({ ...held, owner: ownerBody(held) })) };
    },
  }),
});

/** A sub-user's wallet is its owner's. @throws merchant_not_found · courier_not_found */
async function ownerOf(
  { merchants, couriers, by }: CallOf<typeof api>,
  { merchantId, courierId }: Pick<z.output<typeof entriesQuery>, 'merchantId' | 'courierId'>,
) {
  if (merchantId !== undefined)
    return { kind: 'merchant' as const, id: payerOf(await merchants.get(by, merchantId)) };
  if (courierId === undefined) return undefined;
  await couriers.byId(by, courierId);
  return { kind: 'courier' as const, id: courierId };
}

type Owner = Pick<LedgerMovement, 'ownerKind' | 'ownerId' | 'ownerName'>;

function ownerBody({ ownerKind, ownerId, ownerName }: Owner) {
  return { kind: ownerKind, id: ownerId, name: ownerName };
}

function movementBody(movement: LedgerMovement) {
  return { ...walletEntryBody(movement), owner: ownerBody(movement), counterpart: movement.counterpart };
}

api.controller('CourierStatementsController', {
  read: api.send('couriers/:id/statement', {
    summary: 'Reads the statement of a courier’s wallet for a period; of a year it is monthly',
    ...STATEMENT,
    run: (call) => sendStatement(call, call.id),
  }),
});

const paymentsQuery = z.strictObject({
  orderId: fields.idText.exactOptional(),
  /** `all`: every payment, newest first, by cursor. */
  state: z.enum(['in_doubt', 'all']).default('in_doubt'),
  ...fields.cursor,
});
const MAX_IN_DOUBT = 500;

api.controller('PaymentsController', {
  list: api.get('payments', {
    area: 'payments',
    summary: 'Lists what came in for an order, the transfers that wait for a decision, or all of them',
    query: paymentsQuery,
    answer: answers.cursorOf(wallet.listedPaymentAnswer),
    run: async ({ payments, by, query: { orderId, state, cursor: before, limit } }) => {
      if (state === 'all' && orderId === undefined) return payments.newest(by, { before, limit });
      const items =
        orderId === undefined
          ? await payments.inDoubt(by, MAX_IN_DOUBT)
          : await payments.ofOrder(by, orderId);
      return { items, nextCursor: null };
    },
  }),
  decide: api.post('payments/:id/decide', {
    area: 'payments',
    summary: 'Decides about a transfer of another amount: accept, credit to the wallet, or return',
    description:
      '`accept` lets the order go on, credits what is too much and waives what is missing. `credit` puts all of it into the customer’s wallet. `return` says that the company sent it back by its bank. The same again changes nothing.',
    body: z.strictObject({
      decision: z.enum(PAYMENT_DECISIONS),
      note: z.string().trim().max(500).nullable().default(null),
    }),
    answer: wallet.paymentAnswer,
    errors: [404, 409],
    audit: { entity: 'payment', action: 'decided' },
    run: ({ decisions, by, id, body }) => decisions.decide(by, id, body),
  }),
});

export const LEDGER_CONTROLLERS = api.controllers;
