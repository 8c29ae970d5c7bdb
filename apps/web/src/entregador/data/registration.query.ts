import type { Body } from '../../ground/api/client.js';
import { answer, api } from './api.store.js';

/** How somebody becomes a courier of a company. */
export const registration = {
  company: (id: string) => answer(api.GET('/api/courier/companies/{id}', { params: { path: { id } } })),
  /** Without a code it asks for one, with the code of the phone it registers. */
  send: (body: Body<'/api/courier/register', 'post'>) => answer(api.POST('/api/courier/register', { body })),
};
