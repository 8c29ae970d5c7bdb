import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CouriersModule } from '../couriers/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { OrdersModule } from '../orders/index.js';
import { OutboxModule } from '../outbox/index.js';
import { DeliveryRequestQueries } from './delivery-request.queries.js';
import { DeliveryRequests } from './delivery-requests.service.js';
import { Fleet } from './fleet.js';
import { RecipientCodes } from './recipient.codes.js';
import { RequestAssessment } from './request.assessment.js';
import { RequestCommands } from './request.commands.js';
import { RequestDecisions } from './request.decisions.js';
import { RequestStore } from './request.store.js';

const OFFERED = [
  DeliveryRequests,
  DeliveryRequestQueries,
  RecipientCodes,
  RequestAssessment,
  RequestCommands,
  RequestDecisions,
];

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    CredentialsModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    OrdersModule,
    OutboxModule,
  ],
  providers: [...OFFERED, Fleet, RequestStore],
  exports: OFFERED,
})
export class DeliveryRequestsModule {}
