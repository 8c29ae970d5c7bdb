import { Module } from '@nestjs/common';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { OrdersModule } from '../orders/index.js';
import { InvoiceQueries } from './invoice.queries.js';
import { Invoices } from './invoices.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, OrdersModule],
  providers: [Invoices, InvoiceQueries],
  exports: [Invoices, InvoiceQueries],
})
export class InvoicesModule {}
