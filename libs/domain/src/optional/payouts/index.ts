export { PayoutAccount, PAYOUT_ENVIRONMENTS } from './payout-account.entity.js';
export { PayoutAccounts } from './payout-accounts.service.js';
export { Payouts } from './payouts.service.js';
export { PayoutNotices, PayoutSender } from './payout-sender.service.js';
export {
  type AskResult,
  type PayoutCredentials,
  PayoutProvider,
  type SendResult,
  type SentTransfer,
  type Transfer,
  type TransferConsent,
  type TransferNotice,
  type TransferOrder,
} from './payout-provider.port.js';
export { PayoutSchedules } from './payout-schedules.service.js';
export { pixKeyOf } from './payout.rules.js';
export { PayoutsModule } from './payouts.module.js';
