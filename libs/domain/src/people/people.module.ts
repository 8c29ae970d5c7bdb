import { Module } from '@nestjs/common';
import { CourierAccess, CourierSessions } from './couriers/courier-sessions.service.js';
import { CourierApplications } from './couriers/courier-applications.service.js';
import { CourierBlocks } from './couriers/courier-blocks.service.js';
import { CourierDocuments } from './couriers/courier-documents.service.js';
import { CourierDuty } from './couriers/courier-duty.service.js';
import { CourierNotices } from './couriers/courier-notices.service.js';
import { CourierPositions } from './couriers/courier-positions.service.js';
import { CourierPresenceStore } from './couriers/courier-presence.store.js';
import { CourierStore } from './couriers/courier.store.js';
import { CourierRegistrations } from './couriers/courier-registrations.service.js';
import { CourierWithdrawals } from './couriers/courier-withdrawals.service.js';
import { CourierEvents } from './couriers/courier.events.js';
import { CourierQueries } from './couriers/courier.queries.js';
import { Fleets } from './couriers/fleets.service.js';
import { NearestCouriers } from './couriers/nearest-couriers.queries.js';
import { Evidences } from './evidence/evidences.service.js';
import { AssistantCodes } from './merchant-access/assistant-codes.service.js';
import { MerchantSessions } from './merchant-access/merchant-sessions.service.js';
import { MerchantQueries } from './merchants/merchant.queries.js';
import { Merchants } from './merchants/merchants.service.js';
import { PreparationTimes } from './merchants/preparation-times.service.js';
import { SubUsers } from './merchants/sub-users.service.js';
import { Audit } from './operators/audit.service.js';
import { OperatorSessions } from './operators/operator-sessions.service.js';
import { Operators } from './operators/operators.service.js';
import { PasswordResets } from './password-resets/password-resets.service.js';
import { ResetPersonStore } from './password-resets/reset-person.store.js';
import { PictureFiles, Pictures } from './pictures/pictures.service.js';
import { AccessNotices, LogIns } from './sessions/log-ins.service.js';
import { SecondFactors } from './sessions/second-factors.service.js';
import { Sessions } from './sessions/sessions.service.js';

const PROVIDERS = [
  [CourierAccess, CourierApplications, CourierBlocks, CourierDocuments],
  [CourierDuty, CourierEvents, CourierNotices, CourierPositions],
  [CourierPresenceStore, CourierQueries, CourierRegistrations, CourierSessions],
  [CourierStore, CourierWithdrawals, Fleets, NearestCouriers],
  [Evidences],
  [AssistantCodes, MerchantSessions],
  [MerchantQueries, Merchants, PreparationTimes, SubUsers],
  [Audit, Operators, OperatorSessions],
  [PasswordResets, ResetPersonStore],
  [PictureFiles, Pictures],
  [AccessNotices, LogIns, SecondFactors, Sessions],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PeopleModule {}
