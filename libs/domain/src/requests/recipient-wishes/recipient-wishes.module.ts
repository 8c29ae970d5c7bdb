import { Module } from '@nestjs/common';
import { OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { ConfirmationModule } from '../confirmation/index.js';
import { RecipientWishes } from './recipient-wishes.service.js';

@Module({
  imports: [ConfirmationModule, OrdersModule, OrderTrackingModule],
  providers: [RecipientWishes],
  exports: [RecipientWishes],
})
export class RecipientWishesModule {}
