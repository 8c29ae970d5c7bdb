import { Body } from '@nestjs/common';
import {
  CourierAccess,
  CourierWithdrawals,
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
import { courierBalance, courierMovement, movementOf, type Who } from './credit.dto.js';
import { courierNamed } from './identification.js';

const CONDUTOR = { tipo_identificacao: 'I', identificacao: '10001' };

@PortugueseController()
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
    summary: 'Saldo de créditos do condutor',
    access: 'hub',
    body: courierBalance,
    examples: { id: { condutor: CONDUTOR } },
    answer: { saldo: -12.5 },
  })
  async balance(@Calling() caller: Caller, @Body() body: unknown) {
    const owner = await this.owner(caller, decode(courierBalance, body).condutor);
    return { saldo: toReais(await this.balances.balance(caller.scope, owner)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'recarregarCreditosCondutor',
    summary: 'Recarregar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { recarga: { condutor: CONDUTOR, valor: '50.00', observacao: 'Recarga' } },
    answer: { registro_id: '6123' },
  })
  async recharge(@Calling() caller: Caller, @Body() body: unknown) {
    const input = decode(courierMovement, body);
    const owner = await this.owner(caller, input.condutor);
    const { entry } = await this.wallets.credit(caller.scope, owner, movementOf(input));
    return { registro_id: String(entry.id) };
  }

  @Endpoint({
    method: 'POST',
    path: 'sacarCreditosCondutor',
    summary: 'Sacar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { saque: { condutor: CONDUTOR, valor: '10.00', observacao: 'Saque' } },
    answer: { registro_id: '6124' },
  })
  async withdraw(@Calling() caller: Caller, @Body() body: unknown) {
    const input = decode(courierMovement, body);
    const owner = await this.owner(caller, input.condutor);
    const { entry } = await this.withdrawals.withdraw(caller.scope, owner.id, movementOf(input));
    return { registro_id: String(entry.id) };
  }

  private async owner(caller: Caller, who: Who): Promise<WalletOwner> {
    const id = await orRefuse(this.couriers.identify(caller.scope, ...courierNamed(who)), {
      courier_not_found: 6,
    });
    return { kind: 'courier', id };
  }
}
