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
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText, pagingFields } from '../field.schemas.js';
import { discrepancyAnswer, postingAnswer, topUpAnswer, walletStatementAnswer } from './wallet.answers.js';

const kinds = z.enum(['merchants', 'couriers']);
const statementQuery = z.strictObject({
  operation: z.enum(['credit', 'debit']).exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  ...pagingFields,
});
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

/** Wallets of merchants (a sub-user's is its owner's) and of couriers. */
@AdminController('wallets', 'wallets')
export class WalletsController {
  constructor(
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly merchants: Merchants,
    private readonly couriers: CourierQueries,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'audit',
    status: 200,
    summary: 'Recounts every balance of the hub from its entries, and lists those that differ',
    description:
      'Reads all entries of the hub: once a day is enough. An empty list means that the books are right.',
    answer: listOf(discrepancyAnswer),
  })
  async audit(@CurrentScope() by: Scope) {
    const found = await this.queries.discrepancies(by);
    return {
      items: found.map(({ accountId, role, holderId, balance, entries }) => ({
        accountId,
        role,
        holderId,
        balanceCents: balance,
        entriesCents: entries,
      })),
    };
  }

  @Endpoint({
    method: 'GET',
    path: ':kind/:holder',
    status: 200,
    summary: 'Shows a wallet: balance and entries, newest first',
    params: { kind: kinds, holder: idText },
    query: statementQuery,
    answer: walletStatementAnswer,
    errors: [404],
  })
  async statement(
    @CurrentScope() by: Scope,
    @EndpointParam('kind') kind: z.output<typeof kinds>,
    @EndpointParam('holder') holder: number,
    @EndpointQuery() { page, perPage, ...filter }: z.output<typeof statementQuery>,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    const { balance, items, ...shown } = await this.queries.statement(by, owner, filter, { page, perPage });
    return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
  }

  @Endpoint({
    method: 'POST',
    path: ':kind/:holder/credit',
    status: 201,
    summary: 'Adds balance to a wallet',
    params: { kind: kinds, holder: idText },
    body: movement,
    answer: postingAnswer,
    errors: [404],
    audit: { entity: 'wallet_entry', action: 'credited' },
  })
  async credit(
    @CurrentScope() by: Scope,
    @EndpointParam('kind') kind: z.output<typeof kinds>,
    @EndpointParam('holder') holder: number,
    @EndpointBody() body: Movement,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    return postingBody(await this.wallets.credit(by, owner, commandOf(body)));
  }

  @Endpoint({
    method: 'POST',
    path: ':kind/:holder/debit',
    status: 201,
    summary: 'Removes balance from a wallet',
    params: { kind: kinds, holder: idText },
    body: movement,
    answer: postingAnswer,
    errors: [404, 422],
    audit: { entity: 'wallet_entry', action: 'debited' },
  })
  async debit(
    @CurrentScope() by: Scope,
    @EndpointParam('kind') kind: z.output<typeof kinds>,
    @EndpointParam('holder') holder: number,
    @EndpointBody() body: Movement,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    return postingBody(await this.wallets.debit(by, owner, commandOf(body)));
  }

  /** Money received outside of the platform, with the hub's fee for the method. */
  @Endpoint({
    method: 'POST',
    path: ':kind/:holder/top-up',
    status: 201,
    summary: 'Records money that came in by some method; the hub’s fee is a debit of its own',
    params: { kind: kinds, holder: idText },
    body: topUp,
    answer: topUpAnswer,
    errors: [404],
    audit: { entity: 'wallet_entry', action: 'topped_up' },
  })
  async topUp(
    @CurrentScope() by: Scope,
    @EndpointParam('kind') kind: z.output<typeof kinds>,
    @EndpointParam('holder') holder: number,
    @EndpointBody() { paymentMethod, chargeFee, ...body }: z.output<typeof topUp>,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    const { topUpFees } = (await this.hubs.get(by.hubId)).settings;
    const fee = owner.kind === 'merchant' && chargeFee ? topUpFeeOf(topUpFees, paymentMethod) : null;
    const posting = await this.wallets.topUp(by, owner, { ...commandOf(body), paymentMethod, fee });
    return { ...postingBody(posting), feeCents: posting.fee?.amount ?? 0 };
  }

  private async ownerOf(by: Scope, kind: z.output<typeof kinds>, holder: number): Promise<WalletOwner> {
    if (kind === 'merchants') return { kind: 'merchant', id: payerOf(await this.merchants.get(by, holder)) };
    await this.couriers.byId(by, holder);
    return { kind: 'courier', id: holder };
  }
}

function commandOf({ amountCents, description, externalId }: Movement) {
  return { amount: cents(amountCents), description, externalId };
}

function postingBody({ entry, balance, duplicated }: Posting) {
  return { ...walletEntryBody(entry), balanceCents: balance, duplicated };
}
