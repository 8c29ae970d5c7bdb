import { CourierQueries, LedgerView, Merchants, payerOf, type LedgerMovement, type Scope } from '#domain';
import { z } from 'zod';
import { cursorOf, listOf, pageOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { instantField } from '../../http/instant.schemas.js';
import {
  ENTRY_KINDS,
  ENTRY_OPERATIONS,
  ENTRY_STATUSES,
  walletEntryBody,
} from '../../vocabulary/wallet-entry.vocabulary.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, dayField, idText, oneOrMore, pagingFields } from '../field.schemas.js';
import {
  dayTotalAnswer,
  ledgerMovementAnswer,
  standingAnswer,
  walletBalanceAnswer,
} from './wallet.answers.js';

/** An instant, or a day in the hub's zone; the period is at most a year. */
const bound = z.union([dayField, instantField]);
const period = { from: bound, to: bound };
const entriesQuery = z.strictObject({
  ...period,
  /** One kind or several, separated by commas. */
  kind: oneOrMore(ENTRY_KINDS).exactOptional(),
  status: oneOrMore(ENTRY_STATUSES).exactOptional(),
  operation: z.enum(ENTRY_OPERATIONS).exactOptional(),
  merchantId: idText.exactOptional(),
  courierId: idText.exactOptional(),
  ...cursorFields,
});
type EntriesQuery = z.output<typeof entriesQuery>;
const walletsQuery = z.strictObject({
  role: z.enum(['merchant', 'courier']),
  /** Wallets that hold money, or that owe it. */
  side: z.enum(['held', 'owed']),
  ...pagingFields,
});

/** The hub's ledger over all wallets. */
@AdminController('ledger', 'wallets')
export class LedgerController {
  constructor(
    private readonly ledger: LedgerView,
    private readonly merchants: Merchants,
    private readonly couriers: CourierQueries,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'entries',
    status: 200,
    summary: 'Lists the movements of all wallets, or of one, newest first',
    query: entriesQuery,
    answer: cursorOf(ledgerMovementAnswer),
    errors: [404],
  })
  async entries(
    @CurrentScope() by: Scope,
    @EndpointQuery() { kind, status, cursor: before, limit, ...asked }: EntriesQuery,
  ) {
    const filter = { ...asked, kinds: kind, statuses: status, owner: await this.ownerOf(by, asked) };
    const { items, nextCursor } = cursorPage(
      await this.ledger.movements(by, filter, { before, limit }),
      limit,
    );
    return { items: items.map(movementBody), nextCursor };
  }

  @Endpoint({
    method: 'GET',
    path: 'days',
    status: 200,
    summary: 'Adds the movements up by day, kind, direction and status',
    query: z.strictObject(period),
    answer: listOf(dayTotalAnswer),
  })
  async days(@CurrentScope() by: Scope, @EndpointQuery() asked: Pick<EntriesQuery, 'from' | 'to'>) {
    return { items: await this.ledger.byDay(by, asked) };
  }

  @Endpoint({
    method: 'GET',
    path: 'standing',
    status: 200,
    summary: 'Shows what wallets hold and owe now, and what money waits for a decision',
    answer: standingAnswer,
  })
  standing(@CurrentScope() by: Scope) {
    return this.ledger.standing(by);
  }

  @Endpoint({
    method: 'GET',
    path: 'wallets',
    status: 200,
    summary: 'Lists the wallets that hold money or owe it, the greatest balance first',
    query: walletsQuery,
    answer: pageOf(walletBalanceAnswer),
  })
  async wallets(
    @CurrentScope() by: Scope,
    @EndpointQuery() { page, perPage, ...wanted }: z.output<typeof walletsQuery>,
  ) {
    const found = await this.ledger.walletsWith(by, wanted, { page, perPage });
    return { ...found, items: found.items.map(walletBody) };
  }

  /** The owner of a wallet; a sub-user's wallet is its owner's. @throws merchant_not_found · courier_not_found */
  private async ownerOf(
    by: Scope,
    { merchantId, courierId }: Pick<EntriesQuery, 'merchantId' | 'courierId'>,
  ) {
    if (merchantId !== undefined)
      return { kind: 'merchant' as const, id: payerOf(await this.merchants.get(by, merchantId)) };
    if (courierId === undefined) return undefined;
    await this.couriers.byId(by, courierId);
    return { kind: 'courier' as const, id: courierId };
  }
}

type Owner = Pick<LedgerMovement, 'ownerKind' | 'ownerId' | 'ownerName'>;

function ownerBody({ ownerKind, ownerId, ownerName }: Owner) {
  return { kind: ownerKind, id: ownerId, name: ownerName };
}

function movementBody(movement: LedgerMovement) {
  const { ownerKind: _kind, ownerId: _id, ownerName: _name, counterpart, ...entry } = movement;
  return { ...walletEntryBody(entry), owner: ownerBody(movement), counterpart };
}

function walletBody(wallet: Owner & { readonly balanceCents: number }) {
  return { owner: ownerBody(wallet), balanceCents: wallet.balanceCents };
}
