import { Category, VehicleType } from './company/catalog/index.js';
import {
  Courier,
  CourierDocument,
  CourierPosition,
  CourierTotal,
  WithdrawalKey,
  Fleet,
  PhoneCode,
  CourierNotice,
  CourierNoticeReceipt,
  CourierSpell,
  Presence,
} from './people/couriers/index.js';
import { Credential } from './integration/credentials/index.js';
import { IdempotentAnswer } from './events/idempotency/index.js';
import { DispatchDecision, OrderOffer, OrderSearch, PlanningPass } from './dispatch/index.js';
import { CodeTry } from './requests/confirmation/index.js';
import { ConversationLine } from './requests/conversations/index.js';
import { RecipientRequest } from './requests/recipient-wishes/index.js';
import { EvidenceFile } from './people/evidence/index.js';
import { HubMove, HubMoveChange, HubMoveMark } from './company/hub-moves/index.js';
import { Hub } from './company/hubs/index.js';
import { Invoice } from './billing/invoices/index.js';
import { MerchantPlace } from './ordering/address-book/index.js';
import { Job, JobRow } from './back-office/jobs/index.js';
import { RetentionMark } from './back-office/privacy/index.js';
import { PartHealth } from './back-office/health/index.js';
import { Merchant, PreparationTime } from './people/merchants/index.js';
import { Message, MessageStop, OwnMessageText, TakenReply } from './events/messages/index.js';
import { Developer, DeveloperLink, DeveloperMember, DeveloperTeam } from './people/developers/index.js';
import { AppGrant } from './sandbox/app-access/index.js';
import { AppConnection, AppReview, DeveloperApp, RecordedRequest } from './sandbox/developer-apps/index.js';
import { DeliveryRequest } from './requests/delivery-requests/index.js';
import { AuditRecord, Operator } from './people/operators/index.js';
import { SecondFactor, Session } from './people/sessions/index.js';
import { PasswordReset } from './people/password-resets/index.js';
import { Alert } from './ordering/alerts/index.js';
import {
  Order,
  OrderCounter,
  OrderEnding,
  OrderEvent,
  OrderGroup,
  SpendingDay,
} from './ordering/orders/index.js';
import { OutboxMessage } from './events/outbox/index.js';
import { Payment, WalletTopUp } from './billing/payments/index.js';
import { Claim } from './billing/claims/index.js';
import { Contest } from './billing/contests/index.js';
import { FaultMovement, StopFault } from './billing/faults/index.js';
import { ShiftBooking, ShiftSlot } from './billing/shifts/index.js';
import { Payout, PayoutAccount, PayoutRun } from './billing/payouts/index.js';
import { Picture } from './people/pictures/index.js';
import {
  WebhookAttempt,
  WebhookDeliveryBody,
  WebhookDelivery,
  WebhookSubscription,
} from './integration/webhooks/index.js';
import { CashCollection, CashHandIn, CashLimit } from './ledger/cash/index.js';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger/wallets/index.js';
import { CityImport } from './places/city-imports/index.js';
import {
  AddressImport,
  KnownAddress,
  ServiceArea,
  Street,
  StreetGram,
  StreetStretch,
} from './places/geography/index.js';
import { RiddenLeg } from './places/speeds/index.js';
import { RobotTask } from './sandbox/robots/index.js';
import { Town } from './sandbox/town/index.js';
import { PushSubscription } from './events/pushes/index.js';
import { Tariff } from './ordering/pricing/index.js';
import { SavedView } from './company/saved-views/index.js';

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
  HubMove,
  HubMoveChange,
  HubMoveMark,
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
  StreetGram,
  RiddenLeg,
  StreetStretch,
  Tariff,
];
