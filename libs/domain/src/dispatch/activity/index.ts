export { CourierActivity, type CourierActivityItem, type OrderActivity } from './courier-activity.queries.js';
export { HubActivity, type HubChange, type HubCourier, type HubOfferChange } from './hub-activity.queries.js';
export { SearchLog } from './search-log.service.js';
