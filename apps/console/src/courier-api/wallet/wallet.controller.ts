import { WalletQueries, type WalletEntry, type WalletOwner } from '#domain';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';

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
  const { externalId: _, paymentMethod: __, referenceId: ___, ...shown } = walletEntryBody(entry);
  return shown;
}
