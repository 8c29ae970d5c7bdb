import { Module } from '@nestjs/common';
import {
  CodeAttempts,
  DeliveryConfirmation,
  MerchantCodes,
} from './confirmation/delivery-confirmation.service.js';
import { Conversations, PhoneReplies } from './conversations/conversations.service.js';
import { DeliveryChanges, DeliveryVersions } from './delivery-requests/delivery-version.queries.js';
import { DeliveryRequestQueries } from './delivery-requests/delivery-request.queries.js';
import { DeliveryRequests } from './delivery-requests/delivery-requests.service.js';
import { RequestAssessment } from './delivery-requests/request-assessment.service.js';
import { RequestDecisions } from './delivery-requests/request-decisions.service.js';
import { RequestCommands } from './delivery-requests/request.commands.js';
import { RequestStore } from './delivery-requests/request.store.js';
import { VehicleAvailabilityQueries } from './delivery-requests/vehicle-availability.queries.js';
import { RecipientFeedback } from './recipient-wishes/recipient-feedback.service.js';
import { RecipientRequests, RequestOutcomes } from './recipient-wishes/recipient-requests.service.js';
import { RecipientVerification } from './recipient-wishes/recipient-verification.service.js';
import { RecipientWishes } from './recipient-wishes/recipient-wishes.service.js';

const PROVIDERS = [
  [CodeAttempts, DeliveryConfirmation, MerchantCodes],
  [Conversations, PhoneReplies],
  [DeliveryChanges, DeliveryRequestQueries, DeliveryRequests, DeliveryVersions, RequestAssessment],
  [RequestCommands, RequestDecisions, RequestStore, VehicleAvailabilityQueries],
  [RecipientFeedback, RecipientRequests, RecipientVerification, RecipientWishes, RequestOutcomes],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class RequestsModule {}
