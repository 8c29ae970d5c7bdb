import { answer, api } from '../../ground/api/client.js';

/** The telephony that connects recipients and couriers. */
export const callGateway = {
  key: ['call-gateway'] as const,
  read: () => answer(api.GET('/api/admin/call-gateway')),
  connect: (url: string) => answer(api.PUT('/api/admin/call-gateway', { body: { url } })),
  disconnect: () => answer(api.DELETE('/api/admin/call-gateway')),
};
