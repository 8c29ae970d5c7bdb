import { answer, api } from './api.store.js';

export type CourierShift = Awaited<ReturnType<typeof read>>[number];

const read = async () => (await answer(api.GET('/api/courier/shifts'))).items;
const at = (id: number) => ({ params: { path: { id } } });

/** Shifts that the courier may take, has and had. The server decides who gets the last place, so nothing waits for the network. */
export const courierShifts = {
  read,
  take: (id: number) => answer(api.POST('/api/courier/shifts/{id}/take', at(id))),
  giveBack: (id: number) => answer(api.POST('/api/courier/shifts/{id}/give-back', at(id))),
};
