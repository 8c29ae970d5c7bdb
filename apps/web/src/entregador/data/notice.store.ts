import type { Answer } from '../../base/api/call.js';
import { call } from './api.store.js';
import { onComeback } from './network.store.js';
import { observable } from '../../base/observable.js';
import { onWorker } from './push.store.js';
import { bestEffort, session } from './session.store.js';

const KEY = 'returns-read';
/** Orders that are remembered: more than a courier has on the way at once. */
const MOST = 50;

/** Orders whose cancellation with a return the courier has read of. */
export const readReturns = observable<readonly number[]>(stored());

function stored(): readonly number[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as number[];
}

export function noteReturnRead(orderId: number): void {
  readReturns.change((before) => [...before.filter((id) => id !== orderId), orderId].slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify(readReturns.get()));
}

type Notice = Answer<'/api/courier/notices'>['items'][number];

/** What the company told everybody on shift and the courier has not read. */
export const notices = observable<readonly Notice[]>([]);

/** Without network what is known stays. */
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
