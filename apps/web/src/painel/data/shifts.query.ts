import { answer, api, type Answer, type Body } from '../../ground/api/client.js';

export type Shift = Answer<'/api/admin/shifts', 'get'>['items'][number];
export type Booking = Shift['bookings'][number];
export type PresentCourier = Answer<'/api/admin/shifts/now', 'get'>['items'][number];
export type ShiftBody = Body<'/api/admin/shifts/{id}', 'put'>;

const at = (id: number) => ({ params: { path: { id } } });

/** Planned shifts of couriers, by week. */
export const shifts = {
  key: (week: string) => ['shifts', week] as const,
  read: (week: string) => answer(api.GET('/api/admin/shifts', { params: { query: { week } } })),
  now: () => answer(api.GET('/api/admin/shifts/now')),
  plan: (body: Body<'/api/admin/shifts', 'post'>) => answer(api.POST('/api/admin/shifts', { body })),
  change: (id: number, body: ShiftBody) => api.PUT('/api/admin/shifts/{id}', { ...at(id), body }),
  publish: (week: string) => answer(api.POST('/api/admin/shifts/publish', { body: { week } })),
  copy: (week: string, to: string) => answer(api.POST('/api/admin/shifts/copy', { body: { week, to } })),
  cancel: (id: number) => api.POST('/api/admin/shifts/{id}/cancel', at(id)),
  remove: (bookingId: number) => api.POST('/api/admin/shifts/bookings/{id}/remove', at(bookingId)),
};
