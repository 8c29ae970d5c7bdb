import type { Answer } from '../../ground/api/call.js';
import { Problem } from '../../ground/api/problem.js';
import { isEnd, call } from './api.store.js';
import { onComeback } from './network.store.js';
import { observable } from './observable.store.js';
import { endSession, session } from './session.store.js';

type Notice = Answer<'/api/courier/notices'>['items'][number];

/** What the company told everybody on shift and the courier has not read. */
export const notices = observable<readonly Notice[]>([]);

/** Without network what is known stays. */
export async function refreshNotices(): Promise<void> {
  if (session.get().phase !== 'in') return;
  try {
    notices.set((await call('/api/courier/notices')).items);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** @throws Problem */
export async function readNotice(id: number): Promise<void> {
  await call('POST /api/courier/notices/{id}/read', { id });
  notices.change((before) => before.filter((one) => one.id !== id));
}

onComeback(() => void refreshNotices());

(navigator as Partial<Navigator>).serviceWorker?.addEventListener(
  'message',
  ({ data }: MessageEvent<unknown>) => {
    if ((data as { pushed?: string }).pushed === 'courier_notice') void refreshNotices();
  },
);
