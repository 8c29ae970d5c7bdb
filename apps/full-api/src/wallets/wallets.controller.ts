import {
  CourierQueries,
  type CreditCommand,
  type DomainErrorCode,
  Hubs,
  Merchants,
  payerOf,
  type Posting,
  type Scope,
  topUpFeeOf,
  toReais,
  type WalletOwner,
  WalletQueries,
  Wallets,
} from '#domain';
import type { Response } from 'express';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import type { Access } from '../openapi/operation.decorator.js';
import { toPageRequest } from '../validation/paging.dto.js';
import { pathId } from '../validation/dto.parser.js';
import { reaisToCents } from '../validation/scalar-field.decorator.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { toOperation, toTopUpMethod } from '../vocabulary/wallet.vocabulary.js';
import {
  CourierWalletAnswer,
  CreditDto,
  DebitDto,
  PostingAnswer,
  StatementAnswer,
  StatementDto,
  toPostingAnswer,
  TopUpAnswer,
  TopUpDto,
  toStatementAnswer,
  toTopUpAnswer,
  UserWalletAnswer,
} from './wallet.body.js';

const DEBIT_ERRORS = {
  insufficient_balance: { status: 400, text: ENDPOINT_TEXTS.wallets.insufficient_balance },
};

interface WalletKind {
  readonly path: string;
  readonly tag: string;
  /** For a path that names no owner of such a wallet. */
  readonly missing: DomainErrorCode;
  readonly readers: Access;
  readonly ownerOf: (services: Owners, scope: Scope, id: number) => Promise<WalletOwner>;
}
interface Owners {
  readonly merchants: Merchants;
  readonly couriers: CourierQueries;
}

/** The endpoints that the wallets of every kind of owner have. */
// oxlint-disable-next-line max-lines-per-function -- its lines declare, and need the kind of wallet
function walletApi({ path, tag, missing, readers, ownerOf }: WalletKind) {
  const api = fullApi(path, tag, {
    wallets: Wallets,
    queries: WalletQueries,
    hubs: Hubs,
    merchants: Merchants,
    couriers: CourierQueries,
  });
  const params = { id: pathId(missing) };
  const movement = { status: 201, alsoOk: true, access: 'hub', params, errors: [400, 403, 404] } as const;
  const statement = api.get('transacoes', {
    summary: 'Lê o extrato',
    access: readers,
    params,
    query: StatementDto,
    answer: StatementAnswer,
    errors: [400, 403, 404],
    run: async (call) => {
      const { queries, scope, id, query } = call;
      const owner = await ownerOf(call, scope, id);
      const operation = query.operacao && toOperation(query.operacao);
      const filter = { operation, externalId: query.external_id === null ? '' : query.external_id };
      return toStatementAnswer(await queries.statement(scope, owner, filter, toPageRequest(query)));
    },
  });
  const credit = api.post('creditos', {
    ...movement,
    summary: 'Credita',
    body: CreditDto,
    answer: PostingAnswer,
    run: async (call) => {
      const { wallets, scope, id, body, response } = call;
      const posting = await wallets.credit(scope, await ownerOf(call, scope, id), toCommand(body));
      return toPostingAnswer(answered(response, posting));
    },
  });
  const debit = api.post('debitos', {
    ...movement,
    summary: 'Debita',
    body: DebitDto,
    answer: PostingAnswer,
    run: async (call) => {
      const { wallets, scope, id, body, response } = call;
      const owner = await ownerOf(call, scope, id);
      const command = { ...toCommand(body), allowNegative: body.permitir_saldo_negativo ?? true };
      const posting = await withEndpointErrors(DEBIT_ERRORS, () => wallets.debit(scope, owner, command));
      return toPostingAnswer(answered(response, posting));
    },
  });
  /** Couriers are never charged a top-up fee. */
  const topUp = api.post('recargas', {
    ...movement,
    summary: 'Registra uma recarga já paga',
    body: TopUpDto,
    answer: TopUpAnswer,
    run: async (call) => {
      const { wallets, hubs, scope, id, body, response } = call;
      const owner = await ownerOf(call, scope, id);
      const paymentMethod = toTopUpMethod(body.forma_pagamento);
      const charged = owner.kind === 'merchant' && (body.aplicar_taxa ?? true);
      const hub = charged ? await hubs.get(scope.hubId) : null;
      const fee = hub && topUpFeeOf(hub.settings.topUpFees, paymentMethod);
      const posting = await wallets.topUp(scope, owner, { ...toCommand(body), paymentMethod, fee });
      return toTopUpAnswer(answered(response, posting));
    },
  });
  const reading = { summary: 'Lê o saldo', access: readers, params, errors: [403, 404] } as const;
  return { api, reading, endpoints: { statement, credit, debit, topUp } };
}

/** A sub-user has no wallet: its endpoints show and move its owner's. */
const ofUser: WalletKind = {
  path: 'usuarios/:id/carteira',
  tag: 'Carteira de clientes',
  missing: 'merchant_not_found',
  readers: 'own_user',
  ownerOf: async ({ merchants }, scope, id) => ({
    kind: 'merchant',
    id: payerOf(await merchants.getCached(scope, id)),
  }),
};
const user = walletApi(ofUser);

export const UserWalletsController = user.api.controller('UserWalletsController', {
  read: user.api.get('', {
    ...user.reading,
    answer: UserWalletAnswer,
    run: async (call) => {
      const owner = await ofUser.ownerOf(call, call.scope, call.id);
      return {
        data: { usuario_id: owner.id, saldo: toReais(await call.queries.balance(call.scope, owner)) },
      };
    },
  }),
  ...user.endpoints,
});

/** May be below zero in normal use. */
const ofCourier: WalletKind = {
  path: 'entregadores/:id/carteira',
  tag: 'Carteira de entregadores',
  missing: 'courier_not_found',
  readers: 'hub',
  ownerOf: async ({ couriers }, scope, id) => {
    await couriers.byId(scope, id);
    return { kind: 'courier', id };
  },
};
const courier = walletApi(ofCourier);

export const CourierWalletsController = courier.api.controller('CourierWalletsController', {
  read: courier.api.get('', {
    ...courier.reading,
    answer: CourierWalletAnswer,
    run: async (call) => {
      const owner = await ofCourier.ownerOf(call, call.scope, call.id);
      return {
        data: { entregador_id: owner.id, saldo: toReais(await call.queries.balance(call.scope, owner)) },
      };
    },
  }),
  ...courier.endpoints,
});

function toCommand({ valor, descricao, external_id }: CreditDto): CreditCommand {
  return {
    amount: reaisToCents(valor),
    description: descricao ?? undefined,
    externalId: external_id?.trim() === '' ? null : external_id,
  };
}

/** 201 for a new entry; 200 for one that the same external_id had made before. */
function answered(response: Response, posting: Posting): Posting {
  response.status(posting.duplicated ? 200 : 201);
  return posting;
}
