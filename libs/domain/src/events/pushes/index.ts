export {
  PUSH_LANGUAGES,
  type PushLanguage,
  PushServices,
  PushSubscriptions,
  PushSubscriptionStore,
  type PushTarget,
} from './push-subscriptions.service.js';
