import type { paths } from '../../ground/generated/console.js';
import { Problem } from '../../ground/api/problem.js';
import { answer, api } from './api.store.js';

export type LostOrder =
  paths['/api/courier/lost-orders/{id}']['get']['responses'][200]['content']['application/json'];

/** What became of an order that the courier lost; null: the server cannot say it now. */
export async function readLost(id: number): Promise<LostOrder | null> {
  try {
    return await answer(api.GET('/api/courier/lost-orders/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
