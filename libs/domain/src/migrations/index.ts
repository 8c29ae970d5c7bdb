import type { MigrationInterface } from 'typeorm';
import { Hubs1763690000001 } from './1763690000001-hubs.js';
import { Catalog1763690000002 } from './1763690000002-catalog.js';
import { Merchants1763690000003 } from './1763690000003-merchants.js';
import { Credentials1763690000004 } from './1763690000004-credentials.js';
import { Geography1763690000005 } from './1763690000005-geography.js';
import { Pricing1763690000006 } from './1763690000006-pricing.js';
import { Wallets1763690000007 } from './1763690000007-wallets.js';
import { Couriers1763690000008 } from './1763690000008-couriers.js';
import { Outbox1763690000009 } from './1763690000009-outbox.js';
import { Orders1763690000010 } from './1763690000010-orders.js';
import { Dispatch1763690000011 } from './1763690000011-dispatch.js';
import { Payments1763690000012 } from './1763690000012-payments.js';
import { DeliveryRequests1763690000013 } from './1763690000013-delivery-requests.js';
import { Evidence1763690000014 } from './1763690000014-evidence.js';
import { Webhooks1763690000015 } from './1763690000015-webhooks.js';
import { Operators1763690000017 } from './1763690000017-operators.js';
import { Idempotency1763690000030 } from './1763690000030-idempotency.js';
import { Sandbox1763690000031 } from './1763690000031-sandbox.js';
import { LedgerPlans1763690000045 } from './1763690000045-ledger-plans.js';
import { OutboxPayload1763690000046 } from './1763690000046-outbox-payload.js';
import { OrderEndings1763690000050 } from './1763690000050-order-endings.js';
import { Fleets1763690000060 } from './1763690000060-fleets.js';
import { Pictures1763690000061 } from './1763690000061-pictures.js';
import { Silence1763690000062 } from './1763690000062-silence.js';
import { OrdersByTime1763690000070 } from './1763690000070-orders-by-time.js';
import { OrderApproach1763690000071 } from './1763690000071-order-approach.js';
import { LedgerEntries1763690000095 } from './1763690000095-ledger-entries.js';
import { EventQueues1763690000100 } from './1763690000100-event-queues.js';

/** In the order they run; one per noun, later ones by date. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Hubs1763690000001,
  Catalog1763690000002,
  Merchants1763690000003,
  Credentials1763690000004,
  Geography1763690000005,
  Pricing1763690000006,
  Wallets1763690000007,
  Couriers1763690000008,
  Outbox1763690000009,
  Orders1763690000010,
  Dispatch1763690000011,
  Payments1763690000012,
  DeliveryRequests1763690000013,
  Evidence1763690000014,
  Webhooks1763690000015,
  Operators1763690000017,
  Idempotency1763690000030,
  Sandbox1763690000031,
  LedgerPlans1763690000045,
  OutboxPayload1763690000046,
  OrderEndings1763690000050,
  Fleets1763690000060,
  Pictures1763690000061,
  Silence1763690000062,
  OrdersByTime1763690000070,
  OrderApproach1763690000071,
  LedgerEntries1763690000095,
  EventQueues1763690000100,
];
