import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';

export type Cell = Answer<'/api/admin/cells', 'get'>['items'][number];

/** The platform: its cells with their hubs. */
export const platform = {
  cells: () => queryOptions({ queryKey: ['cells'], queryFn: () => answer(api.GET('/api/admin/cells')) }),
};
