import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chosenHub } from './api/client.js';
import { now } from './time.js';

/** What the stream tells: the record as it is now. */
export interface LiveEvents {
  readonly order: {
    id: number;
    sequence: number;
    type: string;
    at: string;
    status: string;
    courierId: number | null;
  };
  readonly offer: { id: number; orderId: number; courierId: number; status: string; at: string };
  readonly courier: {
    id: number;
    sequence: number;
    online: boolean;
    status: 'offline' | 'blocked' | 'busy' | 'available';
    activeOrders: number;
    lastSeenAt: string | null;
    location: { latitude: number; longitude: number } | null;
  };
  readonly request: { id: number; type: string; at: string };
}

type LiveKind = keyof LiveEvents;
export type LiveHandlers = { readonly [K in LiveKind]?: (event: LiveEvents[K]) => void } & {
  /** What was missed is gone: read the lists again. */
  readonly behind?: () => void;
};

export interface LiveState {
  readonly live: boolean;
  /** Since when nothing was heard; null while it is live or was never. */
  readonly lostAt: number | null;
}

/** Between the tabs of a browser: one of them listens to the server and passes its events on. */
type Passed =
  | {
      readonly say: 'event';
      readonly kind: LiveKind | 'behind';
      readonly event: unknown;
      readonly id: string;
    }
  | { readonly say: 'state'; readonly state: LiveState }
  | { readonly say: 'ask' };

const KINDS: readonly LiveKind[] = ['order', 'offer', 'courier', 'request'];
const RETRY_MS = 3_000;
const handlers = new Set<{ readonly current: LiveHandlers }>();
const watchers = new Set<() => void>();
let state: LiveState = { live: false, lostAt: null };
let channel: BroadcastChannel | null = null;
let source: EventSource | null = null;
/** Of the last event, also of one that another tab passed on: whoever takes over goes on from there. */
let lastId = '';
let joined = false;
/** It was refused while nobody listened: the session has ended. */
let asleep = false;

function setState(next: LiveState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function tell(kind: LiveKind | 'behind', event: unknown): void {
  for (const { current } of handlers) (current[kind] as ((event: unknown) => void) | undefined)?.(event);
}

function pass(passed: Passed): void {
  channel?.postMessage(passed);
}

function tellAll(kind: LiveKind | 'behind', event: unknown): void {
  tell(kind, event);
  pass({ say: 'event', kind, event, id: lastId });
}

function setStateOfAll(next: LiveState): void {
  setState(next);
  pass({ say: 'state', state: next });
}

/** Once a tab. The channel and the lock are named by the hub, as tabs of platform operators may work in several. */
function begin(): void {
  if (asleep) connect();
  if (channel) return;
  const name = `live ${chosenHub() ?? ''}`;
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (data.say === 'ask' && source) pass({ say: 'state', state });
    if (data.say === 'state') setState(data.state);
    if (data.say !== 'event') return;
    lastId = data.id;
    joined = true;
    tell(data.kind, data.event);
  };
  pass({ say: 'ask' });
  // Only pages of https and of this machine have locks; elsewhere each tab listens for itself.
  if ('locks' in navigator) void navigator.locks.request(name, listenForAll);
  else connect();
}

/** Holds the lock until the tab is closed; the browser then gives it to another tab. */
function listenForAll(): Promise<never> {
  connect();
  return new Promise(() => undefined);
}

function connect(): void {
  asleep = false;
  const query = new URLSearchParams();
  const hub = chosenHub();
  if (hub !== null) query.set('hubId', hub);
  if (lastId !== '') query.set('lastEventId', lastId);
  source = new EventSource(`/api/admin/events?${query.toString()}`);
  source.addEventListener('ready', ({ data, lastEventId }: MessageEvent<string>) => {
    const { resumed } = JSON.parse(data) as { resumed: boolean };
    lastId = lastEventId;
    setStateOfAll({ live: true, lostAt: null });
    if (joined && !resumed) tellAll('behind', null);
    joined = true;
  });
  for (const kind of KINDS)
    source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      tellAll(kind, JSON.parse(data));
    });
  source.addEventListener('error', lost);
}

/** The browser comes back by itself after a cut, with the id of the last event; after a refusal we do. */
function lost(): void {
  setStateOfAll({ live: false, lostAt: state.lostAt ?? now() });
  if (source?.readyState !== EventSource.CLOSED) return;
  source = null;
  setTimeout(() => {
    if (handlers.size > 0) connect();
    else asleep = true;
  }, RETRY_MS);
}

/** Listens while the screen is shown. One connection a browser, whoever listens. */
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
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => state,
  );
}
