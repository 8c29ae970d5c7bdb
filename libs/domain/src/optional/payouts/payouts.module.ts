import { Module } from '@nestjs/common';
import { PayoutAccounts } from './payout-accounts.service.js';
import { PayoutSchedules } from './payout-schedules.service.js';
import { PayoutNotices, PayoutSender } from './payout-sender.service.js';
import { PayoutDecisions, Payouts } from './payouts.service.js';

const PROVIDERS = [PayoutAccounts, PayoutDecisions, PayoutNotices, Payouts, PayoutSchedules, PayoutSender];

/** Expects `PayoutProvider` from a global module. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PayoutsModule {}
