import { answer, api, type Body } from '../../ground/api/client.js';

export const recipientRequests = () => answer(api.GET('/api/merchant/recipient-requests'));

export const decideRequest = (
  id: number,
  body: Body<'/api/merchant/recipient-requests/{id}/decide', 'post'>,
) => api.POST('/api/merchant/recipient-requests/{id}/decide', { params: { path: { id: String(id) } }, body });
