import { Module } from '@nestjs/common';
import { AddressBookModule, OrdersModule } from '../../ordering/index.js';
import { MerchantsModule } from '../../people/index.js';
import { DeliveryImportRunner } from './delivery-import-rows.scheduler.js';
import { DeliveryImports } from './delivery-imports.service.js';

@Module({
  imports: [AddressBookModule, MerchantsModule, OrdersModule],
  providers: [DeliveryImportRunner, DeliveryImports],
  exports: [DeliveryImportRunner, DeliveryImports],
})
export class DeliveryImportsModule {}
