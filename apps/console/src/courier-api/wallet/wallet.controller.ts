import {
  WalletQueries,
  type MovementKind,
  type MovementStatus,
  type WalletEntry,
  type WalletOwner,
} from '#domain';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';

/** The ledger speaks Portuguese, this API English. */
const KINDS: Record<MovementKind, string> = {
  adicao_saldo: 'credit_added',
  remocao_saldo: 'credit_removed',
  recarga: 'top_up',
  taxa_recarga: 'top_up_fee',
  pagamento_pedido: 'order_payment',
  estorno_pedido: 'order_refund',
  repasse_pedido: 'order_earning',
  saque: 'withdrawal',
};
const STATUSES: Record<MovementStatus, string> = {
  concluido: 'completed',
  aguardando: 'pending',
  estornado: 'reversed',
};

const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
});

@Controller('api/courier/wallet')
@ForCouriers()
export class WalletController {
  constructor(private readonly wallets: WalletQueries) {}

  @Get()
  @Described('What the courier has earned and not yet withdrawn')
  async balance(@TheCourier() { scope, courierId }: CourierCaller) {
    return { balanceCents: await this.wallets.balance(scope, walletOf(courierId)) };
  }

  @Get('entries')
  @Described('Movements of the wallet, newest first')
  async entries(
    @TheCourier() { scope, courierId }: CourierCaller,
    @Query(as(pageQuery)) page: z.output<typeof pageQuery>,
  ) {
    const statement = await this.wallets.statement(scope, walletOf(courierId), {}, page);
    const { total, balance } = statement;
    return { items: statement.items.map(entryBody), total, ...page, balanceCents: balance };
  }
}

function walletOf(courierId: number): WalletOwner {
  return { kind: 'courier', id: courierId };
}

function entryBody(entry: WalletEntry) {
  const { id, uuid, operation, kind, amount, description, status, orderId, createdAt } = entry;
  return {
    id,
    uuid,
    operation: operation === 'credito' ? 'credit' : 'debit',
    kind: KINDS[kind],
    amountCents: amount,
    description,
    status: STATUSES[status],
    orderId,
    createdAt,
  };
}
