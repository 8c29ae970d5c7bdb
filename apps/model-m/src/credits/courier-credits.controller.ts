import type { z } from 'zod';
import {
  CourierAccess,
  CourierWithdrawals,
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
import { courierBalance, courierMovement, walletMovementOf, type Identification } from './credit.dto.js';
import { courierReference } from './identification.mapper.js';

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
