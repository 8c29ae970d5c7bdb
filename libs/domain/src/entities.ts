import { BulkJob, BulkRow } from './bulk/index.js';
import { Category, VehicleType } from './catalog/index.js';
import {
  Courier,
  CourierDocument,
  CourierPosition,
  CourierTotal,
  Fleet,
  Presence,
} from './couriers/index.js';
import { Credential } from './credentials/index.js';
import { IdempotentAnswer } from './idempotency/index.js';
import { DispatchDecision, DispatchReplay, OrderOffer, OrderSearch, PlanningPass } from './dispatch/index.js';
import { CodeTry } from './confirmation/index.js';
import { EvidenceFile } from './evidence/index.js';
import { HubMove, HubMoveChange, HubMoveMark } from './hub-moves/index.js';
import { Hub } from './hubs/index.js';
import { Invoice } from './invoices/index.js';
import { MerchantPlace } from './address-book/index.js';
import { DeliveryImport, DeliveryImportRow } from './delivery-imports/index.js';
import { MerchantToken } from './merchant-access/index.js';
import { Merchant, PreparationTime } from './merchants/index.js';
import { Message } from './messages/index.js';
import {
  Developer,
  DeveloperLink,
  DeveloperMember,
  DeveloperTeam,
  DeveloperToken,
} from './developers/index.js';
import { AppConnection, AppReview, DeveloperApp, RecordedRequest } from './developer-apps/index.js';
import { DeliveryRequest } from './delivery-requests/index.js';
import { AuditRecord, Operator, OperatorToken, SecondFactor } from './operators/index.js';
import { PasswordReset } from './password-resets/index.js';
import { Order, OrderCounter, OrderEnding, OrderEvent, OrderGroup } from './orders/index.js';
import { OutboxMessage } from './outbox/index.js';
import { Payment, WalletTopUp } from './payments/index.js';
import { Picture } from './pictures/index.js';
import {
  WebhookAttempt,
  WebhookDeliveryBody,
  WebhookDelivery,
  WebhookSubscription,
} from './webhooks/index.js';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './wallets/index.js';
import {
  AddressImport,
  KnownAddress,
  ServiceArea,
  Street,
  StreetGram,
  StreetStretch,
} from './geography/index.js';
import { RobotTask } from './sandbox/index.js';
import { PushSubscription } from './pushes/index.js';
import { Tariff } from './pricing/index.js';
import { SavedView } from './saved-views/index.js';

/** Every entity of the core: what TypeORM maps and the drift test compares with the migrations. */
export const ENTITIES: (new () => object)[] = [
  AddressImport,
  AppConnection,
  AppReview,
  AuditRecord,
  BulkJob,
  BulkRow,
  SavedView,
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
  DeliveryImport,
  DeliveryImportRow,
  MerchantPlace,
  MerchantToken,
  Message,
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
  DeveloperToken,
  RecordedRequest,
  LedgerAccount,
  LedgerEntry,
  LedgerTransaction,
  Operator,
  OperatorToken,
  SecondFactor,
  Order,
  OrderCounter,
  OrderEnding,
  OrderEvent,
  OrderGroup,
  OrderOffer,
  OrderSearch,
  OutboxMessage,
  PreparationTime,
  PasswordReset,
  Payment,
  Picture,
  PlanningPass,
  Presence,
  PushSubscription,
  DeliveryRequest,
  DispatchDecision,
  DispatchReplay,
  RobotTask,
  WalletTopUp,
  WebhookAttempt,
  WebhookDeliveryBody,
  WebhookDelivery,
  WebhookSubscription,
  KnownAddress,
  ServiceArea,
  Street,
  StreetGram,
  StreetStretch,
  Tariff,
];
