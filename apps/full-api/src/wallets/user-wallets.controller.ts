import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { Merchants, payerOf, toReais, type Caller, type Scope, type WalletOwner } from '#domain';
import type { Response } from 'express';
import { AccessFor } from '../auth/access.decorator.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Documented } from '../openapi/documented.js';
import { IdPipe } from '../validation/id.pipe.js';
import { answerPosting } from './posting-status.js';
import { WalletDesk } from './wallet-desk.js';
import {
  PostingAnswer,
  StatementAnswer,
  toPostingAnswer,
  TopUpAnswer,
  toStatementAnswer,
  toTopUpAnswer,
  UserWalletAnswer,
} from './wallet.body.js';
import { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallets.dto.js';

const tag = 'Carteira de clientes';
const UserId = () => Param('id', new IdPipe('merchant_not_found'));
const Answering = () => Res({ passthrough: true });
const PostingDocument = (summary: string, type: new () => object) =>
  Documented({ tag, summary, status: 201, alsoOk: true, type, errors: [400, 403, 404] });

/** A sub-user has no wallet: whoever asks for it is shown, and moves, its owner's. */
@Controller('usuarios/:id/carteira')
export class UserWalletsController {
  constructor(
    private readonly merchants: Merchants,
    private readonly desk: WalletDesk,
  ) {}

  @Get()
  @AccessFor('own_user')
  @Documented({ tag, summary: 'Lê o saldo', status: 200, type: UserWalletAnswer, errors: [403, 404] })
  async read(@CurrentCaller() { scope }: Caller, @UserId() id: number): Promise<UserWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { usuario_id: owner.id, saldo: toReais(await this.desk.balance(scope, owner)) } };
  }

  @Get('transacoes')
  @AccessFor('own_user')
  @Documented({ tag, summary: 'Lê o extrato', status: 200, type: StatementAnswer, errors: [400, 403, 404] })
  async statement(
    @CurrentCaller() { scope }: Caller,
    @UserId() id: number,
    @Query() query: StatementDto,
  ): Promise<StatementAnswer> {
    return toStatementAnswer(await this.desk.statement(scope, await this.ownerOf(scope, id), query));
  }

  @Post('creditos')
  @PostingDocument('Credita', PostingAnswer)
  async credit(
    @CurrentCaller() { scope }: Caller,
    @UserId() id: number,
    @Body() body: CreditDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.desk.credit(scope, await this.ownerOf(scope, id), body);
    return answerPosting(response, posting, toPostingAnswer);
  }

  @Post('debitos')
  @PostingDocument('Debita', PostingAnswer)
  async debit(
    @CurrentCaller() { scope }: Caller,
    @UserId() id: number,
    @Body() body: DebitDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.desk.debit(scope, await this.ownerOf(scope, id), body);
    return answerPosting(response, posting, toPostingAnswer);
  }

  @Post('recargas')
  @PostingDocument('Registra uma recarga já paga', TopUpAnswer)
  async topUp(
    @CurrentCaller() { scope }: Caller,
    @UserId() id: number,
    @Body() body: TopUpDto,
    @Answering() response: Response,
  ): Promise<TopUpAnswer> {
    const posting = await this.desk.topUp(scope, await this.ownerOf(scope, id), body);
    return answerPosting(response, posting, toTopUpAnswer);
  }

  private async ownerOf(scope: Scope, id: number): Promise<WalletOwner> {
    return { kind: 'merchant', id: payerOf(await this.merchants.recall(scope, id)) };
  }
}
