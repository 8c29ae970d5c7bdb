import { call } from './api.store.js';

export type CourierShift = Awaited<ReturnType<typeof read>>[number];

const read = async () => (await call('/api/courier/shifts')).items;

/** Shifts that the courier may take, has and had. The server decides who gets the last place, so nothing waits for the network. */
export const courierShifts = {
  read,
};
