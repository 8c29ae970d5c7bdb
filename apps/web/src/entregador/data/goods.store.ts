import type { Answer } from '../../base/api/call.js';
import { call } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { onComeback } from './network.store.js';
import { observable } from '../../base/observable.js';
import { bestEffort } from './best-effort.store.js';
import { session } from './session.store.js';

export type GoodsTask = Answer<'/api/courier/goods-tasks'>['items'][number];

const STORED = 'goods';

/** Goods that must go to somebody, or that somebody else has, as the server said last. */
export const goods = observable<readonly GoodsTask[]>([]);

export async function startGoods(): Promise<void> {
  goods.set((await readSnapshot<GoodsTask[]>(STORED)) ?? []);
  await refreshGoods();
}

/** Without network what is known stays. */
export async function refreshGoods(): Promise<void> {
  await bestEffort(async () => {
    const { items } = await call('/api/courier/goods-tasks');
    goods.set(items);
    await saveSnapshot(STORED, items);
  });
}

/** The goods are where they belong. @throws Problem */
export async function handOver({ orderId }: GoodsTask): Promise<void> {
  await call('POST /api/courier/goods-tasks/{id}/done', { id: orderId });
  await refreshGoods();
}

onComeback(() => {
  if (session.get().phase === 'in') void refreshGoods();
});
