import { Injectable } from '@nestjs/common';
import {
  cents,
  Hubs,
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
import { answering } from '../answered.error.js';
import { toPageRequest } from '../validation/paging.dto.js';
import { centsOf } from '../validation/scalar-fields.js';
import type { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallets.dto.js';

const INSUFFICIENT = { insufficient_balance: { status: 400, text: 'Saldo insuficiente para o débito' } };

/** What can be done with a wallet, be it a customer's or a courier's. */
@Injectable()
export class WalletDesk {
  constructor(
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly hubs: Hubs,
  ) {}

  balance(scope: Scope, owner: WalletOwner): Promise<Cents> {
    return this.queries.balance(scope, owner);
  }

  statement(scope: Scope, owner: WalletOwner, query: StatementDto): Promise<WalletStatement> {
    const filter = { operation: query.operacao, externalId: query.external_id };
    return this.queries.statement(scope, owner, filter, toPageRequest(query));
  }

  credit(scope: Scope, owner: WalletOwner, body: CreditDto): Promise<Posting> {
    return this.wallets.credit(scope, owner, toCommand(body));
  }

  debit(scope: Scope, owner: WalletOwner, body: DebitDto): Promise<Posting> {
    const allowNegative = body.permitir_saldo_negativo ?? true;
    return answering(INSUFFICIENT, () =>
      this.wallets.debit(scope, owner, { ...toCommand(body), allowNegative }),
    );
  }

  /** Couriers are never charged a top-up fee. */
  async topUp(scope: Scope, owner: WalletOwner, body: TopUpDto): Promise<Posting> {
    const charged = owner.kind === 'merchant' && (body.aplicar_taxa ?? true);
    const fee = charged ? await this.feeOf(scope, body.forma_pagamento) : null;
    const paymentMethod = body.forma_pagamento;
    return this.wallets.topUp(scope, owner, { ...toCommand(body), paymentMethod, fee });
  }

  private async feeOf(scope: Scope, method: TopUpMethod): Promise<TopUpFee | null> {
    const { topUpFees } = (await this.hubs.get(scope.hubId)).settings;
    const fees: Partial<Record<TopUpMethod, { fixedCents: number; percentBp: number } | undefined>> =
      topUpFees;
    const fee = fees[method];
    return fee ? { fixed: cents(fee.fixedCents), basisPoints: fee.percentBp } : null;
  }
}

function toCommand({ valor, descricao, external_id }: CreditDto): CreditCommand {
  return {
    amount: centsOf(valor),
    description: descricao ?? undefined,
    externalId: external_id?.trim() === '' ? null : external_id,
  };
}
