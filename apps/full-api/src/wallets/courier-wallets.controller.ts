import { Controller, Res } from '@nestjs/common';
import { CourierQueries, toReais, type Caller, type Scope, type WalletOwner } from '#domain';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { EndpointBody, EndpointParam, EndpointQuery } from '../endpoint.decorator.js';
import { renderPosting } from './posting.answers.js';
import { walletEndpoints } from './wallet-endpoint.decorator.js';
import { WalletService } from './wallet.service.js';
import {
  toPostingAnswer,
  toStatementAnswer,
  toTopUpAnswer,
  CourierWalletAnswer,
  type PostingAnswer,
  type StatementAnswer,
  type TopUpAnswer,
} from './wallet.body.js';
import type { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallet.dto.js';

const Wallet = walletEndpoints({
  tag: 'Carteira de entregadores',
  missing: 'courier_not_found',
  readers: 'hub',
  answer: CourierWalletAnswer,
});
const Answering = () => Res({ passthrough: true });

/** The wallet of a courier, which may be below zero in normal use. */
@Controller('entregadores/:id/carteira')
export class CourierWalletsController {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly wallets: WalletService,
  ) {}

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

  @Wallet.Credit()
  async credit(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: CreditDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.wallets.credit(scope, await this.ownerOf(scope, id), body);
    return renderPosting(response, posting, toPostingAnswer);
  }

  @Wallet.Debit()
  async debit(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: DebitDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.wallets.debit(scope, await this.ownerOf(scope, id), body);
    return renderPosting(response, posting, toPostingAnswer);
  }

  @Wallet.TopUp()
  async topUp(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: TopUpDto,
    @Answering() response: Response,
  ): Promise<TopUpAnswer> {
    const posting = await this.wallets.topUp(scope, await this.ownerOf(scope, id), body);
    return renderPosting(response, posting, toTopUpAnswer);
  }

  private async ownerOf(scope: Scope, id: number): Promise<WalletOwner> {
    await this.couriers.byId(scope, id);
    return { kind: 'courier', id };
  }
}
