export { DrawnWays } from './tracked-ways.service.js';
export { SpeedLearning } from './speed-learning.scheduler.js';
export { MomentMessages } from './moment-messages.mapper.js';
export { TrackingLinks } from './tracking-links.service.js';
export {
  OrderTracking,
  type TrackedCourier,
  type TrackedOrder,
  type TrackedStop,
} from './tracking.service.js';
export {
  companyOf,
  ratingOf,
  type TrackedCompany,
  type TrackedContact,
  type TrackedRating,
} from './recipient-view.rules.js';
export type { ExpectedArrival, TrackedArrival } from './arrival.rules.js';
