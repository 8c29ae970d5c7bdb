import { Body } from '@nestjs/common';
import {
  MerchantQueries,
  payerOf,
  toReais,
  WalletQueries,
  Wallets,
  type Caller,
  type WalletOwner,
} from '#domain';
import { Calling } from '../auth/caller.js';
import { decode } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { orRefuse } from '../wire/problem.js';
import { companyBalance, companyMovement, movementOf, type Who } from './credit.dto.js';
import { companyNamed } from './identification.js';

const EMPRESA = { tipo_identificacao: 'I', identificacao: '10001' };

@PortugueseController()
export class CompanyCreditsController {
  constructor(
    private readonly merchants: MerchantQueries,
    private readonly wallets: Wallets,
    private readonly balances: WalletQueries,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'saldoCreditosEmpresa',
    summary: 'Saldo de créditos da empresa',
    access: 'any',
    body: companyBalance,
    examples: { id: { empresa: EMPRESA } },
    answer: { saldo: 120.5 },
  })
  async balance(@Calling() caller: Caller, @Body() body: unknown) {
    const owner = await this.owner(caller, decode(companyBalance, body).empresa);
    return { saldo: toReais(await this.balances.balance(caller.scope, owner)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'recarregarCreditosEmpresa',
    summary: 'Recarregar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { recarga: { empresa: EMPRESA, valor: 50, observacao: 'Recarga' } },
    answer: { registro_id: '6121' },
  })
  async recharge(@Calling() caller: Caller, @Body() body: unknown) {
    const input = decode(companyMovement, body);
    const owner = await this.owner(caller, input.empresa);
    const { entry } = await this.wallets.credit(caller.scope, owner, movementOf(input));
    return { registro_id: String(entry.id) };
  }

  @Endpoint({
    method: 'POST',
    path: 'sacarCreditosEmpresa',
    summary: 'Sacar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { saque: { empresa: EMPRESA, valor: 10, observacao: 'Saque' } },
    answer: { registro_id: '6122' },
  })
  async withdraw(@Calling() caller: Caller, @Body() body: unknown) {
    const input = decode(companyMovement, body);
    const owner = await this.owner(caller, input.empresa);
    const { entry } = await this.wallets.withdraw(caller.scope, owner, movementOf(input));
    return { registro_id: String(entry.id) };
  }

  /** A sub-user has no wallet of its own. */
  private async owner(caller: Caller, who: Who): Promise<WalletOwner> {
    const found = await orRefuse(this.merchants.identify(caller.scope, ...companyNamed(who)), {
      merchant_not_found: 6,
    });
    return { kind: 'merchant', id: payerOf(found) };
  }
}
