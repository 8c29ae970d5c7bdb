import { Problem } from '../../ground/api/problem.js';
import type { Answer } from '../../ground/api/call.js';
import { call } from './api.store.js';

export type LostOrder = Answer<'/api/courier/lost-orders/{id}'>;

/** What became of an order that the courier lost; null: the server cannot say it now. */
export async function readLost(id: number): Promise<LostOrder | null> {
  try {
    return await call('/api/courier/lost-orders/{id}', { id });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
