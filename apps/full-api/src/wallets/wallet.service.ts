import { Injectable } from '@nestjs/common';
import {
  Hubs,
  topUpFeeOf,
  Wallets,
  WalletQueries,
  type Cents,
  type CreditCommand,
  type Posting,
  type Scope,
  type TopUpFee,
  type TopUpMethod,
  type WalletOwner,
  type WalletStatement,
} from '#domain';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { toOperation, toTopUpMethod } from '../vocabulary/wallet.vocabulary.js';
import { withEndpointErrors } from '../endpoint.errors.js';
import { toPageRequest } from '../validation/paging.dto.js';
import { reaisToCents } from '../validation/scalar-field.decorator.js';
import type { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallet.dto.js';

const DEBIT_ERRORS = {
  insufficient_balance: { status: 400, text: ENDPOINT_TEXTS.wallets.insufficient_balance },
};

/** The operations on a wallet of a customer or a courier. */
@Injectable()
export class WalletService {
  constructor(
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly hubs: Hubs,
  ) {}

  balance(scope: Scope, owner: WalletOwner): Promise<Cents> {
    return this.queries.balance(scope, owner);
  }

  statement(scope: Scope, owner: WalletOwner, query: StatementDto): Promise<WalletStatement> {
    const operation = query.operacao && toOperation(query.operacao);
    const filter = { operation, externalId: query.external_id === null ? '' : query.external_id };
    return this.queries.statement(scope, owner, filter, toPageRequest(query));
  }

  credit(scope: Scope, owner: WalletOwner, body: CreditDto): Promise<Posting> {
    return this.wallets.credit(scope, owner, toCommand(body));
  }

  debit(scope: Scope, owner: WalletOwner, body: DebitDto): Promise<Posting> {
    const allowNegative = body.permitir_saldo_negativo ?? true;
    return withEndpointErrors(DEBIT_ERRORS, () =>
      this.wallets.debit(scope, owner, { ...toCommand(body), allowNegative }),
    );
  }

  /** Couriers are never charged a top-up fee. */
  async topUp(scope: Scope, owner: WalletOwner, body: TopUpDto): Promise<Posting> {
    const paymentMethod = toTopUpMethod(body.forma_pagamento);
    const charged = owner.kind === 'merchant' && (body.aplicar_taxa ?? true);
    const fee = charged ? await this.feeOf(scope, paymentMethod) : null;
    return this.wallets.topUp(scope, owner, { ...toCommand(body), paymentMethod, fee });
  }

  private async feeOf(scope: Scope, method: TopUpMethod): Promise<TopUpFee | null> {
    const { topUpFees } = (await this.hubs.get(scope.hubId)).settings;
    return topUpFeeOf(topUpFees, method);
  }
}

function toCommand({ valor, descricao, external_id }: CreditDto): CreditCommand {
  return {
    amount: reaisToCents(valor),
    description: descricao ?? undefined,
    externalId: external_id?.trim() === '' ? null : external_id,
  };
}
