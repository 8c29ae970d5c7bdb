import type { paths } from '../../ground/generated/console.js';
import { Problem } from '../../ground/api/problem.js';
import { answer, api, isEnd } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { onComeback } from './network.store.js';
import { observable } from './observable.store.js';
import { endSession, session } from './session.store.js';

export type GoodsTask =
  paths['/api/courier/goods-tasks']['get']['responses'][200]['content']['application/json']['items'][number];

const KEPT = 'goods';

/** Goods that must go to somebody, or that somebody else has, as the server said last. */
export const goods = observable<readonly GoodsTask[]>([]);

export async function startGoods(): Promise<void> {
  goods.set((await readSnapshot<GoodsTask[]>(KEPT)) ?? []);
  await refreshGoods();
}

/** Without network what is known stays. */
export async function refreshGoods(): Promise<void> {
  try {
    const { items } = await answer(api.GET('/api/courier/goods-tasks'));
    goods.set(items);
    await saveSnapshot(KEPT, items);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** The goods are where they belong. @throws Problem */
export async function handOver({ orderId }: GoodsTask): Promise<void> {
  await api.POST('/api/courier/goods-tasks/{id}/done', { params: { path: { id: String(orderId) } } });
  await refreshGoods();
}

onComeback(() => {
  if (session.get().phase === 'in') void refreshGoods();
});
