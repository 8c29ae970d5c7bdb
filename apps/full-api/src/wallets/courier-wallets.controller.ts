import { Controller, Res } from '@nestjs/common';
import { CourierQueries, toReais, type Caller, type Scope, type WalletOwner } from '#domain';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../endpoint.decorator.js';
import { pathId } from '../validation/path.parser.js';
import { renderPosting } from './posting.answers.js';
import { WalletService } from './wallet.service.js';
import {
  CourierWalletAnswer,
  PostingAnswer,
  StatementAnswer,
  toPostingAnswer,
  TopUpAnswer,
  toStatementAnswer,
  toTopUpAnswer,
} from './wallet.body.js';
import { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallet.dto.js';

const tag = 'Carteira de entregadores';
const params = { id: pathId('courier_not_found') };
const Answering = () => Res({ passthrough: true });
const POSTING = {
  tag,
  method: 'POST',
  status: 201,
  alsoOk: true,
  access: 'hub',
  params,
  errors: [400, 403, 404],
} as const;

/** The wallet of a courier, which may be below zero in normal use. */
@Controller('entregadores/:id/carteira')
export class CourierWalletsController {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly wallets: WalletService,
  ) {}

  @Endpoint({
    tag,
    method: 'GET',
    status: 200,
    summary: 'Lê o saldo',
    access: 'hub',
    params,
    answer: CourierWalletAnswer,
    errors: [403, 404],
  })
  async read(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<CourierWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { entregador_id: owner.id, saldo: toReais(await this.wallets.balance(scope, owner)) } };
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: 'transacoes',
    status: 200,
    summary: 'Lê o extrato',
    access: 'hub',
    params,
    query: StatementDto,
    answer: StatementAnswer,
    errors: [400, 403, 404],
  })
  async statement(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointQuery() query: StatementDto,
  ): Promise<StatementAnswer> {
    return toStatementAnswer(await this.wallets.statement(scope, await this.ownerOf(scope, id), query));
  }

  @Endpoint({ ...POSTING, path: 'creditos', summary: 'Credita', body: CreditDto, answer: PostingAnswer })
  async credit(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: CreditDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.wallets.credit(scope, await this.ownerOf(scope, id), body);
    return renderPosting(response, posting, toPostingAnswer);
  }

  @Endpoint({ ...POSTING, path: 'debitos', summary: 'Debita', body: DebitDto, answer: PostingAnswer })
  async debit(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: DebitDto,
    @Answering() response: Response,
  ): Promise<PostingAnswer> {
    const posting = await this.wallets.debit(scope, await this.ownerOf(scope, id), body);
    return renderPosting(response, posting, toPostingAnswer);
  }

  @Endpoint({
    ...POSTING,
    path: 'recargas',
    summary: 'Registra uma recarga já paga',
    body: TopUpDto,
    answer: TopUpAnswer,
  })
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
