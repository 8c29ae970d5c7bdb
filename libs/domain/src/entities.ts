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
import { OrderOffer, OrderSearch } from './dispatch/index.js';
import { CodeTry, EvidenceFile } from './evidence/index.js';
import { Hub } from './hubs/index.js';
import { Merchant } from './merchants/index.js';
import { DeliveryRequest } from './delivery-requests/index.js';
import { AuditRecord, Operator, OperatorToken } from './operators/index.js';
import { Order, OrderCounter, OrderEnding, OrderEvent, OrderGroup } from './orders/index.js';
import { OutboxMessage } from './outbox/index.js';
import { Payment } from './payments/index.js';
import { Picture } from './pictures/index.js';
import { WebhookAttempt, WebhookDelivery, WebhookSubscription } from './webhooks/index.js';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './wallets/index.js';
import { KnownHouse, ServiceArea, Street, StreetGram, StreetStretch } from './geography/index.js';
import { RobotTask } from './sandbox/index.js';
import { Tariff } from './pricing/index.js';

/** Every entity of the core: what TypeORM maps and the drift test compares with the migrations. */
export const ENTITIES: (new () => object)[] = [
  AuditRecord,
  Category,
  CodeTry,
  Credential,
  EvidenceFile,
  Fleet,
  Hub,
  IdempotentAnswer,
  Merchant,
  VehicleType,
  Courier,
  CourierDocument,
  CourierPosition,
  CourierTotal,
  LedgerAccount,
  LedgerEntry,
  LedgerTransaction,
  Operator,
  OperatorToken,
  Order,
  OrderCounter,
  OrderEnding,
  OrderEvent,
  OrderGroup,
  OrderOffer,
  OrderSearch,
  OutboxMessage,
  Payment,
  Picture,
  Presence,
  DeliveryRequest,
  RobotTask,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSubscription,
  KnownHouse,
  ServiceArea,
  Street,
  StreetGram,
  StreetStretch,
  Tariff,
];
