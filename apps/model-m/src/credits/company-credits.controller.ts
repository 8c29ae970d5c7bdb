import type { z } from 'zod';
import {
  MerchantQueries,
  payerOf,
  toReais,
  WalletQueries,
  Wallets,
  type Caller,
  type WalletOwner,
} from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Endpoint, EndpointBody } from '../wire/endpoint.decorator.js';
import { PrimaryBaseController } from '../wire/primary-base.decorator.js';
import { withErrorCodes } from '../wire/error.mapper.js';
import { companyBalance, companyMovement, walletMovementOf, type Identification } from './credit.dto.js';
import { companyReference } from './identification.mapper.js';

const EMPRESA = { tipo_identificacao: 'I', identificacao: '10001' };

@PrimaryBaseController()
export class CompanyCreditsController {
  constructor(
    private readonly merchants: MerchantQueries,
    private readonly wallets: Wallets,
    private readonly balances: WalletQueries,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'saldoCreditosEmpresa',
    status: 200,
    summary: 'Saldo de créditos da empresa',
    access: 'any',
    body: companyBalance,
    examples: { id: { empresa: EMPRESA } },
    answer: { saldo: 120.5 },
  })
  async balance(
    @CurrentCaller() caller: Caller,
    @EndpointBody() { empresa }: z.output<typeof companyBalance>,
  ) {
    const owner = await this.owner(caller, empresa);
    return { saldo: toReais(await this.balances.balance(caller.scope, owner)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'recarregarCreditosEmpresa',
    status: 200,
    summary: 'Recarregar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { recarga: { empresa: EMPRESA, valor: 50, observacao: 'Recarga' } },
    answer: { registro_id: '6121' },
  })
  async recharge(@CurrentCaller() caller: Caller, @EndpointBody() input: z.output<typeof companyMovement>) {
    const owner = await this.owner(caller, input.empresa);
    const { entry } = await this.wallets.credit(caller.scope, owner, walletMovementOf(input));
    return { registro_id: String(entry.id) };
  }

  @Endpoint({
    method: 'POST',
    path: 'sacarCreditosEmpresa',
    status: 200,
    summary: 'Sacar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { saque: { empresa: EMPRESA, valor: 10, observacao: 'Saque' } },
    answer: { registro_id: '6122' },
  })
  async withdraw(@CurrentCaller() caller: Caller, @EndpointBody() input: z.output<typeof companyMovement>) {
    const owner = await this.owner(caller, input.empresa);
    const { entry } = await this.wallets.withdraw(caller.scope, owner, walletMovementOf(input));
    return { registro_id: String(entry.id) };
  }

  /** A sub-user has no wallet of its own. */
  private async owner(caller: Caller, who: Identification): Promise<WalletOwner> {
    const found = await withErrorCodes(this.merchants.identify(caller.scope, ...companyReference(who)), {
      merchant_not_found: 6,
    });
    return { kind: 'merchant', id: payerOf(found) };
  }
}
