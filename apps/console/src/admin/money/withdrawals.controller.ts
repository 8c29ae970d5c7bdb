import { WalletQueries, Wallets, type Scope } from '#domain';
import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText } from '../schemas.js';

const refusal = z.strictObject({ reason: z.string().trim().min(1).max(500) });
const LIMIT = 500;

/** Money couriers and merchants asked to be paid out. */
@AdminController('withdrawals', 'wallets')
export class WithdrawalsController {
  constructor(
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
  ) {}

  /** Oldest first. */
  @Get()
  async pending(@By() by: Scope) {
    const found = await this.queries.pendingWithdrawals(by, LIMIT);
    return { items: found.map(({ owner, entry }) => ({ ...walletEntryBody(entry), owner })) };
  }

  @Post(':id/complete')
  @HttpCode(200)
  @Audited('wallet_entry', 'withdrawal_completed')
  async complete(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return walletEntryBody(await this.wallets.completeWithdrawal(by, id));
  }

  /** The money goes back into the wallet. */
  @Post(':id/refuse')
  @HttpCode(200)
  @Audited('wallet_entry', 'withdrawal_refused')
  async refuse(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(refusal)) { reason }: z.output<typeof refusal>,
  ) {
    const { entry, balance } = await this.wallets.refuseWithdrawal(by, id, reason);
    return { ...walletEntryBody(entry), balanceCents: balance };
  }
}
