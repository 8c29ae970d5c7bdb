import type { CourierView } from '#domain';

/** A courier's own record. */
export function courierBody(view: CourierView) {
  const { courier, online, status, shiftEndsAt, activeOrders, lastSeenAt, location } = view;
  return {
    id: courier.id,
    hubId: courier.hubId,
    name: courier.name,
    phone: courier.phone,
    email: courier.email,
    registration: courier.registration,
    blocked: courier.blocked,
    blockedUntil: courier.blockedUntil,
    blockedSince: courier.registration === 'suspended' ? courier.registrationChangedAt : courier.blockedAt,
    blockReason: courier.registration === 'suspended' ? courier.registrationNote : courier.blockNote,
    withdrawalBlocked: courier.withdrawalBlocked,
    vehicle: courier.vehicle,
    /** The Pix key for withdrawals. */
    pixKey: courier.pixKey,
    vehicleTypeIds: courier.vehicleTypeIds,
    online,
    status,
    shiftEndsAt,
    location,
    lastSeenAt,
    activeOrders: activeOrders.map(({ id, status: orderStatus }) => ({ id, status: orderStatus })),
  };
}
