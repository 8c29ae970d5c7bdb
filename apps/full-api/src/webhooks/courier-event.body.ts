import type { CourierSnapshot } from '#domain';
import { toActiveOrderBody, type CourierBody } from '../couriers/courier.body.js';
import { wireInstantOrNull } from '../vocabulary/instant.mapper.js';

type CourierEventBody = Pick<
  CourierBody,
  'id' | 'name' | 'online' | 'status' | 'last_seen_at' | 'location' | 'active_orders'
>;

/** Body of a courier event, with the courier as at that time. */
export function toCourierEventBody(courier: CourierSnapshot): CourierEventBody {
  const { location } = courier;
  return {
    id: courier.id,
    name: courier.name,
    online: courier.online,
    status: courier.status,
    last_seen_at: wireInstantOrNull(courier.lastSeenAt),
    location: location && { latitude: location.latitude, longitude: location.longitude },
    active_orders: courier.activeOrders.map(toActiveOrderBody),
  };
}
