import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { GeographyModule } from '../../places/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { OutboxModule } from '../../events/index.js';
import { DeliveryChanges } from './delivery-change.queries.js';
import { DeliveryRequestQueries } from './delivery-request.queries.js';
import { DeliveryRequests } from './delivery-requests.service.js';
import { DeliveryVersions } from './delivery-version.queries.js';
import { VehicleAvailabilityQueries } from './vehicle-availability.queries.js';
import { RequestAssessment } from './request-assessment.service.js';
import { RequestCommands } from './request.commands.js';
import { RequestDecisions } from './request-decisions.service.js';
import { RequestStore } from './request.store.js';

const EXPORTED = [
  DeliveryChanges,
  DeliveryRequests,
  DeliveryRequestQueries,
  DeliveryVersions,
  RequestAssessment,
  RequestCommands,
  RequestDecisions,
];

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    OrdersModule,
    OutboxModule,
  ],
  providers: [...EXPORTED, VehicleAvailabilityQueries, RequestStore],
  exports: EXPORTED,
})
export class DeliveryRequestsModule {}
