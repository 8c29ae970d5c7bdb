export { PushServices } from './push-services.port.js';
export { PushSubscription } from './push-subscription.entity.js';
export { PushSubscriptionStore } from './push-subscription.store.js';
export { PUSH_LANGUAGES, type PushLanguage, type PushTarget } from './push-subscription.types.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
export { PushesModule } from './pushes.module.js';
