import {
  CourierAccess,
  CourierWithdrawals,
  MAX_ENTRY_TEXT,
  MerchantQueries,
  payerOf,
  type Scope,
  toReais,
  type WalletOwner,
  WalletQueries,
  Wallets,
} from '#domain';
import { z } from 'zod';
import { moneyAttribute, textAttribute } from '../wire/field.schemas.js';
import { withErrorCodes } from '../wire/error.mapper.js';
import {
  companyReference,
  courierBody,
  courierReference,
  identification,
  type Identification,
} from '../wire/identification.parser.js';
import { modelMApi } from '../wire/endpoint.decorator.js';

const movement = {
  valor: moneyAttribute({ zero: false }),
  observacao: textAttribute(MAX_ENTRY_TEXT).optional(),
  external_id: textAttribute(MAX_ENTRY_TEXT, 'recarga-1').optional(),
};

const companyBalance = z.object({ empresa: identification });
const companyMovement = z.object({ empresa: identification, ...movement });
const courierMovement = z.object({ condutor: identification, ...movement });

type CreditMovement = Pick<z.output<typeof companyMovement>, 'valor' | 'observacao' | 'external_id'>;

function walletMovementOf({ valor, observacao, external_id: externalId }: CreditMovement) {
  return { amount: valor, description: observacao, externalId };
}

const INVENTED = { tipo_identificacao: 'I', identificacao: '10001' };

const companies = modelMApi({ merchants: MerchantQueries, wallets: Wallets, balances: WalletQueries });

export const CompanyCreditsController = companies.controller('CompanyCreditsController', {
  balance: companies.post('saldoCreditosEmpresa', {
    summary: 'Saldo de créditos da empresa',
    access: 'any',
    body: companyBalance,
    examples: { id: { empresa: INVENTED } },
    answer: { saldo: 120.5 },
    run: async ({ merchants, balances, scope, body }) => {
      const owner = await company(merchants, scope, body.empresa);
      return { saldo: toReais(await balances.balance(scope, owner)) };
    },
  }),
  recharge: companies.post('recarregarCreditosEmpresa', {
    summary: 'Recarregar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { recarga: { empresa: INVENTED, valor: 50, observacao: 'Recarga' } },
    answer: { registro_id: '6121' },
    run: async ({ merchants, wallets, scope, body }) => {
      const owner = await company(merchants, scope, body.empresa);
      const { entry } = await wallets.credit(scope, owner, walletMovementOf(body));
      return { registro_id: String(entry.id) };
    },
  }),
  withdraw: companies.post('sacarCreditosEmpresa', {
    summary: 'Sacar créditos da empresa',
    access: 'hub',
    body: companyMovement,
    examples: { saque: { empresa: INVENTED, valor: 10, observacao: 'Saque' } },
    answer: { registro_id: '6122' },
    run: async ({ merchants, wallets, scope, body }) => {
      const owner = await company(merchants, scope, body.empresa);
      const { entry } = await wallets.withdraw(scope, owner, walletMovementOf(body));
      return { registro_id: String(entry.id) };
    },
  }),
});

/** A sub-user has no wallet of its own. */
async function company(merchants: MerchantQueries, scope: Scope, who: Identification): Promise<WalletOwner> {
  const found = await withErrorCodes(merchants.identify(scope, ...companyReference(who)), {
    merchant_not_found: 6,
  });
  return { kind: 'merchant', id: payerOf(found) };
}

const drivers = modelMApi({
  couriers: CourierAccess,
  wallets: Wallets,
  withdrawals: CourierWithdrawals,
  balances: WalletQueries,
});

export const CourierCreditsController = drivers.controller('CourierCreditsController', {
  balance: drivers.post('saldoCreditosCondutor', {
    summary: 'Saldo de créditos do condutor',
    access: 'hub',
    body: courierBody,
    examples: { id: { condutor: INVENTED } },
    answer: { saldo: -12.5 },
    run: async ({ couriers, balances, scope, body }) => {
      const owner = await courier(couriers, scope, body.condutor);
      return { saldo: toReais(await balances.balance(scope, owner)) };
    },
  }),
  recharge: drivers.post('recarregarCreditosCondutor', {
    summary: 'Recarregar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { recarga: { condutor: INVENTED, valor: '50.00', observacao: 'Recarga' } },
    answer: { registro_id: '6123' },
    run: async ({ couriers, wallets, scope, body }) => {
      const owner = await courier(couriers, scope, body.condutor);
      const { entry } = await wallets.credit(scope, owner, walletMovementOf(body));
      return { registro_id: String(entry.id) };
    },
  }),
  withdraw: drivers.post('sacarCreditosCondutor', {
    summary: 'Sacar créditos do condutor',
    access: 'hub',
    body: courierMovement,
    examples: { saque: { condutor: INVENTED, valor: '10.00', observacao: 'Saque' } },
    answer: { registro_id: '6124' },
    run: async ({ couriers, withdrawals, scope, body }) => {
      const owner = await courier(couriers, scope, body.condutor);
      const { entry } = await withdrawals.withdraw(scope, owner.id, walletMovementOf(body));
      return { registro_id: String(entry.id) };
    },
  }),
});

async function courier(couriers: CourierAccess, scope: Scope, who: Identification): Promise<WalletOwner> {
  const id = await withErrorCodes(couriers.identify(scope, ...courierReference(who)), {
    courier_not_found: 6,
  });
  return { kind: 'courier', id };
}
