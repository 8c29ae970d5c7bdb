export { PayoutAccount, PAYOUT_ENVIRONMENTS } from './payout-account.entity.js';
export { PayoutAccounts } from './payout-accounts.service.js';
export { PayoutDecisions } from './payout-decisions.service.js';
export { PayoutNotices } from './payout-notices.service.js';
export {
  type AskResult,
  type KeyOwner,
  type PayoutCredentials,
  PayoutProvider,
  type SendResult,
  type SentTransfer,
  type Transfer,
  type TransferConsent,
  type TransferNotice,
  type TransferOrder,
} from './payout-provider.port.js';
export { PayoutRun } from './payout-run.entity.js';
export { PayoutSchedules } from './payout-schedules.service.js';
export { PayoutSender } from './payout-sender.service.js';
export { Payout, PAYOUT_STATES } from './payout.entity.js';
export { Payouts } from './payouts.service.js';
export { PayoutsModule } from './payouts.module.js';
export { pixKeyOf } from './pix-key.rules.js';
