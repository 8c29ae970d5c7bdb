import { Controller, Res } from '@nestjs/common';
import {
  CourierQueries,
  Hubs,
  Merchants,
  payerOf,
  topUpFeeOf,
  toReais,
  WalletQueries,
  Wallets,
  type Caller,
  type CreditCommand,
  type DomainErrorCode,
  type Posting,
  type Scope,
  type WalletOwner,
} from '#domain';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.guard.js';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  withEndpointErrors,
} from '../endpoint.decorator.js';
import type { Access } from '../openapi/operation.decorator.js';
import { toPageRequest } from '../validation/paging.dto.js';
import { pathId } from '../validation/path.parser.js';
import { reaisToCents } from '../validation/scalar-field.decorator.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { toOperation, toTopUpMethod } from '../vocabulary/wallet.vocabulary.js';
import {
  CourierWalletAnswer,
  PostingAnswer,
  StatementAnswer,
  TopUpAnswer,
  toPostingAnswer,
  toStatementAnswer,
  toTopUpAnswer,
  UserWalletAnswer,
} from './wallet.body.js';
import { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallet.dto.js';

const PassthroughResponse = () => Res({ passthrough: true });
const DEBIT_ERRORS = {
  insufficient_balance: { status: 400, text: ENDPOINT_TEXTS.wallets.insufficient_balance },
};

interface WalletKind {
  readonly tag: string;
  /** Error of a path that names no owner of such a wallet. */
  readonly missing: DomainErrorCode;
  readonly readers: Access;
}

/** The endpoints that the wallets of every kind of owner have, for a controller to extend. */
// oxlint-disable-next-line max-lines-per-function -- what is long is a class, whose decorators need the kind
function walletEndpoints({ tag, missing, readers }: WalletKind) {
  const params = { id: pathId(missing) };
  const reading = { tag, method: 'GET', status: 200, access: readers, params } as const;
  const posting = {
    tag,
    method: 'POST',
    status: 201,
    alsoOk: true,
    access: 'hub',
    params,
    errors: [400, 403, 404],
  } as const;

  abstract class WalletEndpoints {
    constructor(
      private readonly wallets: Wallets,
      protected readonly queries: WalletQueries,
      private readonly hubs: Hubs,
    ) {}

    protected abstract ownerOf(scope: Scope, id: number): Promise<WalletOwner>;

    @Endpoint({
      ...reading,
      path: 'transacoes',
      summary: 'Lê o extrato',
      query: StatementDto,
      answer: StatementAnswer,
      errors: [400, 403, 404],
    })
    async statement(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointQuery() query: StatementDto,
    ): Promise<StatementAnswer> {
      const owner = await this.ownerOf(scope, id);
      const operation = query.operacao && toOperation(query.operacao);
      const filter = { operation, externalId: query.external_id === null ? '' : query.external_id };
      return toStatementAnswer(await this.queries.statement(scope, owner, filter, toPageRequest(query)));
    }

    @Endpoint({ ...posting, path: 'creditos', summary: 'Credita', body: CreditDto, answer: PostingAnswer })
    async credit(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: CreditDto,
      @PassthroughResponse() response: Response,
    ): Promise<PostingAnswer> {
      const posting = await this.wallets.credit(scope, await this.ownerOf(scope, id), toCommand(body));
      return toPostingAnswer(answered(response, posting));
    }

    @Endpoint({ ...posting, path: 'debitos', summary: 'Debita', body: DebitDto, answer: PostingAnswer })
    async debit(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: DebitDto,
      @PassthroughResponse() response: Response,
    ): Promise<PostingAnswer> {
      const owner = await this.ownerOf(scope, id);
      const command = { ...toCommand(body), allowNegative: body.permitir_saldo_negativo ?? true };
      const posting = await withEndpointErrors(DEBIT_ERRORS, () => this.wallets.debit(scope, owner, command));
      return toPostingAnswer(answered(response, posting));
    }

    /** Couriers are never charged a top-up fee. */
    @Endpoint({
      ...posting,
      path: 'recargas',
      summary: 'Registra uma recarga já paga',
      body: TopUpDto,
      answer: TopUpAnswer,
    })
    async topUp(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: TopUpDto,
      @PassthroughResponse() response: Response,
    ): Promise<TopUpAnswer> {
      const owner = await this.ownerOf(scope, id);
      const paymentMethod = toTopUpMethod(body.forma_pagamento);
      const charged = owner.kind === 'merchant' && (body.aplicar_taxa ?? true);
      const hub = charged ? await this.hubs.get(scope.hubId) : null;
      const fee = hub && topUpFeeOf(hub.settings.topUpFees, paymentMethod);
      const posting = await this.wallets.topUp(scope, owner, { ...toCommand(body), paymentMethod, fee });
      return toTopUpAnswer(answered(response, posting));
    }
  }
  return { reading: { ...reading, summary: 'Lê o saldo', errors: [403, 404] } as const, WalletEndpoints };
}

const user = walletEndpoints({
  tag: 'Carteira de clientes',
  missing: 'merchant_not_found',
  readers: 'own_user',
});

/** The wallet of a user. A sub-user has none: its endpoints show and move its owner's wallet. */
@Controller('usuarios/:id/carteira')
export class UserWalletsController extends user.WalletEndpoints {
  constructor(
    wallets: Wallets,
    queries: WalletQueries,
    hubs: Hubs,
    private readonly merchants: Merchants,
  ) {
    super(wallets, queries, hubs);
  }

  @Endpoint({ ...user.reading, answer: UserWalletAnswer })
  async read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<UserWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { usuario_id: owner.id, saldo: toReais(await this.queries.balance(scope, owner)) } };
  }

  protected async ownerOf(scope: Scope, id: number): Promise<WalletOwner> {
    return { kind: 'merchant', id: payerOf(await this.merchants.getCached(scope, id)) };
  }
}

const courier = walletEndpoints({
  tag: 'Carteira de entregadores',
  missing: 'courier_not_found',
  readers: 'hub',
});

/** The wallet of a courier, which may be below zero in normal use. */
@Controller('entregadores/:id/carteira')
export class CourierWalletsController extends courier.WalletEndpoints {
  constructor(
    wallets: Wallets,
    queries: WalletQueries,
    hubs: Hubs,
    private readonly couriers: CourierQueries,
  ) {
    super(wallets, queries, hubs);
  }

  @Endpoint({ ...courier.reading, answer: CourierWalletAnswer })
  async read(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<CourierWalletAnswer> {
    const owner = await this.ownerOf(scope, id);
    return { data: { entregador_id: owner.id, saldo: toReais(await this.queries.balance(scope, owner)) } };
  }

  protected async ownerOf(scope: Scope, id: number): Promise<WalletOwner> {
    await this.couriers.byId(scope, id);
    return { kind: 'courier', id };
  }
}

function toCommand({ valor, descricao, external_id }: CreditDto): CreditCommand {
  return {
    amount: reaisToCents(valor),
    description: descricao ?? undefined,
    externalId: external_id?.trim() === '' ? null : external_id,
  };
}

/** 201 for a new entry; 200 for one that its external_id had made before. */
function answered(response: Response, posting: Posting): Posting {
  response.status(posting.duplicated ? 200 : 201);
  return posting;
}
