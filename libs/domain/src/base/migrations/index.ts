import type { MigrationInterface } from 'typeorm';
import { Hubs1796000000001 } from './0001-hubs.migration.js';
import { HubMoves1796000000002 } from './0002-hub-moves.migration.js';
import { Catalog1796000000003 } from './0003-catalog.migration.js';
import { Merchants1796000000004 } from './0004-merchants.migration.js';
import { Events1796000000005 } from './0005-events.migration.js';
import { Geography1796000000006 } from './0006-geography.migration.js';
import { Ledger1796000000007 } from './0007-ledger.migration.js';
import { Couriers1796000000008 } from './0008-couriers.migration.js';
import { Operators1796000000009 } from './0009-operators.migration.js';
import { Developers1796000000010 } from './0010-developers.migration.js';
import { Sessions1796000000011 } from './0011-sessions.migration.js';
import { Files1796000000012 } from './0012-files.migration.js';
import { Credentials1796000000013 } from './0013-credentials.migration.js';
import { Webhooks1796000000014 } from './0014-webhooks.migration.js';
import { Pricing1796000000015 } from './0015-pricing.migration.js';
import { Orders1796000000016 } from './0016-orders.migration.js';
import { Billing1796000000017 } from './0017-billing.migration.js';
import { Dispatch1796000000018 } from './0018-dispatch.migration.js';
import { DeliveryRequests1796000000019 } from './0019-delivery-requests.migration.js';
import { BackOffice1796000000020 } from './0020-back-office.migration.js';
import { Sandbox1796000000021 } from './0021-sandbox.migration.js';
import { CourierMoney1796000000022 } from './0022-courier-money.migration.js';
import { Claims1796000000023 } from './0023-claims.migration.js';
import { Conversations1796000000024 } from './0024-conversations.migration.js';
import { RecipientRequests1796000000025 } from './0025-recipient-requests.migration.js';
import { MessageStops1796000000026 } from './0026-message-stops.migration.js';
import { AppGrants1796000000027 } from './0027-app-grants.migration.js';
import { SpendingLimits1796000000028 } from './0028-spending-limits.migration.js';
import { Invoices1796000000029 } from './0029-invoices.migration.js';
import { CensusFiles1796000000030 } from './0030-census-files.migration.js';
import { Health1796000000031 } from './0031-health.migration.js';
import { GoodsPlaces1796000000033 } from './0033-goods-places.migration.js';
import { MessageTexts1796000000034 } from './0034-message-texts.migration.js';
import { MinimumAges1796000000035 } from './0035-minimum-ages.migration.js';
import { CountedSpending1796000000036 } from './0036-counted-spending.migration.js';
import { CourierFreeTimes1796000000037 } from './0037-courier-free-times.migration.js';
import { SearchQueues1796000000038 } from './0038-search-queues.migration.js';
import { DeliveredAt1796000000040 } from './0040-delivered-at.migration.js';
import { FoldedText1796000000041 } from './0041-folded-text.migration.js';
import { EarlyClaimDecisions1796000000042 } from './0042-early-claim-decisions.migration.js';
import { RequestKeys1796000000048 } from './0048-request-keys.migration.js';
import { AuditSecrets1796000000050 } from './0050-audit-secrets.migration.js';
import { EvidenceStops1796000000051 } from './0051-evidence-stops.migration.js';
import { TakenReplies1796000000052 } from './0052-taken-replies.migration.js';
import { Retention1796000000053 } from './0053-retention.migration.js';
import { AskedData1796000000054 } from './0054-asked-data.migration.js';
import { HandInReversals1796000000055 } from './0055-hand-in-reversals.migration.js';
import { ReviewedAddresses1796000000056 } from './0056-reviewed-addresses.migration.js';
import { AppSigningSecrets1796000000058 } from './0058-app-signing-secrets.migration.js';
import { PartHealth1796000000059 } from './0059-part-health.migration.js';
import { PresentDispatch1796000000060 } from './0060-present-dispatch.migration.js';
import { OneKindOfWebhooks1796000000061 } from './0061-one-kind-of-webhooks.migration.js';
import { DiscardedLegs1796000000062 } from './0062-discarded-legs.migration.js';
import { Jobs1796000000063 } from './0063-jobs.migration.js';
import { LedgerReversals1796000000064 } from './0064-ledger-reversals.migration.js';
import { AppendOnlyOwners1796000000065 } from './0065-append-only-owners.migration.js';
import { CellsApart1796000000066 } from './0066-cells-apart.migration.js';
import { StreetNames1796000000067 } from './0067-street-names.migration.js';
import { InvoicePaymentReversals1796000000068 } from './0068-invoice-payment-reversals.migration.js';

/** All migrations, in their order. From release 1.0.0 on this list only grows. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Hubs1796000000001,
  HubMoves1796000000002,
  Catalog1796000000003,
  Merchants1796000000004,
  Events1796000000005,
  Geography1796000000006,
  Ledger1796000000007,
  Couriers1796000000008,
  Operators1796000000009,
  Developers1796000000010,
  Sessions1796000000011,
  Files1796000000012,
  Credentials1796000000013,
  Webhooks1796000000014,
  Pricing1796000000015,
  Orders1796000000016,
  Billing1796000000017,
  Dispatch1796000000018,
  DeliveryRequests1796000000019,
  BackOffice1796000000020,
  Sandbox1796000000021,
  CourierMoney1796000000022,
  Claims1796000000023,
  Conversations1796000000024,
  RecipientRequests1796000000025,
  MessageStops1796000000026,
  AppGrants1796000000027,
  SpendingLimits1796000000028,
  Invoices1796000000029,
  CensusFiles1796000000030,
  Health1796000000031,
  GoodsPlaces1796000000033,
  MessageTexts1796000000034,
  MinimumAges1796000000035,
  CountedSpending1796000000036,
  CourierFreeTimes1796000000037,
  SearchQueues1796000000038,
  DeliveredAt1796000000040,
  FoldedText1796000000041,
  EarlyClaimDecisions1796000000042,
  RequestKeys1796000000048,
  AuditSecrets1796000000050,
  EvidenceStops1796000000051,
  TakenReplies1796000000052,
  Retention1796000000053,
  AskedData1796000000054,
  HandInReversals1796000000055,
  ReviewedAddresses1796000000056,
  AppSigningSecrets1796000000058,
  PartHealth1796000000059,
  PresentDispatch1796000000060,
  OneKindOfWebhooks1796000000061,
  DiscardedLegs1796000000062,
  Jobs1796000000063,
  LedgerReversals1796000000064,
  AppendOnlyOwners1796000000065,
  CellsApart1796000000066,
  StreetNames1796000000067,
  InvoicePaymentReversals1796000000068,
];
