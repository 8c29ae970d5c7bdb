import type { MigrationInterface } from 'typeorm';
import { Hubs1795300000001 } from './0001-hubs.migration.js';
import { Idempotency1795300000002 } from './0002-idempotency.migration.js';
import { Catalog1795300000003 } from './0003-catalog.migration.js';
import { Merchants1795300000004 } from './0004-merchants.migration.js';
import { Credentials1795300000005 } from './0005-credentials.migration.js';
import { Pictures1795300000006 } from './0006-pictures.migration.js';
import { Geography1795300000007 } from './0007-geography.migration.js';
import { Pricing1795300000008 } from './0008-pricing.migration.js';
import { Wallets1795300000009 } from './0009-wallets.migration.js';
import { Outbox1795300000010 } from './0010-outbox.migration.js';
import { Couriers1795300000011 } from './0011-couriers.migration.js';
import { Orders1795300000012 } from './0012-orders.migration.js';
import { Dispatch1795300000013 } from './0013-dispatch.migration.js';
import { Payments1795300000014 } from './0014-payments.migration.js';
import { DeliveryRequests1795300000015 } from './0015-delivery-requests.migration.js';
import { Evidence1795300000016 } from './0016-evidence.migration.js';
import { Sandbox1795300000017 } from './0017-sandbox.migration.js';
import { Webhooks1795300000018 } from './0018-webhooks.migration.js';
import { Operators1795300000019 } from './0019-operators.migration.js';
import { WebhookPauses1795300000020 } from './0020-webhook-pauses.migration.js';
import { Messages1795300000021 } from './0021-messages.migration.js';
import { ReadyTimes1795300000022 } from './0022-ready-times.migration.js';
import { OrderRecipients1795300000023 } from './0023-order-recipients.migration.js';
import { DispatchPlanning1795300000024 } from './0024-dispatch-planning.migration.js';
import { PasswordResets1795300000025 } from './0025-password-resets.migration.js';
import { DeliveryRequestNames1795300000026 } from './0026-delivery-request-names.migration.js';
import { BulkJobs1795300000027 } from './0027-bulk-jobs.migration.js';
import { SavedViews1795300000028 } from './0028-saved-views.migration.js';
import { SharedTrips1795300000029 } from './0029-shared-trips.migration.js';
import { ActTimes1795300000030 } from './0030-act-times.migration.js';
import { AddressImports1795300000031 } from './0031-address-imports.migration.js';
import { PaymentDecisions1795300000032 } from './0032-payment-decisions.migration.js';
import { SecondFactors1795300000033 } from './0033-second-factors.migration.js';
import { CourierNotes1795300000034 } from './0034-courier-notes.migration.js';
import { Invoices1795300000035 } from './0035-invoices.migration.js';
import { DispatchReplays1795300000040 } from './0040-dispatch-replays.migration.js';
import { ShiftEnds1795300000041 } from './0041-shift-ends.migration.js';
import { MerchantAccess1795300000050 } from './0050-merchant-access.migration.js';
import { AddressBook1795300000051 } from './0051-address-book.migration.js';
import { WalletTopUps1795300000052 } from './0052-wallet-top-ups.migration.js';
import { DeliveryImports1795300000053 } from './0053-delivery-imports.migration.js';
import { OrderChanges1795300000060 } from './0060-order-changes.migration.js';
import { HubMoves1795300000115 } from './0115-hub-moves.migration.js';
import { HubMoveLeases1795300000116 } from './0116-hub-move-leases.migration.js';
import { PositionDays1795300000120 } from './0120-position-days.migration.js';
import { OrderListFilters1795300000121 } from './0121-order-list-filters.migration.js';
import { EventIds1795300000140 } from './0140-event-ids.migration.js';
import { HubMoveChanges1795300000130 } from './0130-hub-move-changes.migration.js';
import { Pushes1795300000070 } from './0070-pushes.migration.js';
import { Developers1795300000080 } from './0080-developers.migration.js';
import { AppSubscriptions1795300000081 } from './0081-app-subscriptions.migration.js';
import { DeliveryRequestChanges1795300000110 } from './0110-delivery-request-changes.migration.js';
import { LedgerLookUps1795300000150 } from './0150-ledger-look-ups.migration.js';
import { RecipientSpans1795300000160 } from './0160-recipient-spans.migration.js';
import { AppListings1795300000165 } from './0165-app-listings.migration.js';
import { LedgerRefusals1795300000170 } from './0170-ledger-refusals.migration.js';
import { OutboxDays1795300000180 } from './0180-outbox-days.migration.js';
import { DeliveryDays1795300000185 } from './0185-delivery-days.migration.js';
import { WebhookBodies1795300000190 } from './0190-webhook-bodies.migration.js';
import { AppCredentials1795300000200 } from './0200-app-credentials.migration.js';
import { PlannedDispatch1795300000220 } from './0220-planned-dispatch.migration.js';

/**
 * In the order they run. The first nineteen are the baseline, one per noun. From here on migrations only grow: a change
 * is a new file with the next number, and a class whose name ends with a timestamp above the last.
 */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Hubs1795300000001,
  Idempotency1795300000002,
  Catalog1795300000003,
  Merchants1795300000004,
  Credentials1795300000005,
  Pictures1795300000006,
  Geography1795300000007,
  Pricing1795300000008,
  Wallets1795300000009,
  Outbox1795300000010,
  Couriers1795300000011,
  Orders1795300000012,
  Dispatch1795300000013,
  Payments1795300000014,
  DeliveryRequests1795300000015,
  Evidence1795300000016,
  Sandbox1795300000017,
  Webhooks1795300000018,
  Operators1795300000019,
  WebhookPauses1795300000020,
  Messages1795300000021,
  ReadyTimes1795300000022,
  OrderRecipients1795300000023,
  DispatchPlanning1795300000024,
  PasswordResets1795300000025,
  DeliveryRequestNames1795300000026,
  BulkJobs1795300000027,
  SavedViews1795300000028,
  SharedTrips1795300000029,
  ActTimes1795300000030,
  AddressImports1795300000031,
  PaymentDecisions1795300000032,
  SecondFactors1795300000033,
  CourierNotes1795300000034,
  Invoices1795300000035,
  DispatchReplays1795300000040,
  ShiftEnds1795300000041,
  MerchantAccess1795300000050,
  AddressBook1795300000051,
  WalletTopUps1795300000052,
  DeliveryImports1795300000053,
  OrderChanges1795300000060,
  Pushes1795300000070,
  Developers1795300000080,
  AppSubscriptions1795300000081,
  DeliveryRequestChanges1795300000110,
  HubMoves1795300000115,
  HubMoveLeases1795300000116,
  PositionDays1795300000120,
  OrderListFilters1795300000121,
  HubMoveChanges1795300000130,
  EventIds1795300000140,
  LedgerLookUps1795300000150,
  RecipientSpans1795300000160,
  AppListings1795300000165,
  LedgerRefusals1795300000170,
  OutboxDays1795300000180,
  DeliveryDays1795300000185,
  WebhookBodies1795300000190,
  AppCredentials1795300000200,
  PlannedDispatch1795300000220,
];
