import { Module } from '@nestjs/common';
import { PushSubscriptionStore } from './push-subscription.store.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Expects PushServices from a global module, like Database and Clock. */
@Module({
  providers: [PushSubscriptionStore, PushSubscriptions],
  exports: [PushSubscriptionStore, PushSubscriptions],
})
export class PushesModule {}
