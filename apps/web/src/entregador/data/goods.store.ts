import type { Answer } from '../../base/api/call.js';
import { call } from './api.store.js';
import { onComeback } from './network.store.js';
import { session } from './session.store.js';
import { storedAnswer } from './stored-answer.store.js';

export type GoodsTask = Answer<'/api/courier/goods-tasks'>['items'][number];

/** Goods whose order went on without them: this courier must hand them over, or another courier has them. */
export const goods = storedAnswer<readonly GoodsTask[]>(
  'goods',
  [],
  async () => (await call('/api/courier/goods-tasks')).items,
);

/** Reports that the goods are where they belong. @throws Problem */
export async function handOver({ orderId }: GoodsTask): Promise<void> {
  await call('POST /api/courier/goods-tasks/{id}/done', { id: orderId });
  await goods.refresh();
}

onComeback(() => {
  if (session.get().phase === 'in') void goods.refresh();
});
