import { Controller } from '@nestjs/common';
import { Merchants, payerOf, toReais, type Caller, type Scope, type WalletOwner } from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { EndpointParam, EndpointQuery } from '../endpoint.decorator.js';
import { walletEndpoints } from './wallet-endpoint.decorator.js';
import { walletPostings } from './wallet-postings.controller.js';
import { WalletService } from './wallet.service.js';
import { toStatementAnswer, UserWalletAnswer, type StatementAnswer } from './wallet.body.js';
import type { StatementDto } from './wallet.dto.js';

const Wallet = walletEndpoints({
  tag: 'Carteira de clientes',
  missing: 'merchant_not_found',
  readers: 'own_user',
  answer: UserWalletAnswer,
});

/** The wallet of a user. A sub-user has none: its endpoints show and move its owner's wallet. */
@Controller('usuarios/:id/carteira')
export class UserWalletsController extends walletPostings(Wallet) {
  constructor(
    private readonly merchants: Merchants,
    protected readonly wallets: WalletService,
  ) {
    super();
  }

  @Wallet.Read()
  async read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<UserWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { usuario_id: owner.id, saldo: toReais(await this.wallets.balance(scope, owner)) } };
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
    return { kind: 'merchant', id: payerOf(await this.merchants.getCached(scope, id)) };
  }
}
