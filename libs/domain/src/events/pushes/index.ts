export {
  PUSH_LANGUAGES,
  type PushLanguage,
  PushServices,
  PushSubscriptionStore,
  type PushTarget,
} from './push-subscription.store.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
