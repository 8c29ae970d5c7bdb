import type { DeveloperApp } from '#domain/modules';
import { CUSTOMER_EVENTS } from '../../../vocabulary/customer-event.vocabulary.js';

/** Names of the messages that each type of app gets, for tests; a spec compares them with the faces' own. */
export const APP_EVENTS: Record<DeveloperApp['type'], readonly string[]> = {
  open_delivery: [
    'PENDING',
    'ACCEPTED',
    'REJECTED',
    'PICKUP_ONGOING',
    'ARRIVED_AT_MERCHANT',
    'ORDER_PICKED',
    'DELIVERY_ONGOING',
    'ARRIVED_AT_CUSTOMER',
    'ORDER_DELIVERED',
    'RETURNING_TO_MERCHANT',
    'RETURNED_TO_MERCHANT',
    'DELIVERY_FINISHED',
    'CANCELLED',
  ],
  full_api: CUSTOMER_EVENTS,
  model_m: ['R', 'L', 'D', 'A', 'AP', 'E', 'ER', 'F', 'C', 'N'],
};
