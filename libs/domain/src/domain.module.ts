import { Module } from '@nestjs/common';
import { CompanyModule } from './company/index.js';
import { EventsModule } from './events/index.js';
import { PlacesModule } from './places/index.js';
import { LedgerModule } from './ledger/index.js';
import { PeopleModule } from './people/index.js';
import { IntegrationModule } from './integration/index.js';
import { OrderingModule } from './ordering/index.js';
import { BillingModule } from './billing/index.js';
import { DispatchModule } from './dispatch/index.js';
import { RequestsModule } from './requests/index.js';
import { BackOfficeModule } from './back-office/index.js';

const CONTEXTS = [
  CompanyModule,
  EventsModule,
  PlacesModule,
  LedgerModule,
  PeopleModule,
  IntegrationModule,
  OrderingModule,
  BillingModule,
  DispatchModule,
  RequestsModule,
  BackOfficeModule,
];

/** Ports come from a global module: `CoreModule` of the runtime. */
@Module({ imports: CONTEXTS, exports: CONTEXTS })
export class DomainModule {}
