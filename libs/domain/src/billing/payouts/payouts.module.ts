import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { NewsModule, WalletsModule } from '../../ledger/index.js';
import { CouriersModule } from '../../people/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { PayoutDecisions } from './payout-decisions.service.js';
import { PayoutNotices } from './payout-notices.service.js';
import { PayoutSchedules } from './payout-schedules.service.js';
import { PayoutSender } from './payout-sender.service.js';
import { PayoutStore } from './payout.store.js';
import { Payouts } from './payouts.service.js';

const USE_CASES = [PayoutAccounts, PayoutDecisions, PayoutNotices, PayoutSchedules, PayoutSender, Payouts];

@Module({
  imports: [CouriersModule, HubsModule, NewsModule, WalletsModule],
  providers: [...USE_CASES, PayoutStore],
  exports: USE_CASES,
})
export class PayoutsModule {}
