import {
  cents,
  CourierQueries,
  Merchants,
  payerOf,
  WalletQueries,
  Wallets,
  type Posting,
  type Scope,
  type WalletOwner,
} from '#domain';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText, paging } from '../schemas.js';

const kinds = z.enum(['merchants', 'couriers']);
const statementQuery = z.strictObject({
  operation: z
    .enum(['credit', 'debit'])
    .transform((word) => (word === 'credit' ? 'credito' : 'debito'))
    .exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  ...paging,
});
const movement = z.strictObject({
  amountCents: z.int().min(1).max(10_000_000_000),
  description: z.string().trim().min(1).max(500),
  /** The same again moves nothing and answers the first entry. */
  externalId: z.string().trim().min(1).max(200).nullable().default(null),
});
type Movement = z.output<typeof movement>;

/** Wallets of merchants (a sub-user's is its owner's) and of couriers. */
@AdminController('wallets', 'wallets')
export class WalletsController {
  constructor(
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly merchants: Merchants,
    private readonly couriers: CourierQueries,
  ) {}

  @Get(':kind/:holder')
  async statement(
    @By() by: Scope,
    @Param('kind', as(kinds)) kind: z.output<typeof kinds>,
    @Param('holder', as(idText)) holder: number,
    @Query(as(statementQuery)) { page, perPage, ...filter }: z.output<typeof statementQuery>,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    const { balance, items, ...shown } = await this.queries.statement(by, owner, filter, { page, perPage });
    return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
  }

  @Post(':kind/:holder/credit')
  @Audited('wallet_entry', 'credited')
  async credit(
    @By() by: Scope,
    @Param('kind', as(kinds)) kind: z.output<typeof kinds>,
    @Param('holder', as(idText)) holder: number,
    @Body(as(movement)) body: Movement,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    return postingBody(await this.wallets.credit(by, owner, commandOf(body)));
  }

  @Post(':kind/:holder/debit')
  @Audited('wallet_entry', 'debited')
  async debit(
    @By() by: Scope,
    @Param('kind', as(kinds)) kind: z.output<typeof kinds>,
    @Param('holder', as(idText)) holder: number,
    @Body(as(movement)) body: Movement,
  ) {
    const owner = await this.ownerOf(by, kind, holder);
    return postingBody(await this.wallets.debit(by, owner, commandOf(body)));
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
