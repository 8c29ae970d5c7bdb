import { useEffect } from 'react';
import { again, type Asks } from '../../base/api/client.js';
import { usePages, type Pages } from '../../base/api/list.js';
import { useGathered } from '../../base/gather.js';
import { BEHIND, LiveStream, type LiveState } from '../../base/live-stream.js';
import { observable, useValue } from '../../base/observable.js';

/** How often lists are read again while the stream is lost or blocked. */
const ASKING_MS = 3_000;
const GATHER_MS = 200;
const NEVER: LiveState = { live: false, lostAt: null };

/** The lists below an app's address that are read again after an event, by its kind. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  delivery: ['deliveries', 'checklist'],
  request: ['requests', 'checklist', 'credentials'],
  order: ['orders'],
};

const shown = observable(NEVER);

function readAgain(id: number, kinds: readonly string[]): Promise<unknown> {
  const all = kinds.includes(BEHIND);
  const parts = all ? [[]] : [...new Set(kinds.flatMap((kind) => CHANGED[kind] ?? []))].map((part) => [part]);
  return Promise.all(parts.map((part) => again(['developer', 'apps', String(id), ...part])));
}

export function useAppStream(id: number): void {
  const take = useGathered<string>(GATHER_MS, (kinds) => readAgain(id, kinds));
  useEffect(() => {
    const stream = new LiveStream({
      address: `/api/developer/apps/${id}/events`,
      kinds: [...Object.keys(CHANGED), BEHIND],
      take,
      // The reading of the app shows whether the session has ended or the app is another team's now.
      refused: () => {
        void readAgain(id, [BEHIND]);
        return true;
      },
    });
    const unwatch = stream.state.subscribe(() => shown.set(stream.state.get()));
    return () => {
      unwatch();
      stream.close();
      shown.set(NEVER);
    };
  }, [id]);
}

export function useAppLive(): LiveState {
  return useValue(shown);
}

/** How often a list of the app is read again; false while the stream is live, which reports changes. */
export function useAskAgainMs(): number | false {
  return useAppLive().live ? false : ASKING_MS;
}

/** A list that grows at its top; the former list stays while a changed filter is read. */
export function useLivePages<O extends Pages>(operation: O, asked: Omit<Asks<O>, 'cursor' | 'page'>) {
  return usePages(operation, asked, { keep: true, refetchInterval: useAskAgainMs() });
}
