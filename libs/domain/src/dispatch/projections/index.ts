export { OrderProjections } from './order-projections.service.js';
export { type QueuePlace, SearchQueues } from './search-queues.service.js';
