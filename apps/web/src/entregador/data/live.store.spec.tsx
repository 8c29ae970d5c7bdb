// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from './api.store.js';

/** The stream of a server that the spec plays. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly readyState = 1;
  readonly close = vi.fn();

  constructor() {
    super();
    Stream.opened.push(this);
  }

  say(kind: string, data: object): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

const AT = '2026-03-02T15:00:00.000Z';

// Specs share their worker's modules: these must not be those that another spec has loaded, nor stay for the next.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());

describe('the event stream of a courier', () => {
  let me: Partial<Me>;

  beforeEach(async () => {
    me = { id: 7, online: true };
    Stream.opened = [];
    vi.useFakeTimers({ now: Date.parse(AT) });
    vi.stubGlobal('EventSource', Object.assign(Stream, { CLOSED: 2 }));
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(
        address.endsWith('/me') ? me : address.endsWith('/company') ? { timezone: 'UTC' } : { items: [] },
      ),
    );
    const { start } = await import('./session.store.js');
    await start();
    (await import('./live.store.js')).listen();
    Stream.opened[0]!.say('ready', { at: AT });
  });
  afterEach(async () => {
    (await import('./live.store.js')).stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const network = async () => (await import('./network.store.js')).network.get();

  it('shows a shift that the server ended', async () => {
    const { session } = await import('./session.store.js');
    me = { ...me, online: false };
    Stream.opened[0]!.say('duty', { online: false });
    await vi.waitFor(() => expect(session.get()).toMatchObject({ me: { online: false } }));
  });

  it('counts as none when it is open but nothing comes for forty seconds, until something does', async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await network()).toEqual({ live: true, reached: true });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await network()).toEqual({ live: false, reached: false });
    expect(Stream.opened).toHaveLength(2);
    Stream.opened[1]!.say('ready', { at: AT });
    expect(await network()).toEqual({ live: true, reached: true });
  });

  it('counts as none at once in airplane mode, and again when a heartbeat shows that it lives', async () => {
    dispatchEvent(new Event('offline'));
    expect(await network()).toEqual({ live: false, reached: false });
    Stream.opened[0]!.say('heartbeat', { at: AT });
    expect(await network()).toEqual({ live: true, reached: true });
  });
});
