import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { InvoiceQueries } from './invoice.queries.js';
import { Invoices } from './invoices.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, OrdersModule],
  providers: [Invoices, InvoiceQueries],
  exports: [Invoices, InvoiceQueries],
})
export class InvoicesModule {}
