import { Controller } from '@nestjs/common';
import { CourierQueries, toReais, type Caller, type Scope, type WalletOwner } from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { EndpointParam, EndpointQuery } from '../endpoint.decorator.js';
import { walletEndpoints } from './wallet-endpoint.decorator.js';
import { walletPostings } from './wallet-postings.controller.js';
import { WalletService } from './wallet.service.js';
import { toStatementAnswer, CourierWalletAnswer, type StatementAnswer } from './wallet.body.js';
import type { StatementDto } from './wallet.dto.js';

const Wallet = walletEndpoints({
  tag: 'Carteira de entregadores',
  missing: 'courier_not_found',
  readers: 'hub',
  answer: CourierWalletAnswer,
});

/** The wallet of a courier, which may be below zero in normal use. */
@Controller('entregadores/:id/carteira')
export class CourierWalletsController extends walletPostings(Wallet) {
  constructor(
    private readonly couriers: CourierQueries,
    protected readonly wallets: WalletService,
  ) {
    super();
  }

  @Wallet.Read()
  async read(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<CourierWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { entregador_id: owner.id, saldo: toReais(await this.wallets.balance(scope, owner)) } };
  }

  @Wallet.Statement()
  async statement(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointQuery() query: StatementDto,
  ): Promise<StatementAnswer> {
    return toStatementAnswer(await this.wallets.statement(scope, await this.ownerOf(scope, id), query));
  }

  protected async ownerOf(scope: Scope, id: number): Promise<WalletOwner> {
    await this.couriers.byId(scope, id);
    return { kind: 'courier', id };
  }
}
