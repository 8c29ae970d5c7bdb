import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { WalletsModule } from '../../ledger/index.js';
import { InvoicePayments } from './invoice-payments.service.js';
import { InvoiceQueries } from './invoice.queries.js';
import { Invoices } from './invoices.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, OrdersModule, WalletsModule],
  providers: [Invoices, InvoicePayments, InvoiceQueries],
  exports: [Invoices, InvoicePayments, InvoiceQueries],
})
export class InvoicesModule {}
