import type { Answer } from '../../base/api/call.js';
import { call } from './api.store.js';
import { onComeback } from './network.store.js';
import { observable } from '../../base/observable.js';
import { onWorker } from './push.store.js';
import { bestEffort, session } from './session.store.js';

const KEY = 'returns-read';
/** Of order ids: more than a courier has on the way at once. */
const MAX_STORED = 50;

/** Ids of orders about whose cancellation with a return the courier has read. */
export const readReturns = observable(JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly number[]);

export function noteReturnRead(orderId: number): void {
  readReturns.change((before) => [...before.filter((id) => id !== orderId), orderId].slice(-MAX_STORED));
  localStorage.setItem(KEY, JSON.stringify(readReturns.get()));
}

type Notice = Answer<'/api/courier/notices'>['items'][number];

/** Messages of the company to everybody on shift that the courier has not read. */
export const notices = observable<readonly Notice[]>([]);

/** Without network the known ones stay. */
export async function refreshNotices(): Promise<void> {
  if (session.get().phase !== 'in') return;
  await bestEffort(async () => {
    notices.set((await call('/api/courier/notices')).items);
  });
}

/** @throws Problem */
export async function readNotice(id: number): Promise<void> {
  await call('POST /api/courier/notices/{id}/read', { id });
  notices.change((before) => before.filter((one) => one.id !== id));
}

onComeback(() => void refreshNotices());

onWorker(({ pushed }) => {
  if (pushed === 'courier_notice') void refreshNotices();
});
