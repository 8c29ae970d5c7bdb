import { observable } from '../../base/observable.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { bestEffort, session } from './session.store.js';
import type { Answer } from '../../base/api/call.js';
import { call } from './api.store.js';
import { onComeback } from './network.store.js';
import type { WorkRules } from './answers.rules.js';

/** The server's answer to `read`; without network as it was stored, and `first` before there is any. */
export function storedAnswer<T>(name: string, first: T, read: () => Promise<T>) {
  const value = observable(first);
  const refresh = () =>
    bestEffort(async () => {
      value.set(await read());
      await saveSnapshot(name, value.get());
    });
  const start = async () => {
    value.set((await readSnapshot<T>(name)) ?? first);
    await refresh();
  };
  return { ...value, start, refresh };
}

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

/** The company's rules for a stop; defaults until they are known. */
export const workRules = storedAnswer<WorkRules>(
  'work-rules',
  { atStop: { withinM: 300, waitMinutes: 5 }, ageCheck: 'birth_date', depotAddress: null },
  () => call('/api/courier/work-rules'),
);
