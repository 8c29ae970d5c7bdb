import { useEffect, useRef } from 'react';
import { chosenHub, type Courier } from './api/client.js';
import { LiveStream, type LiveState } from './live-stream.js';
import { observable, useValue } from './observable.js';

/** Events of the stream that screens follow, with the members that they read. */
export interface LiveEvents {
  readonly order: { id: number; type: string; courierId: number | null };
  readonly courier: { type: string; activeOrders: number } & Pick<
    Courier,
    'id' | 'online' | 'status' | 'shiftEndsAt' | 'freeSince' | 'lastSeenAt' | 'location'
  >;
}

type LiveKind = keyof LiveEvents;
type LiveHandlers = { readonly [K in LiveKind]?: (event: LiveEvents[K]) => void } & {
  readonly behind?: () => void;
};

const KINDS: readonly LiveKind[] = ['order', 'courier'];
const state = observable<LiveState>({ live: false, lostAt: null });
const handlers = new Set<{ readonly current: LiveHandlers }>();
let streamAddress = '/api/admin/events';
let stream: LiveStream | null = null;

function tell(kind: string, event: unknown): void {
  for (const { current } of handlers)
    (current[kind as LiveKind] as ((event: unknown) => void) | undefined)?.(event);
}

/** Starts once per tab. Streams are per hub, as tabs of platform operators may work in several. */
function begin(): void {
  if (stream) {
    stream.wake();
    return;
  }
  const hub = chosenHub();
  const opened = new LiveStream({
    address: streamAddress,
    query: hub === null ? {} : { hubId: hub },
    kinds: KINDS,
    take: tell,
    refused: () => handlers.size > 0,
  });
  opened.state.subscribe(() => state.set(opened.state.get()));
  stream = opened;
}

/** Chooses the app's event stream; call it before anything listens. */
export function followStream(address: string): void {
  streamAddress = address;
}

/** Listens to the stream while the screen is shown. A browser has one connection for all screens. */
export function useLive(wanted: LiveHandlers): void {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    handlers.add(latest);
    begin();
    return () => {
      handlers.delete(latest);
    };
  }, []);
}

export function useLiveState(): LiveState {
  return useValue(state);
}
