import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chosenHub } from './api/client.js';
import { now } from './time.js';

/** Events of the stream, each with the record as it is now. */
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
  /** Events were missed and cannot be had again: the lists must be read again. */
  readonly behind?: () => void;
};

export interface LiveState {
  readonly live: boolean;
  /** Since when the stream is interrupted; null while it is live or has never been. */
  readonly lostAt: number | null;
}

/** A message between the tabs of a browser: one tab holds the stream and passes its events on. */
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
/** Address of the app's event stream. */
let streamAddress = '/api/admin/events';
let channel: BroadcastChannel | null = null;
let source: EventSource | null = null;
/** Id of the last event, also of one that another tab passed on: the tab that takes over continues after it. */
let lastId = '';
let joined = false;
/** The stream was refused while no screen listened: the session has ended. */
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

/** Starts once per tab. Channel and lock are named by the hub, as tabs of platform operators may work in several. */
function begin(): void {
  if (asleep) connect();
  if (channel) return;
  const name = `live ${streamAddress} ${chosenHub() ?? ''}`;
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
  // Only pages served by https or from this machine have locks; elsewhere each tab opens its own stream.
  if ('locks' in navigator) void navigator.locks.request(name, listenForAll);
  else connect();
}

/** Holds the lock until the tab is closed; then the browser gives it to another tab. */
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
  source = new EventSource(`${streamAddress}?${query.toString()}`);
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

/**
 * EventSource reconnects by itself after a lost connection, with the last event's id; after a refusal this code does.
 */
function lost(): void {
  setStateOfAll({ live: false, lostAt: state.lostAt ?? now() });
  if (source?.readyState !== EventSource.CLOSED) return;
  source = null;
  setTimeout(() => {
    if (handlers.size > 0) connect();
    else asleep = true;
  }, RETRY_MS);
}

/** Chooses the app's event stream, before anything listens. */
export function followStream(address: string): void {
  streamAddress = address;
}

/** Listens to the stream while the screen is shown. A browser has one connection, however many screens listen. */
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
