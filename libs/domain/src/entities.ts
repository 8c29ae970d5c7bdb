import { PartHealth } from './back-office/health/platform-health.service.js';
import { Job, JobRow } from './back-office/jobs/job.entity.js';
import { RetentionMark } from './back-office/privacy/data-retention.service.js';
import { Claim } from './optional/claims/claim.entity.js';
import { Contest } from './billing/contests/contest.entity.js';
import { FaultMovement, StopFault } from './billing/faults/stop-fault.entity.js';
import { Invoice } from './billing/invoices/invoice.entity.js';
import { Payment, WalletTopUp } from './billing/payments/payment.entity.js';
import { PayoutAccount } from './optional/payouts/payout-account.entity.js';
import { Payout, PayoutRun } from './optional/payouts/payout.entity.js';
import { ShiftBooking, ShiftSlot } from './optional/shifts/shift.entity.js';
import { Category, VehicleType } from './company/catalog/vehicle-type.entity.js';
import { Hub } from './company/hubs/hub.entity.js';
import { SavedView } from './company/saved-views/saved-views.service.js';
import { DispatchDecision } from './dispatch/dispatch-decisions/dispatch-decision.store.js';
import { PlanningPass } from './dispatch/planning/planning-pass.entity.js';
import { OrderOffer } from './dispatch/searches/order-offer.entity.js';
import { OrderSearch } from './dispatch/searches/order-search.entity.js';
import { IdempotentAnswer } from './events/idempotency/idempotency.service.js';
import { Message, MessageStop, OwnMessageText, TakenReply } from './events/messages/message.entity.js';
import { OutboxMessage } from './events/outbox/outbox-message.entity.js';
import { PushSubscription } from './events/pushes/push-subscription.store.js';
import { Credential } from './integration/credentials/credential.entity.js';
import { WebhookDeliveryBody } from './integration/webhooks/delivery-batch.statements.js';
import {
  WebhookAttempt,
  WebhookDelivery,
  WebhookSubscription,
} from './integration/webhooks/webhook.entity.js';
import { CashCollection, CashHandIn, CashLimit } from './ledger/cash/cash.entity.js';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger/wallets/ledger.entity.js';
import { MerchantPlace } from './ordering/address-book/merchant-place.entity.js';
import { Alert } from './ordering/alerts/alert.entity.js';
import {
  Order,
  OrderCounter,
  OrderEnding,
  OrderEvent,
  OrderGroup,
  SpendingDay,
} from './ordering/orders/order.entity.js';
import { Tariff } from './ordering/pricing/tariff.entity.js';
import {
  Courier,
  CourierDocument,
  CourierNotice,
  CourierNoticeReceipt,
  CourierPosition,
  CourierSpell,
  CourierTotal,
  Fleet,
  PhoneCode,
  Presence,
  WithdrawalKey,
} from './people/couriers/courier.entity.js';
import {
  Developer,
  DeveloperLink,
  DeveloperMember,
  DeveloperTeam,
} from './sandbox/developers/developer.entity.js';
import { EvidenceFile } from './people/evidence/evidences.service.js';
import { Merchant, PreparationTime } from './people/merchants/merchant.entity.js';
import { AuditRecord, Operator } from './people/operators/operator.entity.js';
import { PasswordReset } from './people/password-resets/reset-person.store.js';
import { Picture } from './people/pictures/pictures.service.js';
import { SecondFactor, Session } from './people/sessions/session.entity.js';
import { CityImport } from './optional/city-imports/city-import.entity.js';
import { AddressImport, KnownAddress } from './places/geography/known-address.entity.js';
import { ServiceArea } from './places/geography/service-areas.service.js';
import { Street, StreetStretch } from './places/geography/street.entity.js';
import { RiddenLeg } from './places/speeds/learned-speeds.service.js';
import { CodeTry } from './requests/confirmation/delivery-confirmation.service.js';
import { ConversationLine } from './requests/conversations/conversations.service.js';
import { DeliveryRequest } from './requests/delivery-requests/delivery-request.entity.js';
import { RecipientRequest } from './requests/recipient-wishes/recipient-request.entity.js';
import { AppGrant } from './sandbox/app-access/app-grants.service.js';
import {
  AppConnection,
  AppReview,
  DeveloperApp,
  RecordedRequest,
} from './sandbox/developer-apps/developer-app.entity.js';
import { RobotTask } from './sandbox/robots/robot-task.store.js';
import { Town } from './sandbox/town/town.store.js';
/** Every entity of the core: what TypeORM maps and the drift test compares with the migrations. */
export const ENTITIES: (new () => object)[] = [
  AddressImport,
  CityImport,
  Alert,
  AppConnection,
  AppGrant,
  AppReview,
  AuditRecord,
  SavedView,
  ConversationLine,
  RecipientRequest,
  CashCollection,
  CashHandIn,
  CashLimit,
  Category,
  CodeTry,
  Credential,
  EvidenceFile,
  Fleet,
  Hub,
  IdempotentAnswer,
  Invoice,
  Merchant,
  PartHealth,
  Job,
  JobRow,
  RetentionMark,
  MerchantPlace,
  Message,
  MessageStop,
  TakenReply,
  OwnMessageText,
  VehicleType,
  Courier,
  CourierDocument,
  CourierPosition,
  CourierTotal,
  Developer,
  DeveloperApp,
  DeveloperLink,
  DeveloperMember,
  DeveloperTeam,
  RecordedRequest,
  LedgerAccount,
  LedgerEntry,
  LedgerTransaction,
  Operator,
  SecondFactor,
  Session,
  WithdrawalKey,
  Order,
  OrderCounter,
  SpendingDay,
  OrderEnding,
  OrderEvent,
  OrderGroup,
  OrderOffer,
  OrderSearch,
  OutboxMessage,
  PreparationTime,
  PasswordReset,
  Payment,
  Claim,
  Contest,
  FaultMovement,
  StopFault,
  ShiftBooking,
  ShiftSlot,
  Payout,
  PayoutAccount,
  PayoutRun,
  PhoneCode,
  CourierNotice,
  CourierNoticeReceipt,
  Picture,
  PlanningPass,
  CourierSpell,
  Presence,
  PushSubscription,
  DeliveryRequest,
  DispatchDecision,
  RobotTask,
  Town,
  WalletTopUp,
  WebhookAttempt,
  WebhookDeliveryBody,
  WebhookDelivery,
  WebhookSubscription,
  KnownAddress,
  ServiceArea,
  Street,
  RiddenLeg,
  StreetStretch,
  Tariff,
];
