export { DrawnWays } from './drawn-ways.service.js';
export { SpeedLearning } from './speed-learning.scheduler.js';
export { MomentMessages } from './moment-messages.service.js';
export { OrderTrackingModule } from './tracking.module.js';
export { TrackingLinks } from './tracking-links.service.js';
export { OrderTracking } from './tracking.service.js';
export { ratingOf } from './own-stop.rules.js';
export { companyOf } from './tracking-contact.mapper.js';
export type {
  ExpectedArrival,
  TrackedArrival,
  TrackedCompany,
  TrackedContact,
  TrackedCourier,
  TrackedOrder,
  TrackedRating,
  TrackedStop,
  TrackedStopStatus,
} from './tracking.types.js';
