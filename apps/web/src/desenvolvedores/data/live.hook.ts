import { useEffect } from 'react';
import { again, type Asks } from '../../base/api/client.js';
import { usePages, type Pages } from '../../base/api/list.js';
import { useGathered } from '../../base/gather.js';
import { BEHIND, LiveStream, type LiveState } from '../../base/live-stream.js';
import { observable, useValue } from '../../base/observable.js';

/** Where the stream is lost or blocked, lists are read again so often. */
const ASKING_MS = 3_000;
/** Changes that come together are read together. */
const TOGETHER_MS = 200;
const NEVER: LiveState = { live: false, lostAt: null };

/** What is read again when something of a kind has changed, below the app's address. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  delivery: ['deliveries', 'checklist'],
  request: ['requests', 'checklist', 'credentials'],
  order: ['orders'],
};

/** How the stream is of the app that this tab shows. */
const shown = observable(NEVER);

function readAgain(id: number, kinds: readonly string[]): Promise<unknown> {
  const all = kinds.includes(BEHIND);
  const parts = all ? [[]] : [...new Set(kinds.flatMap((kind) => CHANGED[kind] ?? []))].map((part) => [part]);
  return Promise.all(parts.map((part) => again(['developer', 'apps', String(id), ...part])));
}

/** Follows what happens in the app's test environment, and keeps the lists that are shown up to date. */
export function useAppStream(id: number): void {
  const take = useGathered<string>(TOGETHER_MS, (kinds) => readAgain(id, kinds));
  useEffect(() => {
    const stream = new LiveStream({
      address: `/api/developer/apps/${String(id)}/events`,
      kinds: [...Object.keys(CHANGED), BEHIND],
      take,
      // Whether the session has ended or the app is another team's now, the app itself says.
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

/** How often a list of the app is read again: where the stream is live, it says when. */
export function useAskAgainMs(): number | false {
  return useAppLive().live ? false : ASKING_MS;
}

/** A list that grows at its top; a change of the filter shows the former list until the new one is there. */
export function useLivePages<O extends Pages>(operation: O, asked: Omit<Asks<O>, 'cursor' | 'page'>) {
  return usePages(operation, asked, { keep: true, refetchInterval: useAskAgainMs() });
}
