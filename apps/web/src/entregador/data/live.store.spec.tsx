// Alone: the session and the stream of another spec must not be there.
import { waitFor } from '@testing-library/react';
import type { Me } from './api.store.js';

/** The stream of a server that the spec plays. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly readyState = 1;
  readonly close = jest.fn();

  constructor() {
    super();
    Stream.opened.push(this);
  }

  say(kind: string, data: object): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

const AT = '2026-03-02T15:00:00.000Z';

describe('the event stream of a courier', () => {
  let me: Partial<Me>;

  beforeEach(async () => {
    me = { id: 7, online: true };
    Stream.opened = [];
    jest.useFakeTimers({ now: Date.parse(AT) });
    Object.assign(globalThis, { EventSource: Object.assign(Stream, { CLOSED: 2 }) });
    const answer = (address: string) =>
      address.endsWith('/me') ? me : address.endsWith('/company') ? { timezone: 'UTC' } : { items: [] };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) => Response.json(answer(String(address))));
    const { start } = await import('./session.store.js');
    await start();
    (await import('./live.store.js')).listen();
    Stream.opened[0]!.say('ready', { at: AT });
  });
  afterEach(async () => {
    (await import('./live.store.js')).stop();
  });

  const network = async () => (await import('./network.store.js')).network.get();

  it('shows a shift that the server ended', async () => {
    const { session } = await import('./session.store.js');
    me = { ...me, online: false };
    Stream.opened[0]!.say('duty', { online: false });
    await waitFor(() => expect(session.get()).toMatchObject({ me: { online: false } }));
  });

  it('counts as none when it is open but nothing comes for forty seconds, until something does', async () => {
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await network()).toEqual({ live: true, reached: true });
    await jest.advanceTimersByTimeAsync(15_000);
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
