import type { z } from 'zod';
import {
  type Caller,
  CourierAccess,
  CourierWithdrawals,
  MerchantQueries,
  payerOf,
  toReais,
  type WalletOwner,
  WalletQueries,
  Wallets,
} from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointBody } from '../wire/endpoint.decorator.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { withErrorCodes } from '../wire/error.mapper.js';
import {
  companyBalance,
  companyMovement,
  companyReference,
  courierBalance,
  courierMovement,
  courierReference,
  type Identification,
  walletMovementOf,
} from './credit.dto.js';

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

const CONDUTOR = { tipo_identificacao: 'I', identificacao: '10001' };

@PrimaryBaseController()
export class CourierCreditsController {
  constructor(
    private readonly couriers: CourierAccess,
    private readonly wallets: Wallets,
    private readonly withdrawals: CourierWithdrawals,
    private readonly balances: WalletQueries,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'saldoCreditosCondutor',
    status: 200,
    summary: 'Saldo de créditos do condutor',
    access: 'hub',
    body: courierBalance,
    examples: { id: { condutor: CONDUTOR } },
    answer: { saldo: -12.5 },
  })
  async balance(
    @CurrentCaller() caller: Caller,
    @EndpointBody() { condutor }: z.output<typeof courierBalance>,
  ) {
    const owner = await this.owner(caller, condutor);
    return { saldo: toReais(await this.balances.balance(caller.scope, owner)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'recarregarCreditosCondutor',
    status: 200,
    summary: 'Recarregar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { recarga: { condutor: CONDUTOR, valor: '50.00', observacao: 'Recarga' } },
    answer: { registro_id: '6123' },
  })
  async recharge(@CurrentCaller() caller: Caller, @EndpointBody() input: z.output<typeof courierMovement>) {
    const owner = await this.owner(caller, input.condutor);
    const { entry } = await this.wallets.credit(caller.scope, owner, walletMovementOf(input));
    return { registro_id: String(entry.id) };
  }

  @Endpoint({
    method: 'POST',
    path: 'sacarCreditosCondutor',
    status: 200,
    summary: 'Sacar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { saque: { condutor: CONDUTOR, valor: '10.00', observacao: 'Saque' } },
    answer: { registro_id: '6124' },
  })
  async withdraw(@CurrentCaller() caller: Caller, @EndpointBody() input: z.output<typeof courierMovement>) {
    const owner = await this.owner(caller, input.condutor);
    const { entry } = await this.withdrawals.withdraw(caller.scope, owner.id, walletMovementOf(input));
    return { registro_id: String(entry.id) };
  }

  private async owner(caller: Caller, who: Identification): Promise<WalletOwner> {
    const id = await withErrorCodes(this.couriers.identify(caller.scope, ...courierReference(who)), {
      courier_not_found: 6,
    });
    return { kind: 'courier', id };
  }
}
