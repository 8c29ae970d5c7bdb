import { Module } from '@nestjs/common';
import { WithdrawalPayer } from '../../people/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { PayoutSchedules } from './payout-schedules.service.js';
import { PayoutNotices, PayoutSender } from './payout-sender.service.js';
import { Payouts } from './payouts.service.js';

const PROVIDERS = [
  [PayoutAccounts, PayoutNotices, Payouts, PayoutSchedules, PayoutSender],
  { provide: WithdrawalPayer, useExisting: Payouts },
].flat();

/** Expects `PayoutProvider` from a global module. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PayoutsModule {}
